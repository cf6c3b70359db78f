import { buildings, hill, scrub, size, table, woods } from './pieces.ts';
import type { Deployment, Table } from './scenario.ts';

/** EA-5.3.13-03: 90 to 120 cm square, with hills, a built-up area and woods. */
export const airfield: Table = table(size(120, 120), {
  H1: hill(14, 74, 28, 22),
  H2: hill(80, 20, 28, 22),
  B1: buildings(50, 52, 20, 16),
  B2: buildings(82, 66, 14, 12),
  W1: woods(16, 22, 22, 18),
  W2: woods(72, 92, 22, 18),
  S1: scrub(48, 86, 14, 10),
  S2: scrub(96, 50, 14, 10),
});

/** These stand anywhere on the table. */
export const anywhere = (rule: Deployment['rule'], seat: string, formations: Deployment['formations']): Deployment => ({
  rule,
  seat,
  formations,
  where: { at: 'awayFrom', edges: [], by: 0 },
  table: 0,
});
/** Everything else is in reserve. */
export const reserve = (rule: Deployment['rule'], seat: string): Deployment => ({
  rule,
  seat,
  formations: 'all',
  where: { at: 'reserve' },
  table: 0,
});
