import type { Plain, SetupChoice, SetupChoices } from '@walstatt/engine';
import { readArmy } from './army/read.ts';
import { starterForces } from './data/forces.ts';
import { SEATS } from './set-up.ts';
import { catalogue as catalogueDe } from './texts/catalogue.de.ts';
import { catalogue as catalogueEn } from './texts/catalogue.en.ts';

const NAMES = { red: { de: 'Armee von Rot', en: 'Army of Red' }, blue: { de: 'Armee von Blau', en: 'Army of Blue' } };

const forces = Object.entries(starterForces).map(([value, { points }]) => ({
  value,
  name: { de: catalogueDe[value]!, en: catalogueEn[value]! },
  note: { de: `${points} Punkte`, en: `${points} points` },
}));

const armies: readonly SetupChoice[] = SEATS.map((seat, i) => ({
  id: `army ${seat}`,
  about: 'army',
  seat,
  rule: 'FD-GAP-93',
  name: NAMES[seat],
  values: forces,
  preset: forces[i % forces.length]!.value,
  file: { name: { de: 'Eigene Armeedatei', en: 'Army file of your own' }, ending: '.army.yaml' },
}));

const table: SetupChoice = {
  id: 'table',
  about: 'table',
  rule: 'FD-AMOUNT-01',
  name: { de: 'Tisch', en: 'Table' },
  values: [
    {
      value: 'starter',
      name: { de: 'Das Dorf am Hügel', en: 'The village by the hill' },
      note: { de: 'Der Tisch des ersten Spiels', en: 'The table of the first game' },
    },
    { value: 'empty', name: { de: 'Leere Ebene', en: 'Empty plain' } },
  ],
  preset: 'starter',
  number: { name: { de: 'Zufällig, Nummer', en: 'Random, number' }, min: 1, max: 9999 },
};

/** FD-NEED-01, FD-GAP-93: starter forces or army files, and the table. */
export const setupChoices: SetupChoices = {
  list: () => [...armies, table],
  toSetup(_scenario, picks) {
    const chosen: Record<string, Plain> = {};
    for (const seat of SEATS) {
      const pick = picks[`army ${seat}`];
      if (typeof pick === 'string') chosen[seat] = pick;
      else if (typeof pick === 'object')
        chosen[seat] = pick.part === undefined ? pick.file : { army: pick.file, list: pick.part };
    }
    const setup: Record<string, Plain> = Object.keys(chosen).length > 0 ? { armies: chosen } : {};
    if (picks['table'] !== undefined) setup['table'] = picks['table'] as Plain;
    return setup;
  },
  partsOf(_choice, text) {
    const read = readArmy(text);
    const lists = read.ok ? Object.entries(read.army.lists) : [];
    return lists.map(([value, { name }]) => ({ value, name }));
  },
};
