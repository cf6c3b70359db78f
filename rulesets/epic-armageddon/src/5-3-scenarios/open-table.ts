import { buildings, hill, marsh, road, ruins, scrub, size, table, woods } from './pieces.ts';
import type { Deployment, Player, Table } from './scenario.ts';

/** EA-5.1.2-06, EA-5.1.2-08, EA-5.1.2-09: 120 x 180 cm, twelve features, none to four in each 60 cm square, and a road. */
const features = {
  H1: hill(12, 22, 34, 24),
  H2: hill(134, 74, 34, 24),
  W1: woods(58, 10, 26, 20),
  W2: woods(96, 92, 26, 20),
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

export const openTable: Table = table(size(180, 120), features);

const ALL = ['space-marines', 'orks', 'imperial'];

/** Two players who bring armies from any list and have the long edges for their own. */
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

/** The same for both players. */
export const both = (deploy: Omit<Deployment, 'seat' | 'formations' | 'table'>): Deployment[] =>
  ['red', 'blue'].map((seat) => ({ ...deploy, seat, formations: 'all', table: 0 }));
