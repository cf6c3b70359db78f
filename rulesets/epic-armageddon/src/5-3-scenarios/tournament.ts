import { cm } from '../1-00-materials/cm.ts';
import { buildings, hill, marsh, road, ruins, scrub, size, table, woods } from './pieces.ts';
import type { Deployment, Player, Scenario, Table } from './scenario.ts';

/** EA-5.1.2-06, EA-5.1.2-08, EA-5.1.2-09: 120 x 180 cm, twelve features, none to four in each 60 cm square, and a road. */
const features = {
  H1: hill(12, 22, 34, 24),
  H2: hill(134, 74, 34, 24),
  W1: woods(70, 10, 26, 20),
  W2: woods(84, 90, 26, 20),
  W3: woods(6, 74, 22, 18),
  W4: woods(152, 28, 22, 18),
  B1: buildings(64, 52, 22, 16),
  B2: buildings(108, 40, 18, 16),
  R1: ruins(96, 66, 20, 14),
  R2: ruins(40, 92, 20, 14),
  S1: scrub(126, 8, 18, 14),
  M1: marsh(36, 54, 18, 14),
  F1: road(90, 0, 90, 120),
};

export const open: Table = table(size(180, 120), features);

/** EA-5.1.4-01, EA-5.1.4-03: three objectives from each player. */
const contested: Table = { ...open, placed: { each: 3, apart: cm(30) } };

const ALL = ['space-marines', 'orks', 'imperial'];

export const rivals = (red: string, blue: string): Player[] => [
  {
    seat: 'red',
    side: 'red',
    name: { en: 'Red', de: 'Rot' },
    edge: 'south',
    brings: { army: red, lists: ALL },
  },
  {
    seat: 'blue',
    side: 'blue',
    name: { en: 'Blue', de: 'Blau' },
    edge: 'north',
    brings: { army: blue, lists: ALL },
  },
];

const both = (deploy: Omit<Deployment, 'seat' | 'formations' | 'table'>): Deployment[] =>
  ['red', 'blue'].map((seat) => ({ ...deploy, seat, formations: 'all', table: 0 }));

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

/** EA-5.3.1-02: four quarters, the armies in opposite ones at least 45 cm apart; EA-5.3.1-03: about four rounds. */
export const cleanse: Scenario = {
  rule: 'EA-5.3.1-02',
  name: { en: 'Cleanse', de: 'Säuberung' },
  players: rivals('imperial2000', 'orks2000'),
  tables: [open],
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

/** EA-5.3.2-01, EA-5.3.2-03: one formation within 45 cm of the own edge; EA-5.3.2-13: five rounds. */
export const escalation: Scenario = {
  rule: 'EA-5.3.2-01',
  name: { en: 'Escalating engagement', de: 'Eskalationsgefecht' },
  players: rivals('marines2000', 'orks2000'),
  tables: [open],
  deployment: both({ rule: 'EA-5.3.2-03', where: { at: 'escalation', deep: cm(45) } }),
  lastRound: 5,
  victory: { by: 'points' },
};

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
  tables: [open],
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
