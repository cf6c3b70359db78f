import { type Body, distanceSquared, gapBelow, INCH, type Point } from '@walstatt/geometry';
import { directionTo, middleOf, placesAround, shiftedSpots, stepIn } from '@walstatt/tabletop';
import { firstFree } from '../01-units/place-somewhere.ts';
import { modelsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../07-measuring/table-top.ts';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';

const STEP = inches(0.1);
/** Ranks behind the fighters rarely let all models go back together farther than this. */
const TOGETHER = inches(2);
const FARTHEST = inches(12);

const isClear = (body: Body, of: readonly Body[]): boolean => of.every((o) => !gapBelow(body, o, INCH - TOLERANCE));

/**
 * WP-TIME-09, WP-G-30: where a charger's models stand once they are an inch away from its target: all straight back
 * together, or each for itself (with chargers all around a target). Null if there is no room for them.
 */
export function steppedBack(look: Look, unit: string, target: string): Spot[] | null {
  const foes = standingOf(look, target)!.bodies;
  return together(look, unit, foes) ?? oneByOne(look, unit, target, foes);
}

function together(look: Look, unit: string, foes: readonly Body[]): Spot[] | null {
  const u = look.state.units[unit]!;
  const models = modelsOf(u)!;
  const away = directionTo(middleOf(foes.map((b) => ({ ...b.centre, facing: 0 }))), middleOf(models));
  for (let far = 0; far <= TOGETHER; far += STEP) {
    const { dx, dy } = stepIn(away, far);
    const back = shiftedSpots(models, dx, dy);
    const bodies = bodiesAt(u, back);
    if (refuseStand(look, unit, bodies) === null) return back;
  }
  return null;
}

/** Coherency that is lost here is restored by the unit's next move (WP-G-02). */
function oneByOne(look: Look, unit: string, target: string, foes: readonly Body[]): Spot[] | null {
  const u = look.state.units[unit]!;
  const back = [...modelsOf(u)!];
  const stays = bodiesAt(u, back).map((b) => isClear(b, foes));
  const settled = back.filter((_, i) => stays[i]);
  const manner = { scattered: true, charging: target };
  for (const [i, from] of back.entries()) {
    if (stays[i]) continue;
    const away = directionTo(nearest(from, foes), from);
    const found = firstFree(placesAround(from, away, { from: STEP, to: FARTHEST, step: STEP }), (spot) => {
      const bodies = bodiesAt(u, [spot, ...settled]);
      return isClear(bodies[0]!, foes) && refuseStand(look, unit, bodies, manner) === null;
    });
    if (found === null) return null;
    settled.push(found);
    back[i] = found;
  }
  return back;
}

function nearest(from: Point, foes: readonly Body[]): Point {
  const far = (b: Body): number => distanceSquared(b.centre, from);
  return foes.reduce((a, b) => (far(b) < far(a) ? b : a)).centre;
}
