import type { Plain, SetupChoice, SetupChoices } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { BATTLE_SIZES } from '../../24-army/data/battle-sizes.ts';
import { catalogue } from '../../24-army/data/catalogue.ts';
import { readArmy } from '../../24-army/file/read.ts';
import { pointsOf } from '../../24-army/rows/recruit.ts';
import { catalogueDe } from '../../texts/catalogue.de.ts';
import { tables } from '../tables/tables.ts';
import { SEATS } from './set-up.ts';

const ARMIES = { red: { de: 'Armee von Rot', en: 'Army of Red' }, blue: { de: 'Armee von Blau', en: 'Army of Blue' } };

const rosters = Object.entries(catalogue.rosters).map(([value, roster]) => {
  const points = Object.values(roster.units).reduce((sum, unit) => sum + pointsOf(catalogue, roster, unit), 0);
  return {
    value,
    name: { de: catalogueDe[roster.name] ?? roster.name, en: roster.name },
    note: { de: `${points} Punkte`, en: `${points} points` },
  };
});

const armies: readonly SetupChoice[] = SEATS.map((seat, i) => ({
  id: `army ${seat}`,
  about: 'army',
  seat,
  rule: 'WH-MUSTER-04',
  name: ARMIES[seat],
  values: rosters,
  preset: rosters[i % rosters.length]!.value,
  file: { name: { de: 'Eigene Armeedatei', en: 'Army file of your own' }, ending: '.army.yaml' },
}));

const TABLES: Readonly<Record<keyof typeof tables, { readonly de: string; readonly en: string }>> = {
  starter: { de: 'Das Werk am Hang', en: 'The works on the slope' },
  balancedRuins: { de: 'Ruinenstadt (ausgewogen)', en: 'Ruined town (balanced)' },
  balancedStreets: { de: 'Straßenzüge (ausgewogen)', en: 'Streets (balanced)' },
  balancedWoods: { de: 'Waldland (ausgewogen)', en: 'Woodland (balanced)' },
  narrative: { de: 'Die Straße (erzählerisch)', en: 'The road (narrative)' },
  longFront: { de: 'Lange Front (Großaufgebot)', en: 'Long front (Onslaught)' },
};

const size = (name: string) => {
  const { width, depth } = tables[name]!.board;
  return { de: `${width / INCH} × ${depth / INCH} Zoll`, en: `${width / INCH} × ${depth / INCH} inches` };
};

/** WH-ONLYWAR-05. */
const WRONG_SIZE = {
  de: (name: string, size: string) => `${name} (${size}) passt nicht zur Schlachtgröße dieser Armeen.`,
  en: (name: string, size: string) => `${name} (${size}) is not for the battle size of these armies.`,
};

const table: SetupChoice = {
  id: 'table',
  about: 'table',
  rule: 'WH-BFIELD-02',
  name: { de: 'Tisch', en: 'Table' },
  values: [
    ...Object.keys(tables).map((value) => ({ value, name: TABLES[value]!, note: size(value) })),
    { value: 'empty', name: { de: 'Leere Ebene', en: 'Empty plain' } },
  ],
  preset: 'starter',
};

const markers: SetupChoice = {
  id: 'markers',
  about: 'table',
  rule: 'WH-ONLYWAR-06',
  name: { de: 'Missionszielmarker', en: 'Objective markers' },
  values: [
    { value: 'placed', name: { de: 'Abwechselnd legen', en: 'Place them in turn' } },
    { value: 'suggested', name: { de: 'Wie der Tisch sie vorschlägt', en: 'Where the table suggests them' } },
  ],
  preset: 'placed',
};

/** WH-MISSION-02: starter armies or army files, the table, and where the objective markers lie. */
export const setupChoices: SetupChoices = {
  list: () => [...armies, table, markers],
  toSetup(_scenario, picks) {
    const chosen: Record<string, Plain> = {};
    for (const seat of SEATS) {
      const pick = picks[`army ${seat}`];
      if (typeof pick === 'string') chosen[seat] = pick;
      else if (typeof pick === 'object')
        chosen[seat] = pick.part === undefined ? pick.file : { army: pick.file, list: pick.part };
    }
    const setup: Record<string, Plain> = Object.keys(chosen).length > 0 ? { armies: chosen } : {};
    for (const id of ['table', 'markers']) if (picks[id] !== undefined) setup[id] = picks[id] as Plain;
    return setup;
  },
  tellProblem({ path: [part], got }, language) {
    const chosen = Object.keys(tables).find((name) => part === 'table' && got === JSON.stringify(name));
    return chosen === undefined ? undefined : WRONG_SIZE[language](TABLES[chosen]![language], size(chosen)[language]);
  },
  partsOf(_choice, text) {
    const read = readArmy(text);
    const lists = read.ok ? Object.entries(read.army.rosters) : [];
    return lists.map(([value, { name, size: of }]) => ({ value, name: `${name} (${BATTLE_SIZES[of]!.points})` }));
  },
};
