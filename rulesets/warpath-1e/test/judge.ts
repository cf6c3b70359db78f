import { verdict } from '../src/18-morale/morale.ts';
import type { Unit } from '../src/generated/state.ts';
import { look } from './field.ts';

/** The verdict of a morale test of a unit with limits 11 and 13 (a flyer: 13). */
export const judge = (
  roll: number,
  unit: Partial<Unit>,
  melee = false,
  type: 'infantry' | 'vehicle' | 'flyer' = 'infantry',
  specials: string[] = [],
) => {
  const l = look({
    blue: { b: { at: [10, 10], profile: { type, morale: type === 'flyer' ? [13] : [11, 13], specials }, with: unit } },
  });
  return verdict(l.state.units['b']!, roll, melee);
};

/** A unit that was damaged in this phase. */
export const hurt = (id: string, more: object, profile = {}) => ({
  [id]: { at: [id === 'c' ? 30 : 10, 20] as const, profile, with: { hurt: true, ...more } },
});
