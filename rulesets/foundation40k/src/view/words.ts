import type { Language } from '@walstatt/engine';

type Words = {
  readonly badges: Readonly<Record<string, { readonly text: string; readonly short: string }>>;
  readonly profile: (p: {
    move: string;
    melee: number;
    shoot: number;
    save: number;
    morale: number;
    lives: number;
    attacks: string;
  }) => string;
  readonly weapon: (p: { name: string; range: string; rof: number; fp: number; n: number }) => string;
  readonly terrain: Readonly<Record<string, string>>;
  readonly closed: string;
};

const de: Words = {
  badges: {
    pinned: { text: 'niedergehalten', short: 'N' },
    fleeing: { text: 'flieht', short: 'F' },
    activated: { text: 'aktiviert', short: '✓' },
    reaction: { text: 'Reaktion bereit', short: 'R' },
    takeCover: { text: 'in Deckung', short: 'D' },
    general: { text: 'General', short: 'G' },
    shaken: { text: 'durchgeschüttelt', short: 'S' },
    stunned: { text: 'betäubt', short: 'B' },
    immobilised: { text: 'bewegungsunfähig', short: 'U' },
  },
  profile: (p) =>
    `Bewegung (BW) ${p.move} · Nahkampf (NK) ${p.melee}+ · Fernkampf (FK) ${p.shoot}+ · Rettung (RW) ${p.save}+ · Moral (MW) ${p.morale}+ · Attacken ${p.attacks} · Leben ${p.lives}`,
  weapon: (p) => `${p.n} × ${p.name}: ${p.range}, Schuss ${p.rof}, FP ${p.fp}`,
  terrain: { softCover: 'Weiche Deckung', hardCover: 'Harte Deckung', sightBlocker: 'Verdeckt die Sicht' },
  closed: 'Nicht betretbar',
};

const en: Words = {
  badges: {
    pinned: { text: 'pinned', short: 'P' },
    fleeing: { text: 'fleeing', short: 'F' },
    activated: { text: 'activated', short: '✓' },
    reaction: { text: 'reaction ready', short: 'R' },
    takeCover: { text: 'in cover', short: 'C' },
    general: { text: 'general', short: 'G' },
    shaken: { text: 'shaken', short: 'S' },
    stunned: { text: 'stunned', short: 'St' },
    immobilised: { text: 'immobilised', short: 'I' },
  },
  profile: (p) =>
    `move (BW) ${p.move} · melee (NK) ${p.melee}+ · shooting (FK) ${p.shoot}+ · save (RW) ${p.save}+ · morale (MW) ${p.morale}+ · attacks ${p.attacks} · lives ${p.lives}`,
  weapon: (p) => `${p.n} × ${p.name}: ${p.range}, shots ${p.rof}, FP ${p.fp}`,
  terrain: { softCover: 'Soft cover', hardCover: 'Hard cover', sightBlocker: 'Blocks sight' },
  closed: 'Closed to all',
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
