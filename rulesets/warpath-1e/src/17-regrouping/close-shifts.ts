import type { Refusal } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { closeShifts, type Reach } from '@walstatt/tabletop';
import { modelsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { baseOf } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** How finely places are searched where few are left. */
const STEP = inches(0.1);
const DIRECTIONS = 72;

/**
 * All places between two distances where the models of a unit may stand if all are shifted alike, the nearest first.
 */
export function closeShiftsOf(
  look: Look,
  unit: string,
  { from, to }: Omit<Reach, 'step'>,
  away: number,
): Iterable<Spot[]> {
  const u = look.state.units[unit]!;
  return closeShifts({
    base: baseOf(u),
    models: modelsOf(u)!,
    away,
    reach: { from, to, step: STEP },
    directions: DIRECTIONS,
    lacking(body) {
      const refusal = refuseStand(look, unit, [body], { scattered: true });
      return refusal === null ? null : lacking(look, refusal);
    },
    mayEnd: (bodies) => refuseStand(look, unit, bodies) === null,
  });
}

/**
 * The least extra distance for a model that is too near another unit: no step gains more distance than its own length.
 */
function lacking(look: Look, { code, measured }: Refusal): number {
  // With that option it may end right beside a friend.
  if (code === 'onUnit') return look.state.options.spacing === 'enemies' ? 0 : INCH - TOLERANCE;
  return code === 'tooNear' ? INCH - TOLERANCE - Number(measured) - 1 : 0;
}
