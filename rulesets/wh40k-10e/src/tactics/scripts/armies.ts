import { partsOf, profileOf, wholeUnits } from '../../01-units/units.ts';
import { inch, tableTop } from '../../04-measuring/table-top.ts';
import { moveOf } from '../../10-movement/cost.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

/** Units and what they are worth, wherever they are. */

/** The models of a unit that are not gone. */
export const modelsLeft = (s: State, unit: string): string[] =>
  partsOf(s, unit).flatMap((part) => s.units[part]!.models.filter((m) => s.models[m]!.where.at !== 'gone'));

export const isDestroyed = (s: State, unit: string): boolean =>
  partsOf(s, unit).every((part) => s.units[part]!.status.at === 'destroyed');

/** The units of a seat of which anything is left. */
export const unitsLeft = (s: State, seat: string): string[] =>
  wholeUnits(s).filter((unit) => s.units[unit]!.owner === seat && !isDestroyed(s, unit));

/** The enemies of a unit that stand on the battlefield. */
export const foesOnTable = (look: L, unit: string): readonly string[] =>
  look.memo('foesOnTable', look.state.units[unit]!.owner, () => {
    const { owner } = look.state.units[unit]!;
    return tableTop(look).units.flatMap(({ id }) => (look.state.units[id]!.owner === owner ? [] : [id]));
  });

/** What a unit is worth, in hundreds of points. Where nothing has a price, its wounds tell. */
export function priceOf(s: State, unit: string): number {
  let price = 0;
  for (const part of partsOf(s, unit)) {
    const { points, models } = s.units[part]!;
    price += points > 0 ? points / 100 : models.reduce((n, m) => n + profileOf(s, m).wounds, 0) * 0.08;
  }
  return price;
}

/** What is left of it, by the wounds that it still has. The last models are worth more than the first. */
export function worthLeft(s: State, unit: string): number {
  let [left, all] = [0, 0];
  for (const part of partsOf(s, unit))
    for (const m of s.units[part]!.models) {
      const { wounds } = profileOf(s, m);
      all += wounds;
      if (s.models[m]!.where.at !== 'gone') left += wounds - 0.6 * s.models[m]!.lost;
    }
  return left === 0 ? 0 : priceOf(s, unit) * (0.15 + (0.85 * left) / all);
}

/** What a die adds to a random Movement on average. */
const DIE = inch(3.5);

/** How far a unit goes in a normal move, as far as can be expected. */
export function strideOf(look: L, unit: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (const m of modelsLeft(look.state, unit)) {
    const move = moveOf(look, m);
    if (move === null) return 0;
    least = Math.min(least, move + profileOf(look.state, m).moveDice * DIE);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
