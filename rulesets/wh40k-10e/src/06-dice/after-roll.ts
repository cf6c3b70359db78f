import type { RolledPool } from '@walstatt/engine';
import { windowOf } from '../kit.ts';

/**
 * WH-REROLL-01, WH-REROLL-04: re-rolls come right after the roll, before modifiers matter. WH-REROLL-05: only what lies
 * there after them is the unmodified result.
 */
export const afterRoll = windowOf({
  name: 'afterRoll',
  rule: 'WH-REROLL-01',
  seats: (_, { roll }: RolledPool) => (roll.by === null ? [] : [roll.by]),
  args: (_, { roll, fresh }: RolledPool) => ({ purpose: roll.purpose, about: roll.about, failed: fresh[0]! > 0 }),
  order: 'each',
});
