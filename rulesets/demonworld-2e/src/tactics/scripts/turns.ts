import type { UnitsId } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { enemyUnits, gapTo } from './reach.ts';

/** Those nearest to the enemy move first, so that nobody is in another's way. */
export function nextToMove(look: Look, { options }: Asked<'nextUnit'>): UnitsId {
  const gap = (unit: UnitsId): number => {
    const [nearest] = enemyUnits(look, unit);
    return nearest === undefined ? 0 : gapTo(look, unit, nearest);
  };
  return options.map((o) => o.id).reduce((best, unit) => (gap(unit) < gap(best) ? unit : best));
}
