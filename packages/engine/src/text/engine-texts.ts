import type { Refusal } from '../machine/types.ts';
import type { Language, Teller } from '../ruleset/texts.ts';

type EngineTexts = {
  readonly refusals: Readonly<Record<string, (r: Refusal, t: Teller) => string>>;
  /** What is wrong with one leg of a plan. */
  readonly onLeg: (p: { mover: string; leg: number; text: string }) => string;
  readonly shape: (shape: string) => string;
  readonly rolled: (p: { who: string; purpose: string; shape: string; faces: string; rule: string }) => string;
  readonly effectBegan: (p: { on: string; effect: string }) => string;
  readonly effectEnded: (p: { effect: string }) => string;
  readonly seatFinished: (p: { seat: string }) => string;
  readonly orderTriggers: string;
  readonly pass: string;
  readonly chance: string;
};

const arg = (r: Refusal, key: string): string => {
  const value = typeof r.args === 'object' && r.args !== null ? (r.args as Record<string, unknown>)[key] : undefined;
  return String(value ?? '');
};

const de: EngineTexts = {
  refusals: {
    malformed: () => 'Diese Antwort hat nicht die richtige Form.',
    notOffered: (r, t) => `${t.name(String(r.measured))}: steht hier nicht zur Wahl.`,
    wrongCount: (r) => `Anzahl ${r.measured}: die Grenze ist ${r.limit}.`,
    noFace: (r) => `${r.measured}: diese Augenzahl hat der Würfel nicht (1 bis ${r.limit}).`,
    notPending: (r) => `${r.measured}: nach dieser Entscheidung wird gerade nicht gefragt.`,
    answeredAlready: (r) => `${r.measured}: ist schon beantwortet.`,
    noDiceWanted: () => 'Gerade wird kein Wurf gebraucht.',
    blind: () => 'Solange diese Ansage offen ist, wird weder gemessen noch gerechnet.',
  },
  onLeg: (p) => `${p.mover}, Teilstrecke ${p.leg}: ${p.text}`,
  shape: (shape) => shape.replace('highest of', 'höchster von').replace('lowest of', 'niedrigster von'),
  rolled: (p) => `${p.who}: ${p.purpose}, ${p.shape}: ${p.faces}`,
  effectBegan: (p) => `${p.on}: ${p.effect}`,
  effectEnded: (p) => `Vorbei: ${p.effect}`,
  seatFinished: (p) => `${p.seat}: keine weiteren Fragen`,
  orderTriggers: 'In welcher Reihenfolge gelten diese Regeln?',
  pass: 'Verzichten',
  chance: 'Zufall',
};

const en: EngineTexts = {
  refusals: {
    malformed: (r) => `This answer does not have the right form; wanted: ${arg(r, 'wanted')}.`,
    notOffered: (r, t) => `${t.name(String(r.measured))}: is not on offer here.`,
    wrongCount: (r) => `Count ${r.measured}: the limit is ${r.limit}.`,
    noFace: (r) => `${r.measured}: the die has no such face (1 to ${r.limit}).`,
    notPending: (r) => `${r.measured}: nobody is asked for this decision now.`,
    answeredAlready: (r) => `${r.measured}: has been answered already.`,
    noDiceWanted: () => 'No roll is wanted now.',
    blind: () => 'As long as this declaration is open, nothing is measured or calculated.',
  },
  onLeg: (p) => `${p.mover}, leg ${p.leg}: ${p.text}`,
  shape: (shape) => shape,
  rolled: (p) => `${p.who}: ${p.purpose}, ${p.shape}: ${p.faces}`,
  effectBegan: (p) => `${p.on}: ${p.effect}`,
  effectEnded: (p) => `Over: ${p.effect}`,
  seatFinished: (p) => `${p.seat}: no more questions`,
  orderTriggers: 'In which order do these rules apply?',
  pass: 'Pass',
  chance: 'Chance',
};

export const engineTexts: Readonly<Record<Language, EngineTexts>> = { de, en };
