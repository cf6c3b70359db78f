import type { InBoth, Plain, SetupChoice, SetupChoices, SetupPick, SetupPicks } from '@walstatt/engine';
import { randomTerrain } from '../11-terrain/random-terrain.ts';
import { readOwnArmy } from '../26-army/army-file.ts';
import { CATALOGUE, DEMO_FORCES, EXAMPLE_ARMIES } from '../data/catalogue.ts';
import { tellSetupProblem } from './tell-problem.ts';

const SEATS: Readonly<Record<string, readonly string[]>> = { demo: ['fathers', 'marauders'], battle: ['red', 'blue'] };

/** In inches: WP-DEMO-01, WP-BATTLE-02. */
const TABLES: Readonly<Record<string, readonly [number, number]>> = { demo: [48, 48], battle: [72, 48] };

const PRESETS: Readonly<Record<string, string>> = {
  fathers: 'printed',
  marauders: 'printed',
  red: 'iron-company',
  blue: 'scrap-horde',
};

const ARMY: Readonly<Record<string, InBoth>> = {
  fathers: { de: 'Streitmacht der Schmiedeväter', en: 'Force of the Forge Fathers' },
  marauders: { de: 'Streitmacht der Marodeure', en: 'Force of the Marauders' },
  red: { de: 'Armee von Rot', en: 'Army of Red' },
  blue: { de: 'Armee von Blau', en: 'Army of Blue' },
};

const NAMES: Readonly<Record<string, InBoth>> = {
  'iron-company': { de: 'Eisenkompanie', en: 'Iron company' },
  'scrap-horde': { de: 'Schrotthorde', en: 'Scrap horde' },
};

const pointsOf = (units: readonly string[]): number =>
  units.reduce((sum, id) => sum + (CATALOGUE.find((p) => p.id === id)?.points ?? 0), 0);

const examples = Object.entries(EXAMPLE_ARMIES).map(([value, units]) => ({
  value,
  name: NAMES[value] ?? { de: value, en: value },
  note: { de: `${pointsOf(units)} Punkte`, en: `${pointsOf(units)} points` },
}));

const PRINTED = {
  value: 'printed',
  name: { de: 'Aus der Grundbox', en: 'From the starter set' },
  note: { de: 'Wie gedruckt', en: 'As printed' },
};

const army = (scenario: string, seat: string): SetupChoice => ({
  id: `army ${seat}`,
  about: 'army',
  seat,
  rule: scenario === 'demo' ? 'WP-DEMO-01' : 'WP-ARMY-02',
  name: ARMY[seat]!,
  values: scenario === 'demo' ? [PRINTED] : examples,
  preset: PRESETS[seat]!,
  file: { name: { de: 'Eigene Armeedatei', en: 'Army file of your own' }, ending: '.army.yaml' },
});

const size: SetupChoice = {
  id: 'size',
  about: 'size',
  rule: 'WP-ARMY-01',
  name: { de: 'Größe der Armeen', en: 'Size of the armies' },
  values: [{ value: '500', name: { de: '500 Punkte', en: '500 points' } }],
  preset: '500',
  number: { name: { de: 'Andere Punktzahl', en: 'Other number of points' }, min: 100, max: 5000 },
};

const table = (scenario: string): SetupChoice => ({
  id: 'table',
  about: 'table',
  rule: scenario === 'demo' ? 'WP-DEMO-01' : 'WP-BATTLE-03',
  name: { de: 'Tisch', en: 'Table' },
  values: [
    { value: 'ready', name: { de: 'Häuser im Dschungel', en: 'Houses in the jungle' } },
    { value: 'empty', name: { de: 'Leere Ebene', en: 'Empty plain' } },
  ],
  preset: 'ready',
  number: { name: { de: 'Zufällig, Nummer', en: 'Random, number' }, min: 1, max: 9999 },
});

/** WP-ARMY-01 to -03, WP-DEMO-01, -02: forces, size of the armies, table. */
export const setupChoices: SetupChoices = {
  list: (scenario) => [
    ...(SEATS[scenario] ?? []).map((seat) => army(scenario, seat)),
    ...(scenario === 'battle' ? [size] : []),
    table(scenario),
  ],
  toSetup(scenario, picks) {
    const setup: Record<string, Plain> = {};
    const seats = SEATS[scenario] ?? [];
    if (seats.some((seat) => (picks[`army ${seat}`] ?? PRESETS[seat]) !== PRESETS[seat]))
      setup['armies'] = seats.map((seat) => armyOf(seat, picks[`army ${seat}`] ?? PRESETS[seat]!));
    if (picks['size'] !== undefined) setup['size'] = Number(picks['size']);
    const terrain = terrainOf(scenario, picks);
    if (terrain !== null) setup['terrain'] = terrain;
    return setup;
  },
  tellProblem: tellSetupProblem,
};

function armyOf(seat: string, pick: SetupPick): Plain {
  if (pick === 'printed') return { seat, side: seat, units: DEMO_FORCES[seat as keyof typeof DEMO_FORCES] };
  if (typeof pick !== 'object') return { seat, side: seat, army: String(pick) };
  const read = readOwnArmy(pick.file);
  return { seat, side: seat, units: read.ok ? (read.army.units as Plain) : [] };
}

function terrainOf(scenario: string, picks: SetupPicks): Plain | null {
  const pick = picks['table'] ?? 'ready';
  const [width, depth] = TABLES[scenario] ?? [48, 48];
  if (pick === 'ready' || typeof pick === 'object') return null;
  return (pick === 'empty' ? {} : randomTerrain(Number(pick), width, depth)) as unknown as Plain;
}
