import type { OptionDefinition } from '@walstatt/engine';

/** Choices made once before the battle; presets are the ledger's rulings. */
export const options: Readonly<Record<string, OptionDefinition>> = {
  turns: { rule: 'WP-BATTLE-05', values: [0, 6, 8, 10, 12, 14, 16, 20], preset: 12 },
  stealthy: { rule: 'WP-G-01', values: [true, false], preset: true },
  halving: { rule: 'WP-G-06', values: ['down', 'up'], preset: 'down' },
  shatteredAt: { rule: 'WP-G-08', values: ['first', 'second'], preset: 'first' },
  coverTie: { rule: 'WP-G-05', values: ['open', 'cover'], preset: 'open' },
  chain: { rule: 'WP-G-02', values: [false, true], preset: false },
  doubtfulSight: { rule: 'WP-LOS-08', values: [false, true], preset: false },
  balance: { rule: 'WP-DEMO-09', values: ['none', 'antiTank', 'heatCannon', 'hailstormCannon'], preset: 'none' },
  softClock: { rule: 'WP-DEMO-08', values: [false, true], preset: false },
  swapEdges: { rule: 'WP-DEMO-07', values: [false, true], preset: false },
};
