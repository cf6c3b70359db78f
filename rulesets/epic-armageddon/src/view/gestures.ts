import type { Answer, Plan } from '@walstatt/engine';
import type { Gesture } from '@walstatt/scene';
import { addedTo, drawnBy, takenBy, waysDrawn } from '@walstatt/tabletop';
import { formationOf } from '../1-01-units/units.ts';
import { mannerOf } from '../1-07-movement/manners.ts';
import { farOf } from '../1-07-movement/move/follow.ts';
import type { Asked, L } from '../kit.ts';

/** Reads a gesture as an answer. A move that is too long is shortened; everything else is left to the check. */
export function fromGesture(look: L, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.name === 'disembark' && g.gesture === 'pick') return outAt(r, g, before);
  const drawn = drawnBy(g);
  if (r.name !== 'move' || drawn === null) return null;
  const s = look.state;
  const units = takenBy(r.movers, drawn, (unit) => formationOf(s, unit));
  const spots = units.flatMap((unit) => {
    const { where } = s.units[unit]!;
    return where.at === 'table' ? [where] : [];
  });
  if (units.length === 0 || spots.length < units.length) return null;
  const moving = { look, move: r.args, manner: mannerOf(r.args.manner) };
  const most = Math.min(...units.map((unit) => farOf(moving, unit, 'go', true)));
  const plan = waysDrawn(units, spots, drawn, most).map(({ model, points, facing }): Plan[number] => ({
    mover: model,
    legs: points.slice(1).map(({ x, y }, i, ends) => ({
      leg: 'go',
      x: Math.round(x),
      y: Math.round(y),
      facing: i === ends.length - 1 ? Math.round(facing) : null,
    })),
  }));
  return addedTo(before, plan);
}

/** The first passenger without a place gets out at the point that was picked. */
function outAt(r: Asked<'disembark'>, { at }: Gesture & { gesture: 'pick' }, before: Answer | null): Answer | null {
  const out = (before ?? []) as Plan;
  const next = r.movers.find((unit) => !out.some(({ mover }) => mover === unit));
  if (next === undefined) return null;
  const leg = { leg: 'out', x: Math.round(at.x), y: Math.round(at.y), facing: null };
  return addedTo(before, [{ mover: next, legs: [leg] }]);
}
