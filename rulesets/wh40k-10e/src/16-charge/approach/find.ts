import { faultsOf, type Plan } from '@walstatt/engine';
import { type Solid, shiftIntoContact } from '@walstatt/geometry';
import { isLastLinked } from '../../02-coherency/coherent.ts';
import { inch, type Standing, standing, standingAt } from '../../04-measuring/table-top.ts';
import { endOf, type Foot, planOf, standingAfter, type Way } from '../../10-movement/ways.ts';
import type { L } from '../../kit.ts';
import { type Approach, farFrom, type Goal, goalsOf, startOf, touchesAny } from './approach.ts';
import { ahead, endsWell, startFoot, wayCloser, wayIntoContact } from './improve.ts';
import { judgeApproach } from './judge.ts';
import { besideSpots, nearestFirst, touchingSpots } from './spots.ts';
import { wayTo } from './way-to.ts';

/**
 * Legal ways for an approach, found by construction, or null if none was found, which proves nothing. The whole unit is
 * shifted until one of its models touches an enemy, and those that cannot go along find places of their own; or every
 * model finds its own place from the start. Then every model that could touch an enemy does.
 */
export function findApproach(look: L, approach: Approach): readonly Way[] | null {
  for (const begun of beginnings(look, approach)) {
    const ways = mended(look, approach, begun);
    if (ways.length > 0 && isLegal(look, approach, planOf(ways))) return ways;
  }
  return null;
}

const isLegal = (look: L, approach: Approach, plan: Plan): boolean =>
  faultsOf(false, (faults) => judgeApproach(look, approach, plan, faults)).length === 0;

/** How many shifts of the whole unit are tried, and how many models as the first to find a place. */
const SHIFTS = 6;
const LEADERS = 3;

/** What the search begins with, one after another. Where nobody has to move, all stay where they are at first. */
function* beginnings(look: L, approach: Approach): Generator<readonly Way[]> {
  if (!approach.everybody) yield [];
  for (const [dx, dy] of shiftsIntoContact(look, approach).slice(0, SHIFTS))
    yield completed(look, approach, shifted(look, approach, dx, dy));
  yield completed(look, approach, []);
  for (const model of byNearness(look, approach).slice(1, LEADERS)) {
    const way = ownPlace(look, approach, [], model);
    if (way !== null) yield completed(look, approach, [way]);
  }
}

/** The models that may move, those nearest to their goals first. */
function byNearness(look: L, approach: Approach): string[] {
  const far = (model: string): number => farFrom(goalsOf(look, approach, model), startOf(look, approach, model));
  return [...approach.movers].sort((a, b) => far(a) - far(b));
}

/** Straight shifts that bring one of the models into contact with an enemy on its level, the shortest first. */
function shiftsIntoContact(look: L, { move, foes }: Approach): [number, number][] {
  const { measured } = standing(look, move.unit);
  const shifts: [number, number][] = [];
  for (const own of measured)
    for (const foe of foes) {
      if (own.bottom !== foe.bottom) continue;
      const [dx, dy] = [foe.body.centre.x - own.body.centre.x, foe.body.centre.y - own.body.centre.y];
      const shift = shiftIntoContact(own.body, dx, dy, foe.body);
      if (shift !== null && length(shift.dx, shift.dy) <= move.distance) shifts.push([shift.dx, shift.dy]);
    }
  return shifts.sort((a, b) => length(...a) - length(...b));
}

const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Those of the unit that can go along when it is shifted, the nearest first. */
function shifted(look: L, approach: Approach, dx: number, dy: number): Way[] {
  const ways: Way[] = [];
  for (const model of byNearness(look, approach)) {
    const foot = startFoot(look, approach, model);
    const way = placeAt(look, approach, ways, { model, to: { ...foot, x: foot.x + dx, y: foot.y + dy } });
    if (way !== null) ways.push(way);
  }
  return ways;
}

