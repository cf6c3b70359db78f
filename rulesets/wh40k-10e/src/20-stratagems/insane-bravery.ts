import { type G, trigger, windowOf } from '../kit.ts';
import { costOf, isPhase } from './use.ts';

/** A failed battle-shock test. What reacts to it may let the unit pass after all. */
type Failed = { readonly unit: string; readonly seat: string; passed: boolean };

export const battleShockFailed = windowOf({
  name: 'battleShockFailed',
  rule: 'WH-STRAT-16',
  seats: (_, { seat }: Failed) => [seat],
  args: (_, { unit }: Failed) => ({ unit }),
  order: 'each',
  openWhile: (_, { passed }: Failed) => !passed,
});

/** WH-STRAT-16, WH-STRAT-17: in the own command phase, even though battle-shocked units are beyond stratagems. */
export const insaneBravery = trigger({
  id: 'insaneBravery',
  rule: 'WH-STRAT-16',
  window: 'battleShockFailed',
  offers: ({ state }, { unit }: Failed) => (isPhase(state, 'commandPhase') ? [{ id: unit }] : []),
  cost: costOf('insaneBravery'),
  run(_g: G, failed: Failed) {
    failed.passed = true;
  },
});
