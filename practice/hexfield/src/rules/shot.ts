import type { Explained, Rule } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Field, UnitsId } from '../generated/state.ts';
import type { G, Look } from '../kit.ts';
import { attack } from './attack.ts';
import { isWood } from './board.ts';
import { fieldsOf } from './formation.ts';

/** The nearest pair of elements of two units, or the first of several such pairs. */
function nearest(a: readonly Field[], b: readonly Field[]): { from: Field; to: Field; distance: number } {
  let best = { from: a[0]!, to: b[0]!, distance: Number.POSITIVE_INFINITY };
  for (const from of a) {
    for (const to of b) {
      const distance = hex.distance(from, to);
      if (distance < best.distance) best = { from, to, distance };
    }
  }
  return best;
}

/** The distance of a shot in fields. HX-FLY-03: every level of altitude counts as one. */
export function shotDistance(look: Look, unit: UnitsId, target: UnitsId): number {
  const u = look.state.units[unit]!;
  const t = look.state.units[target]!;
  const levels = (u.where.at === 'table' ? u.where.altitude : 0) - (t.where.at === 'table' ? t.where.altitude : 0);
  return nearest(fieldsOf(u), fieldsOf(t)).distance + Math.abs(levels);
}

/** HX-SHOOT-03: woods strictly between two fields. */
function isScreened(look: Look, from: Field, to: Field): boolean {
  return look.memo('screened', `${from.q},${from.r},${to.q},${to.r}`, () =>
    hex
      .touchedHexes(from, to)
      .some(
        (h) => h.touch === 'through' && h.distance > 0 && h.distance < hex.distance(from, to) && isWood(look.state, h),
      ),
  );
}

/** HX-SHOOT-02, HX-SHOOT-03: why a shot would be wasted. Null if it would not be. */
export function wastedBecause(look: Look, unit: UnitsId, target: UnitsId): 'range' | 'sight' | 'arc' | null {
  const u = look.state.units[unit]!;
  const t = look.state.units[target]!;
  if (u.where.at !== 'table') return 'sight';
  if (shotDistance(look, unit, target) > u.profile.range) return 'range';
  const { from, to } = nearest(u.where.fields, fieldsOf(t));
  if (!hex.isInArc(from, to, hex.cornerHeading(u.where.facing), 3)) return 'arc';
  return isScreened(look, from, to) ? 'sight' : null;
}

/** What the modifiers of `shootNeed` and `strikeNeed` look at. */
export type Pair = { readonly unit: UnitsId; readonly target: UnitsId };

export const shootNeed = (look: Look, pair: Pair): number =>
  look.modify('shootNeed', look.state.units[pair.unit]!.profile.shot, pair);

/** The same with the reasons. */
export const shootNeeds = (look: Look, pair: Pair): Explained =>
  look.explain('shootNeed', look.state.units[pair.unit]!.profile.shot, pair);

/** One unit shoots at another. Returns the losses, or null if the shot was wasted. */
export function* shoot(g: G, unit: UnitsId, target: UnitsId): Rule<number | null> {
  const why = wastedBecause(g, unit, target);
  if (why !== null) {
    g.apply({ type: 'shotWasted', rules: ['HX-SHOOT-02'], unit, target, why });
    return null;
  }
  const pair = { unit, target };
  return yield* attack(g, {
    by: unit,
    target,
    dice: fieldsOf(g.state.units[unit]!).length,
    need: shootNeed(g, pair),
    needs: () => shootNeeds(g, pair),
    rule: 'HX-SHOOT-04',
    purpose: 'shoot',
  });
}
