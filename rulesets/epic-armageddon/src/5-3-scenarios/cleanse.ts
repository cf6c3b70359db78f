import { cm } from '../1-00-materials/cm.ts';
import { openTable, rivals } from './open-table.ts';
import type { Scenario } from './scenario.ts';

/** EA-5.3.1-02: four quarters, the armies in opposite ones at least 45 cm apart; EA-5.3.1-03: about four rounds. */
export const cleanse: Scenario = {
  rule: 'EA-5.3.1-02',
  name: { en: 'Cleanse', de: 'Säuberung' },
  players: rivals('imperial2000', 'orks2000'),
  tables: [openTable],
  deployment: [
    {
      rule: 'EA-5.3.1-02',
      seat: 'red',
      formations: 'all',
      where: { at: 'quarter', edges: ['south', 'west'], fromEnemy: cm(45) },
      table: 0,
    },
    {
      rule: 'EA-5.3.1-02',
      seat: 'blue',
      formations: 'all',
      where: { at: 'quarter', edges: ['north', 'east'], fromEnemy: cm(45) },
      table: 0,
    },
  ],
  lastRound: 4,
  victory: { by: 'quarters' },
};
