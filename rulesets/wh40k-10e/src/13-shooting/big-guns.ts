import { hasKeyword, modelHas } from '../01-units/units.ts';
import { type Attack, isRanged } from '../14-attacks/attack.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import type { State } from '../generated/state.ts';
import { modifier } from '../kit.ts';

const BIG = ['MONSTER', 'VEHICLE'] as const;

/** WH-BIGGUN-01: is this a unit of monsters or vehicles, whose guns never tire? */
export const isBig = (s: State, unit: string): boolean => BIG.some((keyword) => hasKeyword(s, unit, keyword));

export const isBigModel = (s: State, model: string): boolean => BIG.some((keyword) => modelHas(s, model, keyword));

/** Pistols are handy at close quarters. */
const isHampered = (s: State, attack: Attack): boolean =>
  isRanged(s, attack) && !hasAbility(s.weapons[attack.weapon]!, 'pistol');

/** WH-BIGGUN-03, WH-BIGGUN-04: guns that fire out of combat, at whatever target. */
export const bigGuns = modifier({
  rule: 'WH-BIGGUN-03',
  op: 'add',
  when: ({ state }, attack: Attack) => attack.engaged && isHampered(state, attack) && isBigModel(state, attack.model),
  by: -1,
});

/** WH-BIGGUN-06: guns that fire into combat. */
export const lockedTarget = modifier({
  rule: 'WH-BIGGUN-06',
  op: 'add',
  when: ({ state }, attack: Attack) => attack.locked && isHampered(state, attack) && isBig(state, attack.target),
  by: -1,
});
