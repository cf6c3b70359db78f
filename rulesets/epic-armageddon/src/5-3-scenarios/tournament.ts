import { cm } from '../1-00-materials/cm.ts';
import { both, openTable, rivals } from './open-table.ts';
import type { Scenario, Table } from './scenario.ts';

/** EA-5.1.4-01, EA-5.1.4-03: three objectives from each player. */
const contested: Table = { ...openTable, placed: { each: 3, apart: cm(30) } };

/** EA-5.1-01. */
export const tournament: Scenario = {
  rule: 'EA-5.1-01',
  name: { en: 'Tournament game', de: 'Turnierspiel' },
  players: rivals('marines3000', 'orks3000'),
  tables: [contested],
  deployment: both({ rule: 'EA-5.1.6-01', where: { at: 'tournament' } }),
  lastRound: null,
  victory: { by: 'tournament' },
};
