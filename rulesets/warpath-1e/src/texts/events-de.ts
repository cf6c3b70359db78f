import type { Teller, Texts } from '@walstatt/engine';
import type { Event } from '../generated/state.ts';
import type { Warpath } from '../kit.ts';
import { exceptionIn, limitsOf } from './morale.ts';

const RESULTS = {
  steady: 'standhaft',
  suppressed: 'niedergehalten',
  crippled: 'beschädigt',
  crippledAndDown: 'beschädigt, Systeme ausgefallen',
  destroyed: 'zerstört',
} as const;
const EXCEPTIONS = {
  doubleOne: ' (Doppeleins)',
  doubleSix: ' (Doppelsechs)',
  exempt: ' (hierdurch nicht niederzuhalten)',
  none: '',
} as const;
/** What units shoot with besides special weapons; their own fire needs no mention. */
export const ATTACKS: Readonly<Record<string, string>> = { own: 'eigene Waffen', flame: 'Flammenwolke', zap: 'Zapp!' };
const shotWith = (e: Extract<Event, { type: 'shotFired' }>, t: Teller): string =>
  e.with === 'own' ? '' : ` (${e.weapon === null ? ATTACKS[e.with] : t.name(e.weapon)})`;
const CONDITIONS = {
  annihilation: 'den Feind vernichten',
  meatGrinder: 'Fleischwolf!',
  scorchedEarth: 'Verbrannte Erde!',
  totalControl: 'Totale Kontrolle!',
} as const;
const WALKS = {
  advance: 'Vorrücken',
  doubleTime: 'Eilmarsch',
  scout: 'Aufklärung',
  regroup: 'neu formiert',
  fallBack: 'Rückzug',
  arrive: 'Einrücken',
  apart: 'auseinandergerückt',
} as const;

/** What happened, in German. */
export const de: Texts<Warpath>['events'] = {
  conditionRolled: (e) => `Siegbedingung: ${CONDITIONS[e.condition]}`,
  objectivesRolled: (e) => `Würfel ${e.count - 1} + 1: ${e.count} Missionsziele folgen.`,
  objectivePlaced: (e, t) =>
    e.terrain === null
      ? `Ein Missionsziel liegt bei ${t.length(e.x)} / ${t.length(e.y)}.`
      : `Missionsziel: ${t.name(e.terrain)}.`,
  edgeChosen: (e, t) => `${t.name(e.side)}: ${t.name(e.edge)}.`,
  firstTurnGoesTo: (e, t) => `Erster Spielzug: ${t.name(e.side)}.`,
  deployed: (e, t) => `${t.name(e.unit)}: aufgestellt.`,
  heldBack: (e, t) => `${t.name(e.unit)}: noch nicht auf dem Tisch.`,
  scouted: () => '',
  bearerChosen: () => '',
  turnBegan: (e, t) => `Spielzug ${e.turn}: ${t.name(e.side)}`,
  shookOff: (e, t) => `${t.name(e.unit)}: starrköpfig, nicht mehr niedergehalten.`,
  staysDown: (e, t) => `${t.name(e.unit)}: starrköpfig, aber weiter niedergehalten (nötig war 4+).`,
  called: (e, t) => `${t.name(e.unit)}: ${e.comes ? 'Verstärkung trifft ein' : 'noch keine Verstärkung'}.`,
  flewOff: (e, t) => `${t.name(e.unit)} steigt davon.`,
  flewIn: (e, t) => `${t.name(e.unit)} stößt herab.`,
  arrived: (e, t) => `${t.name(e.unit)}: eingetroffen.`,
  waits: (e, t) => `${t.name(e.unit)}: kein Weg herein, warten.`,
  ordered: (e, t) => (e.order === 'halt' ? `${t.name(e.unit)}: Halt.` : ''),
  walked: (e, t) => `${t.name(e.unit)}: ${WALKS[e.why]}.`,
  chargeTried: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.target)} gewünscht.`,
  cowered: (e, t) => `${t.name(e.unit)}: nicht tapfer genug.`,
  charged: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.target)}.`,
  drove: (e, t) => (e.distance === 0 ? '' : `${t.name(e.unit)} fährt ${t.length(e.distance)}.`),
  pushed: (e, t) => `${t.name(e.unit)}: zur Seite gewichen.`,
  immobilised: (e, t) => `${t.name(e.unit)}: für immer lahmgelegt.`,
  collided: (e, t) => `${t.name(e.unit)} rammt ${t.name(e.other)}.`,
  overran: (e, t) => `${t.name(e.unit)} überfährt ${t.name(e.over)}.`,
  boarded: (e, t) => `${t.name(e.unit)}: eingestiegen in ${t.name(e.carrier)}.`,
  left: (e, t) => `${t.name(e.unit)}: ausgestiegen aus ${t.name(e.carrier)}.`,
  thrownOut: (e, t) => `${t.name(e.unit)}: aus dem Wrack geworfen (${t.name(e.carrier)}).`,
  nobodyCanShoot: () => 'Niemand kann schießen.',
  aimed: () => '',
  shotFired: (e, t) =>
    `${t.name(e.unit)} → ${t.name(e.target)}${shotWith(e, t)}: Beschuss, ${e.dice} Würfel, ${e.need}+.`,
  struck: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)} (${t.name(e.with)}): ${e.dice} Würfel, ${e.need}+.`,
  damaged: (e, t) => `${t.name(e.unit)}: ${e.points} Schaden, nun ${e.total}.`,
  doneShooting: () => '',
  tested: (e, t) =>
    `${t.name(e.unit)}, Moraltest: Würfel ${e.roll} + Schaden ${e.total - e.roll} = ${e.total}, Moral ${limitsOf(e)}: ${RESULTS[e.result]}${EXCEPTIONS[exceptionIn(e) ?? 'none']}.`,
  crippled: (e, t) => `${t.name(e.unit)}: beschädigt.`,
  destroyed: (e, t) => `${t.name(e.unit)}: zerstört.`,
  meleeOver: () => '',
  meleeLapsed: (e, t) => `${t.name(e.unit)}: Angriff abgebrochen.`,
  turnCut: () => 'Die Zeit für diesen Spielzug ist um.',
  timeRanOut: (e, t) => `${t.name(e.seat)}: keine Zeit mehr.`,
  timeUp: () => 'Die Zeit ist um; die Runde wird zu Ende gespielt.',
  pauseWanted: (e, t) => `${t.name(e.seat)}: Bitte, die Uhr anzuhalten.`,
  clockGoesOn: () => 'Die Uhr läuft weiter.',
  resigned: (e, t) => `${t.name(e.seat)}: aufgegeben.`,
  battleEnded: (e, t) =>
    e.winners.length === 0
      ? 'Die Schlacht endet unentschieden.'
      : `Sieg: ${e.winners.map((w) => t.name(w)).join(', ')}`,
};
