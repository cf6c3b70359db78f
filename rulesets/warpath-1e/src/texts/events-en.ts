import type { Teller, Texts } from '@walstatt/engine';
import type { Event } from '../generated/state.ts';
import type { Warpath } from '../kit.ts';
import { exceptionIn, limitsOf } from './morale.ts';

const RESULTS = {
  steady: 'steady',
  suppressed: 'suppressed',
  crippled: 'crippled',
  crippledAndDown: 'crippled, systems down',
  destroyed: 'destroyed',
} as const;
const diceOf = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);
const EXCEPTIONS = {
  doubleOne: ' (double one)',
  doubleSix: ' (double six)',
  exempt: ' (cannot be suppressed by this)',
  none: '',
} as const;
/** What units shoot with besides special weapons; their own fire needs no mention. */
export const ATTACKS: Readonly<Record<string, string>> = { own: 'own weapons', flame: 'flame cloud', zap: 'zap' };
const shotWith = (e: Extract<Event, { type: 'shotFired' }>, t: Teller): string =>
  e.with === 'own' ? '' : ` (${e.weapon === null ? ATTACKS[e.with] : t.name(e.weapon)})`;
const CONDITIONS = {
  annihilation: 'destroy the enemy',
  meatGrinder: 'Meat grinder!',
  scorchedEarth: 'Scorched earth!',
  totalControl: 'Total control!',
} as const;
const WALKS = {
  advance: 'advance',
  doubleTime: 'double time',
  scout: 'scout ahead',
  regroup: 'regroup',
  fallBack: 'fall back',
  arrive: 'move onto the table',
  apart: 'move apart',
} as const;

/** What happened, in English. */
export const en: Texts<Warpath>['events'] = {
  conditionRolled: (e) => `Victory condition: ${CONDITIONS[e.condition]}`,
  objectivesRolled: (e) => `Die ${e.count - 1} + 1: ${e.count} objectives are placed.`,
  objectivePlaced: (e, t) =>
    e.terrain === null
      ? `An objective lies at ${t.length(e.x)} / ${t.length(e.y)}.`
      : `Objective: ${t.name(e.terrain)}.`,
  edgeChosen: (e, t) => `${t.name(e.side)}: ${t.name(e.edge)}.`,
  firstTurnGoesTo: (e, t) => `First turn: ${t.name(e.side)}.`,
  deployed: (e, t) => `${t.name(e.unit)}: deployed.`,
  heldBack: (e, t) => `${t.name(e.unit)}: not yet on the table.`,
  scouted: () => '',
  bearerChosen: () => '',
  turnBegan: (e, t) => `Turn ${e.turn}: ${t.name(e.side)}`,
  shookOff: (e, t) => `${t.name(e.unit)}: headstrong, no longer suppressed.`,
  staysDown: (e, t) => `${t.name(e.unit)}: headstrong, but still suppressed (4+ was needed).`,
  called: (e, t) => `${t.name(e.unit)}: ${e.comes ? 'the reinforcement comes' : 'no reinforcement yet'}.`,
  flewOff: (e, t) => `${t.name(e.unit)} climbs away.`,
  flewIn: (e, t) => `${t.name(e.unit)} swoops down.`,
  arrived: (e, t) => `${t.name(e.unit)}: arrived.`,
  waits: (e, t) => `${t.name(e.unit)}: no way in, waiting.`,
  ordered: (e, t) => (e.order === 'halt' ? `${t.name(e.unit)}: halt.` : ''),
  walked: (e, t) => `${t.name(e.unit)}: ${WALKS[e.why]}.`,
  chargeTried: (e, t) => `${t.name(e.unit)}: wish to charge ${t.name(e.target)}.`,
  cowered: (e, t) => `${t.name(e.unit)}: not brave enough.`,
  charged: (e, t) => `${t.name(e.unit)}: charge at ${t.name(e.target)}.`,
  drove: (e, t) => (e.distance === 0 ? '' : `${t.name(e.unit)} drives ${t.length(e.distance)}.`),
  pushed: (e, t) => `${t.name(e.unit)}: aside.`,
  immobilised: (e, t) => `${t.name(e.unit)}: stuck for good.`,
  collided: (e, t) => `${t.name(e.unit)} rams ${t.name(e.other)}.`,
  overran: (e, t) => `${t.name(e.unit)} runs over ${t.name(e.over)}.`,
  boarded: (e, t) => `${t.name(e.unit)}: aboard ${t.name(e.carrier)}.`,
  left: (e, t) => `${t.name(e.unit)}: out of ${t.name(e.carrier)}.`,
  thrownOut: (e, t) => `${t.name(e.unit)}: thrown out of ${t.name(e.carrier)}.`,
  nobodyCanShoot: () => 'Nobody can shoot.',
  aimed: () => '',
  shotFired: (e, t) =>
    `${t.name(e.unit)} → ${t.name(e.target)}${shotWith(e, t)}: shooting, ${diceOf(e.dice)}, ${e.need}+.`,
  struck: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)} (${t.name(e.with)}): ${diceOf(e.dice)}, ${e.need}+.`,
  damaged: (e, t) => `${t.name(e.unit)}: ${e.points} damage, now ${e.total}.`,
  doneShooting: () => '',
  tested: (e, t) =>
    `${t.name(e.unit)}, morale test: dice ${e.roll} + damage ${e.total - e.roll} = ${e.total}, morale ${limitsOf(e)}: ${RESULTS[e.result]}${EXCEPTIONS[exceptionIn(e) ?? 'none']}.`,
  crippled: (e, t) => `${t.name(e.unit)}: crippled.`,
  destroyed: (e, t) => `${t.name(e.unit)}: destroyed.`,
  meleeOver: () => '',
  meleeLapsed: (e, t) => `${t.name(e.unit)}: charge broken off.`,
  turnCut: () => 'The time for this turn is over.',
  timeRanOut: (e, t) => `${t.name(e.seat)}: out of time.`,
  timeUp: () => 'The time is up; the round is played to its end.',
  pauseWanted: (e, t) => `${t.name(e.seat)}: wish to stop the clock.`,
  clockGoesOn: () => 'The clock goes on.',
  resigned: (e, t) => `${t.name(e.seat)}: battle given up.`,
  battleEnded: (e, t) =>
    e.winners.length === 0 ? 'The battle ends in a draw.' : `Victory: ${e.winners.map((w) => t.name(w)).join(', ')}`,
};
