import { cm } from '../1-00-materials/cm.ts';
import { fixedForce } from '../5-1-armies/notation/force.ts';
import { road, ruins, size, table } from './pieces.ts';
import type { Scenario } from './scenario.ts';

const BUNKERS = ['S4', 'S5'];

/** EA-5.3.12.4-01: one formation, the Great Gargant. */
const orks = fixedForce({
  strategyRating: 3,
  initiative: '3+',
  rules: ['mobRule', 'powerOfTheWaaagh'],
  formations: { O1: { name: { en: "Leich'n Mühla II", de: "Leich'n Mühla II" }, units: '1 great-gargant' } },
});

/** EA-5.3.12.4-02. EA-G-34: a bunker alone is a formation that is never activated. */
const marines = fixedForce({
  strategyRating: 5,
  initiative: '1+',
  rules: ['theyShallKnowNoFear'],
  formations: {
    S1: { name: { en: 'Tactical', de: 'Taktischer Verband' }, units: '6 tactical, 3 rhino', led: 'captain' },
    S2: { name: { en: 'Devastators', de: 'Devastoren' }, units: '4 devastator', led: 'captain' },
    S3: { name: { en: 'Land Raiders', de: 'Land Raider' }, units: '4 land-raider' },
    S4: { name: { en: 'First bunker', de: 'Erster Bunker' }, units: '1 command-bunker', rules: [] },
    S5: { name: { en: 'Second bunker', de: 'Zweiter Bunker' }, units: '1 command-bunker', rules: [] },
  },
});

/** The ruins at the junction of the roads. */
const JUNCTION = ['R1', 'R2', 'R3'];

/** EA-5.3.12.4-03, EA-G-33: the map is lost; roads in the shape of a Y and seven ruins, as the ledger describes them. */
export const lastStand: Scenario = {
  rule: 'EA-5.3.12.4-01',
  name: { en: "Gogard's last stand", de: 'Gogards letztes Gefecht' },
  players: [
    {
      seat: 'red',
      side: 'red',
      name: { en: 'Space Marines', de: 'Space Marines' },
      edge: 'south',
      brings: { force: marines },
    },
    { seat: 'blue', side: 'blue', name: { en: 'Orks', de: 'Orks' }, edge: 'north', brings: { force: orks } },
  ],
  tables: [
    table(size(120, 120), {
      F1: road(60, 120, 60, 60),
      F2: road(60, 62, 2, 0),
      F3: road(60, 62, 118, 0),
      R1: ruins(46, 62, 9, 9),
      R2: ruins(65, 62, 9, 9),
      R3: ruins(55, 42, 10, 9),
      R4: ruins(48, 86, 8, 8),
      R5: ruins(66, 94, 8, 8),
      R6: ruins(16, 30, 9, 8),
      R7: ruins(96, 30, 9, 8),
    }),
  ],
  deployment: [
    {
      rule: 'EA-5.3.12.4-03',
      seat: 'red',
      formations: BUNKERS,
      where: { at: 'awayFrom', edges: ['south', 'north', 'west', 'east'], by: cm(15) },
      table: 0,
    },
    {
      rule: 'EA-5.3.12.4-04',
      seat: 'red',
      formations: 'one',
      where: { at: 'nearTerrain', pieces: JUNCTION, within: 0 },
      table: 0,
    },
    { rule: 'EA-5.3.12.4-05', seat: 'red', formations: 'all', where: { at: 'entry', edge: 'south' }, table: 0 },
    {
      rule: 'EA-5.3.12.4-06',
      seat: 'blue',
      formations: 'all',
      where: { at: 'strip', edge: 'north', deep: cm(20) },
      table: 0,
    },
  ],
  lastRound: null,
  victory: { by: 'lastStand', gargant: 'O1', bunkers: BUNKERS },
};
