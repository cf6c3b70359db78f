import type { Language } from '@walstatt/engine';

type Words = {
  readonly profile: (p: { move: number; melee: number; armour: number; morale: number; initiative: number }) => string;
  readonly shot: (range: number, shot: number) => string;
  readonly strength: (n: number, of: number) => string;
  readonly drilled: string;
  readonly stealthy: string;
  readonly flies: string;
  readonly hidden: string;
  readonly reserve: string;
  readonly gone: string;
  readonly altitude: (n: number) => string;
  readonly markers: (n: number) => string;
  readonly orders: Readonly<Record<string, string>>;
  readonly struck: (n: number) => string;
  readonly terrain: Readonly<Record<string, string>>;
  readonly chest: string;
};

const de: Words = {
  profile: (p) =>
    `Bewegung ${p.move} · Nahkampf ${p.melee} · Rüstung ${p.armour} · Moral ${p.morale} · Initiative ${p.initiative}`,
  shot: (range, shot) => `Schuss ${shot} auf ${range} Felder`,
  strength: (n, of) => `Stärke ${n} von ${of}`,
  drilled: 'gedrillt',
  stealthy: 'kann lauern',
  flies: 'fliegt',
  hidden: 'auf der Lauer',
  reserve: 'in Reserve',
  gone: 'fort',
  altitude: (n) => `Höhe ${n}`,
  markers: (n) => `${n} Befehlsmarken`,
  orders: { hold: 'halten', march: 'marschieren', charge: 'angreifen', shoot: 'schießen' },
  struck: (n) => `${n} getroffen`,
  terrain: { wood: 'Wald', wall: 'Mauer', fire: 'Feuer', ash: 'Asche' },
  chest: 'Truhe',
};

const en: Words = {
  profile: (p) =>
    `Move ${p.move} · melee ${p.melee} · armour ${p.armour} · morale ${p.morale} · initiative ${p.initiative}`,
  shot: (range, shot) => `Shot ${shot} at ${range} fields`,
  strength: (n, of) => `Strength ${n} of ${of}`,
  drilled: 'drilled',
  stealthy: 'can lie hidden',
  flies: 'flies',
  hidden: 'hidden',
  reserve: 'in reserve',
  gone: 'gone',
  altitude: (n) => `altitude ${n}`,
  markers: (n) => `${n} order markers`,
  orders: { hold: 'hold', march: 'march', charge: 'charge', shoot: 'shoot' },
  struck: (n) => `${n} struck`,
  terrain: { wood: 'Wood', wall: 'Wall', fire: 'Fire', ash: 'Ash' },
  chest: 'Chest',
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