/** Places for those that have none yet, each beside those that have one. */
function completed(look: L, approach: Approach, begun: readonly Way[]): Way[] {
  const ways = [...begun];
  const open = byNearness(look, approach).filter((model) => !ways.some((way) => way.model === model));
  for (let again = true; again; ) {
    again = false;
    for (const model of [...open]) {
      const way = ownPlace(look, approach, ways, model);
      if (way === null) continue;
      ways.push(way);
      open.splice(open.indexOf(model), 1);
      again = true;
    }
  }
  return ways;
}

/** The unit with only those models that stand already. */
function placedOf(look: L, { move }: Approach, ways: readonly Way[]): Standing {
  return standingAt(look.state, { id: move.unit, models: ways.map((w) => w.model), spots: ways.map(endOf) });
}

/** How far from its comrades a model is tried, and from enemies where there is no room to touch them. */
const GAPS = [2, inch(0.5), inch(1.5)];
const NEAR = [inch(0.5), inch(0.95)];

/** The best place for one more model beside those that stand already. */
function ownPlace(look: L, approach: Approach, ways: readonly Way[], model: string): Way | null {
  for (const spots of placesFor(look, approach, placedOf(look, approach, ways), model))
    for (const to of spots) {
      const way = placeAt(look, approach, ways, { model, to });
      if (way !== null) return way;
    }
  return null;
}

/** In contact with what the unit still lacks, or any enemy; beside its comrades, or for the first near an enemy; ahead. */
function* placesFor(look: L, approach: Approach, placed: Standing, model: string): Generator<readonly Foot[]> {
  const s = look.state;
  const foot = startFoot(look, approach, model);
  const start = { model, foot };
  const lacking = approach.missing(placed).flatMap(({ near }) => near);
  const around = (solids: readonly Solid[], spots: (solid: Solid) => Foot[]): Foot[] =>
    nearestFirst(solids.flatMap(spots), foot);
  yield around(lacking, (foe) => touchingSpots(s, start, foe));
  yield around(approach.foes, (foe) => touchingSpots(s, start, foe));
  const wanted = lacking.length > 0 ? lacking : goalsOf(look, approach, model).flat();
  yield towards(
    placed.measured.flatMap((other) => besideSpots(s, start, other, GAPS)),
    wanted,
  );
  if (placed.models.length === 0) yield around(lacking, (foe) => besideSpots(s, start, foe, NEAR));
  yield ahead(look, approach, model);
}

/** Places in the order of their distance to the nearest of these. */
function towards(spots: readonly Foot[], goal: Goal): Foot[] {
  const far = ({ x, y }: Foot): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const { body } of goal) least = Math.min(least, length(body.centre.x - x, body.centre.y - y));
    return least;
  };
  return spots
    .map((spot) => ({ spot, far: far(spot) }))
    .sort((a, b) => a.far - b.far)
    .map(({ spot }) => spot);
}

/** The way of a model to a place where it may stand beside those that stand already, or null. */
function placeAt(look: L, approach: Approach, ways: readonly Way[], end: { model: string; to: Foot }): Way | null {
  const { model, to } = end;
  const { move } = approach;
  const foot = startFoot(look, approach, model);
  if (length(to.x - foot.x, to.y - foot.y) > move.distance) return null;
  const placed = placedOf(look, approach, [...ways, { model, feet: [foot, to] }]);
  if (
    !endsWell(look, approach, placed, model) ||
    !isLastLinked(placed.measured, standing(look, move.unit).models.length)
  )
    return null;
  return wayTo(look, move, { model, foot }, { to, own: standingAfter(look.state, standing(look, move.unit), ways) });
}

/** The same ways, but models that could touch an enemy do, and those that stayed behind come closer. */
function mended(look: L, approach: Approach, ways: readonly Way[]): readonly Way[] {
  let best = ways;
  for (const model of byNearness(look, approach)) {
    const ends = standingAfter(look.state, standing(look, approach.move.unit), best);
    if (touchesAny(ends.measured[ends.models.indexOf(model)]!, approach.foes)) continue;
    const stays = !best.some((way) => way.model === model);
    best =
      wayIntoContact(look, approach, best, model) ?? (stays ? wayCloser(look, approach, best, model) : null) ?? best;
  }
  return best;
}
