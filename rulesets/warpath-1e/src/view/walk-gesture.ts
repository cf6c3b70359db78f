import type { Answer, Plan, Request } from '@walstatt/engine';
import { type Point, rotate, wayUpTo } from '@walstatt/geometry';
import { modelIndex } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import { gaitOf, walkArgs } from '../08-movement/walk/walk-gait.ts';
import { costOf, inReach } from '../08-movement/way.ts';
import type { Look } from '../kit.ts';

/** What is drawn: the models that were taken, the way of the one that was grabbed, and by how much they turn about it. */
export type Drawn = { readonly pieces: readonly string[]; readonly points: readonly Point[]; readonly turn: number };

type Way = readonly Point[];

/** The models of a unit that a gesture takes along. */
export const takenBy = (r: Request & { kind: 'path' }, unit: string, { pieces }: Drawn): readonly string[] =>
  r.movers.filter((m) => pieces.includes(m) || pieces.includes(unit));

/** All models that were taken along go the same way and turn together in the end; others stay where they were put before. */
export function walkAlong(
  look: Look,
  r: Request & { kind: 'path' },
  unit: string,
  drawn: Drawn,
  before: Answer | null,
): Plan {
  const taken = takenBy(r, unit, drawn);
  const models = modelsOf(look.state.units[unit]!)!;
  const places = taken.map((m) => models[modelIndex(m)]!);
  const ways = affordable(look, r, unit, (most) => waysAlong(drawn, places, most));
  const moved = taken.map((mover, i) => ({ mover, legs: legsOf(ways[i]!) }));
  const kept = ((before ?? []) as Plan).filter((p) => !taken.includes(p.mover));
  return [...kept, ...moved];
}

/** Who ends where it stands, and has been nowhere else, makes no step. */
function legsOf([start, ...way]: Way): { leg: 'to'; x: number; y: number }[] {
  const moves = way.some((p) => p.x !== start!.x || p.y !== start!.y);
  return moves ? way.map(({ x, y }) => ({ leg: 'to', x, y })) : [];
}

/** The way of each model if the grabbed one goes no farther than that. */
function waysAlong({ points, turn }: Drawn, places: readonly Point[], most: number): Way[] {
  const way = wayUpTo(points, most);
  const from = way[0]!;
  const to = way[way.length - 1]!;
  return places.map(({ x, y }) => {
    const offset = { x: x - from.x, y: y - from.y };
    const turned = rotate(offset, turn);
    const via = way.slice(1, -1).map((p) => ({ x: p.x + offset.x, y: p.y + offset.y }));
    return [{ x, y }, ...via, { x: to.x + turned.x, y: to.y + turned.y }];
  });
}

/** Halvings until it is known to a hundredth of an inch how far a move lasts. */
const HALVINGS = 11;

/** What goes beyond the allowance, difficult terrain counted twice (WP-TERRAIN-12), is shortened to it if that helps. */
function affordable(look: Look, r: Request, unit: string, ways: (most: number) => Way[]): Way[] {
  if (r.name !== 'walk') return ways(Number.POSITIVE_INFINITY);
  const { allowance } = walkArgs(r);
  const gait = gaitOf(walkArgs(r));
  const near = inReach(look, unit, standingOf(look, unit)!.bodies, allowance);
  const lasts = (all: Way[]): boolean => all.every((w) => costOf(near, w, gait) <= allowance + TOLERANCE);
  let [best, short, long] = [ways(0), 0, allowance];
  const whole = ways(allowance);
  if (lasts(whole) || !lasts(best)) return whole;
  for (let i = 0; i < HALVINGS; i++) {
    const most = (short + long) / 2;
    const tried = ways(most);
    if (lasts(tried)) [best, short] = [tried, most];
    else long = most;
  }
  return best;
}
