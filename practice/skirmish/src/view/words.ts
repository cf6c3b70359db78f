import type { Language } from '@walstatt/engine';

type Words = {
  readonly move: string;
  readonly shoots: (range: string, attacks: number, skill: number, wounds: number, pierce: number) => string;
  readonly save: (n: number) => string;
  readonly nerve: (n: number) => string;
  readonly wounds: (n: number) => string;
  readonly traits: Readonly<Record<'veteran' | 'medic' | 'suppress', string>>;
  readonly broken: string;
  readonly effects: Readonly<Record<string, { readonly text: string; readonly short: string }>>;
  readonly notes: Readonly<Record<'wood' | 'wall' | 'rubble', string>>;
};

const de: Words = {
  move: 'Bewegung',
  shoots: (range, attacks, skill, wounds, pierce) =>
    `Schuss: ${range}, ${attacks} Würfel je Modell, trifft ab ${skill}, verwundet ab ${wounds}${pierce > 0 ? `, Durchschlag ${pierce}` : ''}`,
  save: (n) => `Rettet ab ${n}`,
  nerve: (n) => `Nerven ${n}`,
  wounds: (n) => `${n} Wunden je Modell`,
  traits: { veteran: 'Veteranen', medic: 'Sanitäter', suppress: 'hält nieder' },
  broken: 'gebrochen',
  effects: {
    hasActed: { text: 'hat gehandelt', short: '✓' },
    holding: { text: 'hält', short: 'H' },
    aimed: { text: 'zielt', short: 'Z' },
    toGround: { text: 'in Deckung gegangen', short: 'D' },
    suppressed: { text: 'niedergehalten', short: 'N' },
  },
  notes: {
    wood: 'Verdeckt die Sicht, gibt Deckung',
    wall: 'Unpassierbar, verdeckt die Sicht',
    rubble: 'Gefährlicher Boden',
  },
};

const en: Words = {
  move: 'Moves',
  shoots: (range, attacks, skill, wounds, pierce) =>
    `Shoots: ${range}, ${attacks} dice each, hits on ${skill}, wounds on ${wounds}${pierce > 0 ? `, pierces ${pierce}` : ''}`,
  save: (n) => `Saves on ${n}`,
  nerve: (n) => `Nerve ${n}`,
  wounds: (n) => `${n} wounds each`,
  traits: { veteran: 'veterans', medic: 'medic', suppress: 'suppresses' },
  broken: 'broken',
  effects: {
    hasActed: { text: 'has acted', short: '✓' },
    holding: { text: 'holds', short: 'H' },
    aimed: { text: 'aims', short: 'A' },
    toGround: { text: 'gone to ground', short: 'G' },
    suppressed: { text: 'suppressed', short: 'S' },
  },
  notes: {
    wood: 'Blocks sight, gives cover',
    wall: 'Impassable, blocks sight',
    rubble: 'Dangerous ground',
  },
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
