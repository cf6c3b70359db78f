import type { OptionDefinition } from '@walstatt/engine';

/** Choices made once before the battle; the presets are the ledger's rulings. */
export const options: Readonly<Record<string, OptionDefinition>> = {
  turns: { rule: 'WP-BATTLE-05', values: [0, 6, 8, 10, 12, 14, 16, 20], preset: 12, scenarios: ['battle'] },
  demoTurns: { rule: 'WP-G-56', values: [0, 20, 30, 40, 60, 100], preset: 60, scenarios: ['demo'] },
  stealthy: { rule: 'WP-G-01', values: [true, false], preset: true },
  halving: { rule: 'WP-G-06', values: ['down', 'up'], preset: 'down' },
  shatteredAt: { rule: 'WP-G-08', values: ['first', 'second'], preset: 'first' },
  coverTie: { rule: 'WP-G-05', values: ['open', 'cover'], preset: 'open' },
  chain: { rule: 'WP-G-02', values: [false, true], preset: false },
  doubtfulSight: { rule: 'WP-LOS-08', values: [false, true], preset: false },
  balance: {
    rule: 'WP-DEMO-09',
    values: ['none', 'antiTank', 'heatCannon', 'hailstormCannon'],
    preset: 'none',
    scenarios: ['demo'],
  },
  softClock: { rule: 'WP-DEMO-08', values: [false, true], preset: false },
  swapEdges: { rule: 'WP-DEMO-07', values: [false, true], preset: false, scenarios: ['demo'] },
  spacing: { rule: 'WP-G-03', values: ['all', 'enemies'], preset: 'all' },
  sightBlockedBy: { rule: 'WP-G-04', values: ['big', 'all'], preset: 'big' },
  roughHides: { rule: 'WP-G-04', values: ['deep', 'always'], preset: 'deep' },
  disruptedBy: { rule: 'WP-G-07', values: ['one', 'several'], preset: 'one' },
  flyersLeave: { rule: 'WP-G-13', values: ['ownTurn', 'nextTurn'], preset: 'ownTurn' },
  flyersHigh: { rule: 'WP-G-35', values: ['forAll', 'forGround'], preset: 'forAll' },
  terrainRolls: { rule: 'WP-G-23', values: ['each', 'once'], preset: 'each' },
  totalControlLead: { rule: 'WP-G-24', values: ['fifth', 'any'], preset: 'fifth', scenarios: ['battle'] },
  specialFire: { rule: 'WP-G-28', values: ['instead', 'besides'], preset: 'instead' },
  pivotsMove: { rule: 'WP-G-34', values: [true, false], preset: true },
  embarkBy: { rule: 'WP-G-26', values: ['nearest', 'all'], preset: 'nearest' },
  clock: { rule: 'WP-TIME-01', values: ['none', 'chess', 'turn', 'battle'], preset: 'none' },
  minutes: { rule: 'WP-TIME-07', values: [0, 2, 3, 5, 10, 15, 30, 60, 90, 120], preset: 0 },
};
