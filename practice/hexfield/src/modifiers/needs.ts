import { type EffectRow, variant } from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import { type Look, modifier } from '../kit.ts';
import { isWood } from '../rules/board.ts';
import { fieldsOf, hasBeforeFront, isBeast, strengthOf } from '../rules/formation.ts';
import { type Pair, shotDistance } from '../rules/shot.ts';

const inWoods = (look: Look, unit: UnitsId): boolean =>
  fieldsOf(look.state.units[unit]!).some((h) => isWood(look.state, h));

/** HX-MELEE-05: no element of the attacker stands in front of the target. */
function isFromOutside(look: Look, { unit, target }: Pair): boolean {
  const { where } = look.state.units[target]!;
  if (where.at !== 'table') return false;
  return !fieldsOf(look.state.units[unit]!).some((h) => hasBeforeFront(where.fields, where.facing, h));
}

const bearsIt = (_look: Look, { unit }: Pair, effect: EffectRow): boolean => effect.on === unit;

const shaken = modifier({ rule: 'HX-MORALE-06', op: 'add', effect: 'shaken', when: bearsIt, by: -2 });

/** HX-MORALE-02. */
const lossesShake = variant('level', {
  basic: (_look: Look, _unit: UnitsId): boolean => false,
  advanced: (look: Look, unit: UnitsId): boolean => strengthOf(look.state.units[unit]!) < look.state.units[unit]!.start,
});

/** The D20 that shots, strikes and morale tests need, each with its modifiers in order. */
export const modifiers = {
  shootNeed: [
    modifier({
      rule: 'HX-SHOOT-05',
      op: 'add',
      when: (look, { unit, target }: Pair) =>
        2 * shotDistance(look, unit, target) > look.state.units[unit]!.profile.range,
      by: -2,
    }),
    modifier({ rule: 'HX-SHOOT-06', op: 'add', when: (look, { target }: Pair) => inWoods(look, target), by: -3 }),
    modifier({
      rule: 'HX-SHOOT-06',
      op: 'add',
      when: (look, { target }: Pair) => isBeast(look.state.units[target]!),
      by: 2,
    }),
    shaken,
  ],
  strikeNeed: [
    modifier({ rule: 'HX-MELEE-05', op: 'add', effect: 'charging', when: bearsIt, by: 2 }),
    modifier({ rule: 'HX-MELEE-05', op: 'add', when: isFromOutside, by: 3 }),
    modifier({ rule: 'HX-MELEE-05', op: 'add', when: (look, { target }: Pair) => inWoods(look, target), by: -2 }),
    shaken,
  ],
  moraleNeed: [
    modifier({
      rule: 'HX-MORALE-02',
      op: 'add',
      when: (look, { unit }: Pair) => lossesShake(look, unit),
      by: (look, { unit }: Pair) => strengthOf(look.state.units[unit]!) - look.state.units[unit]!.start,
    }),
  ],
};
