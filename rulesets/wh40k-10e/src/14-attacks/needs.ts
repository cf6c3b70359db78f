import { type Classes, classesOf } from '@walstatt/engine';
import { modelsOf, partsLeft, profileOf } from '../01-units/units.ts';
import type { AttacksContext, State } from '../generated/state.ts';

/** WH-ATT-08, WH-ATT-09, WH-ATT-10, WH-ATT-11, WH-ATT-12, WH-G-02: what a wound roll needs. */
export function woundNeed(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength > toughness ? 5 : 6;
}

/**
 * WH-DICE-04: what a roll needs, or more. WH-ATT-04, WH-ATT-05, WH-ATT-14, WH-ATT-15: an unmodified 6 is critical and succeeds, an unmodified 1 fails, whatever
 * the roll needs.
 */
export const graded = (need: number, critical = 6): Classes =>
  classesOf(['fail', 'success', 'critical'] as const, 1, 6, (face) => {
    if (face === 1) return 'fail';
    if (face >= critical) return 'critical';
    return face >= need ? 'success' : 'fail';
  });

/**
 * WH-G-59: the Toughness of most models, the higher on a tie. WH-LEAD-05: of an attached unit only the bodyguard counts.
 */
export function toughnessOf(s: State, unit: string): number {
  const [first] = partsLeft(s, unit);
  const counts = new Map<number, number>();
  for (const m of modelsOf(s, unit)) {
    if (s.models[m]!.unit !== first) continue;
    const { toughness } = profileOf(s, m);
    counts.set(toughness, (counts.get(toughness) ?? 0) + 1);
  }
  let best = 0;
  for (const [toughness, models] of counts) {
    const most = counts.get(best) ?? 0;
    if (models > most || (models === most && toughness > best)) best = toughness;
  }
  return best;
}

/** WH-LEAD-06: when the bodyguard falls to these attacks, the rest of them still meet its Toughness. */
export const toughnessAgainst = (s: State, { target, toughness }: AttacksContext): number =>
  toughness > 0 && s.units[target]!.status.at === 'destroyed' ? toughness : toughnessOf(s, target);
