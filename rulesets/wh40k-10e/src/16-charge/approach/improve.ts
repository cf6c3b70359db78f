import { distanceSquared, solidsOverlap } from '@walstatt/geometry';
import { refuseIncoherent } from '../../02-coherency/coherent.ts';
import { inch, type Standing, standing } from '../../04-measuring/table-top.ts';
import { refuseEnd, refuseWays } from '../../10-movement/judge.ts';
import { type Foot, footOf, standingAfter, type Way } from '../../10-movement/ways.ts';
import type { L } from '../../kit.ts';
import { type Approach, goalsOf, isCloser, startOf } from './approach.ts';
import { besideSpots, nearestFirst, touchingSpots } from './spots.ts';
import { wayTo } from './way-to.ts';

/** Changes one way of an approach for the better. All others stay as they are. */

/** The ways with another one for a model, or null: it touches an enemy then, and the whole is legal. */
export function wayIntoContact(look: L, approach: Approach, ways: readonly Way[], model: string): Way[] | null {
  const start = startFoot(look, approach, model);
  const spots = approach.foes.flatMap((foe) => touchingSpots(look.state, { model, foot: start }, foe));
  return firstThatFits(look, approach, ways, { model, spots: nearestFirst(spots, start) });
}

/** The same for a place beside its comrades or on the straight way ahead, closer than it was. */
export function wayCloser(look: L, approach: Approach, ways: readonly Way[], model: string): Way[] | null {
  const start = startFoot(look, approach, model);
  const ends = standingAfter(look.state, standing(look, approach.move.unit), ways);
  const spots = ends.measured.flatMap((other, i) =>
    ends.models[i] === model ? [] : besideSpots(look.state, { model, foot: start }, other, GAPS),
  );
  return firstThatFits(look, approach, ways, { model, spots: [...ahead(look, approach, model), ...spots] });
}

const GAPS = [2, inch(0.5)];

/** How much of the way to the nearest goal is tried. */
const SHARES = [1, 0.75, 0.5, 0.25, 0.1];

/** Places on the straight way to each goal of a model. */
export function ahead(look: L, approach: Approach, model: string): Foot[] {
  const start = startFoot(look, approach, model);
  const { distance } = approach.move;
  return goalsOf(look, approach, model).flatMap((goal) => {
    const [to] = nearestFirst(
      goal.map(({ body }) => ({ ...start, x: body.centre.x, y: body.centre.y })),
      start,
    );
    const far = to === undefined ? 0 : Math.sqrt(distanceSquared(to, start));
    if (to === undefined || far === 0) return [];
    return SHARES.map((share) => {
      const k = (Math.min(far, distance) * share) / far;
      return { ...start, x: start.x + Math.trunc((to.x - start.x) * k), y: start.y + Math.trunc((to.y - start.y) * k) };
    });
  });
}

export function startFoot(look: L, { move }: Approach, model: string): Foot {
  const { models, spots } = standing(look, move.unit);
  return footOf(spots[models.indexOf(model)]!);
}

type Wish = { readonly model: string; readonly spots: readonly Foot[] };

function firstThatFits(look: L, approach: Approach, ways: readonly Way[], { model, spots }: Wish): Way[] | null {
  const now = standing(look, approach.move.unit);
  const lacking = approach.missing(standingAfter(look.state, now, ways)).length;
  for (const to of spots) {
    const better = withEnd(look, approach, ways, { model, to });
    if (better === null) continue;
    if (approach.missing(standingAfter(look.state, now, better)).length > lacking) continue;
    if (refuseWays(look, approach.move, better) === null) return better;
  }
  return null;
}

/** The ways with this end of one of them, or null if it cannot go there or its unit falls apart. */
function withEnd(look: L, approach: Approach, ways: readonly Way[], end: { model: string; to: Foot }): Way[] | null {
  const { move } = approach;
  const { model, to } = end;
  const foot = startFoot(look, approach, model);
  const [dx, dy] = [to.x - foot.x, to.y - foot.y];
  if (dx * dx + dy * dy > move.distance * move.distance) return null;
  const at = ways.findIndex((way) => way.model === model);
  const replaced = (way: Way): Way[] => (at < 0 ? [...ways, way] : ways.map((w, i) => (i === at ? way : w)));
  const now = standing(look, move.unit);
  const ends = standingAfter(look.state, now, replaced({ model, feet: [foot, to] }));
  if (!endsWell(look, approach, ends, model) || refuseIncoherent(ends) !== null) return null;
  const before = at < 0 ? ways : ways.slice(0, at);
  const way = wayTo(look, move, { model, foot }, { to, own: standingAfter(look.state, now, before) });
  return way === null ? null : replaced(way);
}

/** Whether a model may end here, closer than it was, with its comrades where they are in `ends`. */
export function endsWell(look: L, approach: Approach, ends: Standing, model: string): boolean {
  const i = ends.models.indexOf(model);
  const volume = ends.volumes[i]!;
  if (ends.volumes.some((other, k) => k !== i && solidsOverlap(volume, other))) return false;
  if (!isCloser(goalsOf(look, approach, model), startOf(look, approach, model), ends.measured[i]!)) return false;
  return refuseEnd(look, approach.move, ends, model) === null;
}
