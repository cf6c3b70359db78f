import { cm } from '../1-00-materials/cm.ts';
import { both, openTable, rivals } from './open-table.ts';
import type { Scenario } from './scenario.ts';

/** EA-5.3.2-01, EA-5.3.2-03: one formation within 45 cm of the own edge; EA-5.3.2-13: five rounds. */
export const escalation: Scenario = {
  rule: 'EA-5.3.2-01',
  name: { en: 'Escalating engagement', de: 'Eskalationsgefecht' },
  players: rivals('marines2000', 'orks2000'),
  tables: [openTable],
  deployment: both({ rule: 'EA-5.3.2-03', where: { at: 'escalation', deep: cm(45) } }),
  lastRound: 5,
  victory: { by: 'points' },
};
