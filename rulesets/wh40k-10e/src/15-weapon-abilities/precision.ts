import { ask, hasEffect, type Rule } from '@walstatt/engine';
import { isThere, modelHas } from '../01-units/units.ts';
import { seesModel } from '../05-visibility/sight.ts';
import { isAttached, living } from '../14-attacks/allocate.ts';
import type { AttacksContext, Gun, State } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { hasAbility } from './ability.ts';

/** Does the weapon have precision? WH-STRAT-15: in melee all weapons of a model that has accepted an epic challenge do. */
export const isPrecise = (s: State, { model, weapon }: Gun): boolean =>
  hasAbility(s.weapons[weapon]!, 'precision') ||
  (s.weapons[weapon]!.range === null && hasEffect(s, model, 'challenging'));

/**
 * WH-WEAP-19, WH-G-53: of an attached unit the attacker may pick a CHARACTER that the attacking model sees. Null: the attack is
 * allocated as usual.
 */
export function* precision(g: G, { seat, target, gun }: AttacksContext): Rule<string | null> {
  const { state } = g;
  const { model } = gun!;
  if (!isPrecise(state, gun!) || !isThere(state, model) || !isAttached(state, target)) return null;
  const characters = living(state, target).filter((m) => modelHas(state, m, 'CHARACTER') && seesModel(g, model, m));
  return yield* ask(g, {
    kind: 'choose',
    name: 'precision',
    by: seat,
    rule: 'WH-WEAP-19',
    args: { model, unit: target },
    options: characters.map((id) => ({ id })),
    optional: true,
  });
}
