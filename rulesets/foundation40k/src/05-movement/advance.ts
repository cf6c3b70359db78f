import { type Body, boxOf, sweptBox } from '@walstatt/geometry';
import { boxesMeet, grown, inBox, isBodyIn, advance as tabletopAdvance } from '@walstatt/tabletop';
import { othersOf } from '../01-units/others.ts';
import { BOARD, standing, tableTop } from '../01-units/space.ts';
import { areEnemyUnits, typeOf, unitHas } from '../01-units/units.ts';
import { mayEnter } from '../14-terrain/terrain.ts';
import type { L } from '../kit.ts';

/** Straight moves of a whole unit in which each model goes as far as it can: charges, flight, pursuit. */

export type Step = { readonly model: string; readonly x: number; readonly y: number; readonly facing: number };

/**
 * Enemy models and closed pieces within a given distance of a unit's way. None of its models may pass through these
 * (FD-GAP-27, FD-GAP-83).
 */
export const obstaclesFor = (look: L, unit: string, dx: number, dy: number, around = 0): Body[] =>
  unitHas(look.state, unit, 'flying') ? [] : closedOnWay(look, unit, dx, dy, around);

/** The same for models that fly over all of it but may not end there (FD-GAP-77). */
function closedOnWay(look: L, unit: string, dx: number, dy: number, around: number): Body[] {
  const s = look.state;
  const swept = grown(sweptBox(standing(look, unit).box, dx, dy), around);
  const near = inBox(tableTop(look), swept, unit);
  const found: Body[] = [];
  for (const other of near.units) {
    if (!areEnemyUnits(s, unit, other.id)) continue;
    for (const b of other.bodies) if (boxesMeet(boxOf(b), swept)) found.push(b);
  }
  const type = typeOf(s, unit);
  for (const piece of near.pieces) {
    if (mayEnter(type, piece.terrain)) continue;
    found.push(piece.body);
  }
  return found;
}

/** The bodies of all other units of the same side. */
export const friendsOf = (look: L, unit: string): Body[] => othersOf(look, unit).friends.flatMap((f) => f.bodies);

/**
 * Every model goes straight by (dx, dy), or as far as it can. Models in front go first, and none ends on a friend.
 * `leavesTable` allows models to end beyond the edge (flight). Empty if no such move avoids overlaps.
 */
export function advance(look: L, unit: string, dx: number, dy: number, leavesTable = false): Step[] {
  const { models, spots, bodies } = standing(look, unit);
  const flies = unitHas(look.state, unit, 'flying');
  const friends = friendsOf(look, unit);
  const ends = tabletopAdvance(bodies, dx, dy, {
    obstacles: obstaclesFor(look, unit, dx, dy),
    taken: flies ? [...friends, ...closedOnWay(look, unit, dx, dy, 0)] : friends,
    mayEnd: (body) => leavesTable || isBodyIn(body, BOARD.box),
  });
  return (ends ?? []).map(({ centre }, i) => ({
    model: models[i]!,
    x: centre.x,
    y: centre.y,
    facing: spots[i]!.facing,
  }));
}
