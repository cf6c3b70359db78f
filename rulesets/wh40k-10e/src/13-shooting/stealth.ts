import { hasEffect } from '@walstatt/engine';
import { partsLeft } from '../01-units/units.ts';
import { type Attack, isRanged } from '../14-attacks/attack.ts';
import type { State } from '../generated/state.ts';
import { modifier } from '../kit.ts';

/** WH-G-60: every model of an attached unit must have the ability. WH-STRAT-34: or the unit hides in smoke. */
const isStealthy = (s: State, unit: string): boolean =>
  hasEffect(s, unit, 'inSmoke') ||
  partsLeft(s, unit).every((part) =>
    s.datasheets[s.units[part]!.datasheet]!.abilities.some((a) => a.ability === 'stealth'),
  );

/** WH-ABIL-02: a unit in which all have the ability is harder to hit from afar. */
export const stealth = modifier({
  rule: 'WH-ABIL-02',
  op: 'add',
  when: ({ state }, attack: Attack) => isRanged(state, attack) && isStealthy(state, attack.target),
  by: -1,
});
