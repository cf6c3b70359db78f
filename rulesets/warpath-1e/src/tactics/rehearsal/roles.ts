import type { Unit } from '../../generated/state.ts';
import type { Role } from './plans.ts';

/** What units can do to each other, as far as it shows what they are for. */
type Abilities = {
  readonly size: number;
  readonly sides: readonly string[];
  readonly kinds: readonly Unit['type'][];
  readonly reach: Float64Array;
  readonly strike: Float64Array;
  readonly fire: readonly Float64Array[];
};

/** The role of every unit. */
export function rolesOf({ size, sides, kinds, strike, fire, reach }: Abilities): Role[] {
  return kinds.map((kind, a) => {
    if (kind === 'vehicle') return 'driver';
    if (reach[a] === 0) return 'shooter';
    let blows = 0;
    let shots = 0;
    for (let b = 0; b < size; b++) {
      if (sides[a] === sides[b]) continue;
      blows += strike[a * size + b]!;
      shots += fire[a * size + b]![1] ?? 0;
    }
    return blows > 1.3 * shots ? 'charger' : 'shooter';
  });
}
