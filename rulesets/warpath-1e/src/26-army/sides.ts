import type { Problem } from '@walstatt/engine';
import { describe } from '@walstatt/engine/files';
import type { Unit } from '../generated/state.ts';
import { type ArmyFile, readArmy } from './army.ts';

type Units = Record<string, Unit>;

/** All units of a set-up by id. An id is a seat and a number, so that `red` and `red2` may both have a `red21`. */
export function unitsOf(armies: readonly ArmyFile[], problems: Problem[]): Units {
  const units: Units = {};
  for (const [i, a] of armies.entries()) {
    const own = readArmy(a, problems, ['armies', i]);
    const twice = Object.keys(own).find((id) => Object.hasOwn(units, id));
    const expected = `another name of a seat: two units would be called ${twice}`;
    if (twice !== undefined) problems.push({ path: ['armies', i, 'seat'], expected, got: a.seat });
    Object.assign(units, own);
  }
  return units;
}

export const ownedBy = (units: Units, seat: string): Unit[] => Object.values(units).filter((u) => u.owner === seat);

export const pointsOf = (units: readonly Unit[]): number => units.reduce((sum, u) => sum + (u.points ?? 0), 0);

export const sidesOf = (armies: readonly ArmyFile[]): string[] => [...new Set(armies.map((a) => a.side))];

/** The total of `amounts` of each side's armies. */
export const perSide = (armies: readonly ArmyFile[], amounts: readonly number[]): number[] =>
  sidesOf(armies).map((side) => amounts.reduce((sum, n, i) => (armies[i]!.side === side ? sum + n : sum), 0));

/**
 * WP-ARMY-01, -08: the agreed size of each army. Allies may share it out among them: the sides are equal, not the
 * armies.
 */
export function agreedSizes(armies: readonly ArmyFile[], agreed: unknown, problems: Problem[]): number[] {
  const read = (size: unknown, path: Problem['path']): number => {
    if (Number.isInteger(size) && (size as number) >= 1 && (size as number) <= 100_000) return size as number;
    problems.push({
      path,
      expected: 'a number of points',
      got: typeof size === 'string' ? size : describe(size),
      hint: 'WP-ARMY-01',
    });
    return 0;
  };
  const common = read(agreed, ['size']);
  const sizes = armies.map((a, i) => (a.size === undefined ? common : read(a.size, ['armies', i, 'size'])));
  const sums = perSide(armies, sizes);
  if (new Set(sums).size > 1)
    problems.push({
      path: ['armies'],
      expected: 'sides of equal size, or a size of its own for each army',
      got: sums.join(' : '),
      hint: 'WP-ARMY-08',
    });
  return sizes;
}
