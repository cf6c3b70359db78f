import type { Language } from '@walstatt/engine';

type Words = {
  readonly move: string;
  readonly shoots: (range: string, attacks: number, skill: number, wounds: number, pierce: number) => string;
  readonly save: (n: number) => string;
  readonly nerve: (n: number) => string;
  readonly wounds: (n: number) => string;
  readonly room: (n: number) => string;
  readonly traits: Readonly<Record<string, string>>;
  readonly done: string;
  readonly broken: string;
  readonly flying: string;
  readonly burning: string;
  readonly effects: Readonly<Record<string, { readonly text: string; readonly short: string }>>;
  readonly notes: Readonly<Record<string, string>>;
};

const de: Words = {
  move: 'Bewegung',
  shoots: (range, attacks, skill, wounds, pierce) =>
    `Schuss: ${range}, ${attacks} Würfel je Modell, trifft ab ${skill}, verwundet ab ${wounds}${pierce > 0 ? `, Durchschlag ${pierce}` : ''}`,
  save: (n) => `Rettet ab ${n}`,
  nerve: (n) => `Nerven ${n}`,
  wounds: (n) => `${n} Wunden je Modell`,
  room: (n) => `Platz für ${n}`,
  traits: { veteran: 'Veteranen', medic: 'Sanitäter', smoke: 'Rauch', flame: 'Flammen', suppress: 'hält nieder' },
  done: 'hat gehandelt',
  broken: 'gebrochen',
  flying: 'in der Luft',
  burning: 'brennt',
  effects: {
    hasActed: { text: 'hat gehandelt', short: '✓' },
    holding: { text: 'hält', short: 'H' },
    aimed: { text: 'zielt', short: 'Z' },
    toGround: { text: 'in Deckung gegangen', short: 'D' },
    suppressed: { text: 'niedergehalten', short: 'N' },
  },
  notes: {
    wood: 'Deckung; kann brennen',
    wall: 'Unpassierbar, verdeckt die Sicht',
    tower: 'Infanterie kann hinaufklettern',
    rubble: 'Gefährlicher Boden',
    smoke: 'Verdeckt die Sicht',
  },
};

const en: Words = {
  move: 'Moves',
  shoots: (range, attacks, skill, wounds, pierce) =>
    `Shoots: ${range}, ${attacks} dice each, hits on ${skill}, wounds on ${wounds}${pierce > 0 ? `, pierces ${pierce}` : ''}`,
  save: (n) => `Saves on ${n}`,
  nerve: (n) => `Nerve ${n}`,
  wounds: (n) => `${n} wounds each`,
  room: (n) => `Room for ${n}`,
  traits: { veteran: 'veterans', medic: 'medic', smoke: 'smoke', flame: 'flames', suppress: 'suppresses' },
  done: 'has acted',
  broken: 'broken',
  flying: 'in the air',
  burning: 'burning',
  effects: {
    hasActed: { text: 'has acted', short: '✓' },
    holding: { text: 'holds', short: 'H' },
    aimed: { text: 'aims', short: 'A' },
    toGround: { text: 'gone to ground', short: 'G' },
    suppressed: { text: 'suppressed', short: 'S' },
  },
  notes: {
    wood: 'Cover; can burn',
    wall: 'Impassable, blocks sight',
    tower: 'Infantry can climb it',
    rubble: 'Dangerous ground',
    smoke: 'Blocks sight',
  },
};

/** What the picture of the table says besides the names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
