import type { Explained, Rule } from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import type { G, Look } from '../kit.ts';
import { attack } from './attack.ts';
import { fieldsOf, hasBeforeFront, isBeast, strengthOf } from './formation.ts';
import type { Pair } from './shot.ts';

const BEAST_STRIKES = 4;

/**
 * HX-MELEE-04: elements with the target in front of them, without those struck in an earlier step (HX-MELEE-03). A
 * beast strikes four times as long as it is alive.
 */
export function strikingDice(look: Look, unit: UnitsId, target: UnitsId): number {
  const u = look.state.units[unit]!;
  const able = strengthOf(u) - u.struck;
  if (u.where.at !== 'table') return 0;
  if (isBeast(u)) return able > 0 ? BEAST_STRIKES : 0;
  const { facing } = u.where;
  const enemy = fieldsOf(look.state.units[target]!);
  let touching = 0;
  for (const f of u.where.fields) if (enemy.some((h) => hasBeforeFront([f], facing, h))) touching++;
  return Math.min(touching, able);
}

export const strikeNeed = (look: Look, pair: Pair): number =>
  look.modify('strikeNeed', look.state.units[pair.unit]!.profile.melee, pair);

/** The same with the reasons. */
export const strikeNeeds = (look: Look, pair: Pair): Explained =>
  look.explain('strikeNeed', look.state.units[pair.unit]!.profile.melee, pair);

/** HX-MELEE-05: one unit strikes another. Returns the losses. */
export function* strike(g: G, unit: UnitsId, target: UnitsId): Rule<number> {
  const dice = strikingDice(g, unit, target);
  const pair = { unit, target };
  return yield* attack(g, {
    by: unit,
    target,
    dice,
    need: strikeNeed(g, pair),
    needs: () => strikeNeeds(g, pair),
    rule: 'HX-MELEE-04',
    purpose: 'strike',
  });
}
