import type { Language } from '@walstatt/engine';

type Words = {
  readonly movement: (p: { move: number; attack: number; skirmish: number }) => string;
  readonly values: (p: { missile: number; melee: number; initiative: number; size: number }) => string;
  readonly fights: (infantry: number, cavalry: number) => string;
  readonly shoots: (bands: string) => string;
  readonly inferred: string;
  readonly order: string;
  readonly moved: string;
  readonly engaged: string;
  readonly marked: (n: number) => string;
  readonly reserve: string;
  readonly gone: string;
};

const de: Words = {
  movement: (p) => `Bewegungspunkte: Bewegen ${p.move}, Angriff ${p.attack}, Plänkeln ${p.skirmish}`,
  values: (p) =>
    `Rüstung ${p.missile} (Fernkampf), ${p.melee} (Nahkampf) · Initiative ${p.initiative} · Größe ${p.size}`,
  fights: (infantry, cavalry) => `Nahkampf ${infantry} gegen Fußvolk, ${cavalry} gegen Reiter`,
  shoots: (bands) => `Fernkampf ${bands}`,
  inferred: 'Einige Werte sind erschlossen',
  order: 'Befehl verdeckt',
  moved: 'hat sich bewegt',
  engaged: 'im Nahkampf',
  marked: (n) => `${n} gefallen`,
  reserve: 'in Reserve',
  gone: 'vernichtet',
};

const en: Words = {
  movement: (p) => `Movement points: move ${p.move}, attack ${p.attack}, skirmish ${p.skirmish}`,
  values: (p) => `Armour ${p.missile} (missiles), ${p.melee} (melee) · initiative ${p.initiative} · size ${p.size}`,
  fights: (infantry, cavalry) => `Melee ${infantry} against foot, ${cavalry} against horse`,
  shoots: (bands) => `Missiles ${bands}`,
  inferred: 'Some values are inferred',
  order: 'order face down',
  moved: 'has moved',
  engaged: 'in melee',
  marked: (n) => `${n} fallen`,
  reserve: 'in reserve',
  gone: 'destroyed',
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
