import type { Texts } from '@walstatt/engine';
import type { Warpath } from '../kit.ts';

const RESULTS = {
  steady: 'steady',
  suppressed: 'suppressed',
  crippled: 'crippled',
  crippledAndDown: 'crippled, systems down',
  destroyed: 'destroyed',
} as const;
const diceOf = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);
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
  objectivePlaced: (e, t) =>
    e.terrain === null
      ? `An objective lies at ${t.length(e.x)} / ${t.length(e.y)}.`
      : `${t.name(e.terrain)} is an objective.`,
  edgeChosen: (e, t) => `${t.name(e.side)}: ${t.name(e.edge)}.`,
  firstTurnGoesTo: (e, t) => `${t.name(e.side)} has the first turn.`,
  deployed: (e, t) => `${t.name(e.unit)}: deployed.`,
  heldBack: (e, t) => `${t.name(e.unit)}: not yet on the table.`,
  scouted: () => '',
  bearerChosen: () => '',
  turnBegan: (e, t) => `Turn ${e.turn}: ${t.name(e.side)}`,
  shookOff: (e, t) => `${t.name(e.unit)}: no longer suppressed.`,
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
  aimed: () => '',
  shotFired: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)}: shooting, ${diceOf(e.dice)}, ${e.need}+.`,
  struck: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)} (${t.name(e.with)}): ${diceOf(e.dice)}, ${e.need}+.`,
  damaged: (e, t) => `${t.name(e.unit)}: ${e.points} damage, now ${e.total}.`,
  doneShooting: () => '',
  tested: (e, t) => `${t.name(e.unit)}, morale test: ${e.roll}, with damage ${e.total}: ${RESULTS[e.result]}.`,
  crippled: (e, t) => `${t.name(e.unit)}: crippled.`,
  destroyed: (e, t) => `${t.name(e.unit)}: destroyed.`,
  meleeOver: () => '',
  meleeLapsed: (e, t) => `${t.name(e.unit)}: charge broken off.`,
  turnCut: () => 'The time for this turn is over.',
  timeRanOut: (e, t) => `${t.name(e.seat)} has no time left.`,
  timeUp: () => 'The time is up; the round is played to its end.',
  pauseWanted: (e, t) => `${t.name(e.seat)} asks to stop the clock.`,
  clockGoesOn: () => 'The clock goes on.',
  resigned: (e, t) => `${t.name(e.seat)} resigns.`,
  battleEnded: (e, t) =>
    e.winners.length === 0 ? 'The battle ends in a draw.' : `Victory: ${e.winners.map((w) => t.name(w)).join(', ')}`,
};
