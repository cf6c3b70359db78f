import type { Language } from '@walstatt/engine';
import type { Terrain } from '../generated/state.ts';

type Words = {
  readonly terrain: Readonly<Record<Terrain['kind'], string>>;
};

const de: Words = {
  terrain: {
    buildings: 'Gebäude',
    cliffs: 'Klippen',
    fortification: 'Befestigung',
    hill: 'Hügel',
    jungle: 'Dschungel',
    marsh: 'Sumpf',
    river: 'Fluss',
    road: 'Straße',
    ruins: 'Ruinen',
    scrub: 'Gebüsch',
    woods: 'Wald',
  },
};

const en: Words = {
  terrain: {
    buildings: 'Buildings',
    cliffs: 'Cliffs',
    fortification: 'Fortification',
    hill: 'Hill',
    jungle: 'Jungle',
    marsh: 'Marsh',
    river: 'River',
    road: 'Road',
    ruins: 'Ruins',
    scrub: 'Scrub',
    woods: 'Woods',
  },
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
