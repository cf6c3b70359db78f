import type { Refusal } from '@walstatt/engine';
import { bodyAt, INCH } from '@walstatt/geometry';
import { shiftedModels } from '../01-units/formation.ts';
import { modelsOf } from '../01-units/units.ts';
import { fanFrom, stepIn } from '../07-measuring/directions.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { baseOf, bodiesAt } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** How finely places are looked for where few are left. */
const STEP = inches(0.1);
const DIRECTIONS = 72;

/** All places between two distances where the models of a unit may stand if they are shifted alike, the nearest first. */
export function* closeShifts(look: Look, unit: string, from: number, to: number, away: number): Iterable<Spot[]> {
  const u = look.state.units[unit]!;
  const models = modelsOf(u)!;
  const base = baseOf(u);
  const fan = fanFrom(away, DIRECTIONS);
  /** How far it is at least to the next place in each direction. */
  const ahead = fan.map(() => from);
  // Whoever was barred last is looked at first: he mostly is again.
  const order = models.map((_, i) => i);
  for (let far = from; far <= to; far += STEP)
    for (const [k, angle] of fan.entries()) {
      if (ahead[k]! > far) continue;
      const { dx, dy } = stepIn(angle, far);
      let refusal: Refusal | null = null;
      for (let i = 0; i < order.length && refusal === null; i++) {
        const model = order[i]!;
        const { x, y, facing } = models[model]!;
        refusal = refuseStand(look, unit, [bodyAt(base, { x: x + dx, y: y + dy, facing })], { scattered: true });
        if (refusal !== null) order.unshift(...order.splice(i, 1));
      }
      if (refusal !== null) ahead[k] = far + lacking(look, refusal);
      else {
        const ends = shiftedModels(models, dx, dy);
        if (refuseStand(look, unit, bodiesAt(u, ends)) === null) yield ends;
      }
    }
}

/** How much farther a model must go at least that is too near to somebody: no step gains more distance than it is long. */
function lacking(look: Look, { code, measured }: Refusal): number {
  // With that option it may end right beside a friend.
  if (code === 'onUnit') return look.state.options.spacing === 'enemies' ? 0 : INCH - TOLERANCE;
  return code === 'tooNear' ? INCH - TOLERANCE - Number(measured) - 1 : 0;
}
