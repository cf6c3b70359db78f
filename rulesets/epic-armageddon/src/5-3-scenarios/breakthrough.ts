import { cm } from '../1-00-materials/cm.ts';
import { openTable } from './open-table.ts';
import type { Scenario } from './scenario.ts';

/** EA-5.3.5-01, EA-G-33: the Orks at the short edges, the Minervans between them; six rounds. */
export const breakthrough: Scenario = {
  rule: 'EA-5.3.5-01',
  name: { en: 'Breakthrough', de: 'Durchbruch' },
  players: [
    {
      seat: 'red',
      side: 'red',
      name: { en: '10th Minervan Tank Legion', de: '10. Minervanische Panzerlegion' },
      edge: null,
      brings: { army: 'minerva3000', lists: ['imperial'] },
    },
    {
      seat: 'blue',
      side: 'blue',
      name: { en: 'Orks', de: 'Orks' },
      edge: null,
      brings: { army: 'orks3000', lists: ['orks'] },
    },
  ],
  tables: [openTable],
  deployment: [
    {
      rule: 'EA-5.3.5-02',
      seat: 'blue',
      formations: 'all',
      where: { at: 'strips', edges: ['west', 'east'], deep: cm(30) },
      table: 0,
    },
    {
      rule: 'EA-5.3.5-03',
      seat: 'red',
      formations: 'all',
      where: { at: 'awayFrom', edges: ['west', 'east'], by: cm(45) },
      table: 0,
    },
  ],
  lastRound: 6,
  victory: { by: 'breakingThrough', seat: 'red', edges: ['west', 'east'] },
};
