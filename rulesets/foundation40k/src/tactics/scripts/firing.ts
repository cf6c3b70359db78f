import type { Point } from '@walstatt/geometry';
import { middleOfCell } from '@walstatt/tabletop';
import { BOARD, inch } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import type { L } from '../../kit.ts';
import { dangerAt } from './danger.ts';
import { CELLS, gaitOf, landOf } from './land.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { mainRange, volleyCost } from './strength.ts';

/** Places to shoot from. */

/** How much a shooter minds what may happen to it: where it shoots, and on its way there. */
const CAUTION = 0.45;
const ON_THE_WAY = 0.12;

/** How much shorter a way must be to count as much as a whole unit. */
const AROUND = inch(60);

/** A place must be so much better for each such distance that a unit goes there which can shoot from where it is. */
const EFFORT = inch(80);

/** What a place is worth to a unit that shoots at an enemy: the volley from there, less the danger. */
export function firingPlace(look: L, unit: string, aim: string): (place: Point) => number {
  const land = landOf(look);
  const gait = gaitOf(look, unit);
  const to = middleOf(look, aim);
  const at = isOnTable(look.state, unit) ? middleOf(look, unit) : null;
  const own = at === null ? inch(2) : extentOf(look, unit);
  const reach = own + extentOf(look, aim);
  const range = mainRange(look, unit) * 0.85;
  const volleyFrom = (place: Point): number =>
    land.sees(place, to) ? volleyCost(look, unit, aim, Math.max(0, apart(place, to) - reach)) : 0;
  const settled = at !== null && volleyFrom(at) > 0 ? at : null;
  return (place) => {
    const volley = volleyFrom(place);
    const danger = dangerAt(look, unit, place, own);
    if (volley > 0) return volley - CAUTION * danger - (settled === null ? 0 : apart(settled, place) / EFFORT);
    // Within range of an enemy who is out of sight, the way around leads to him.
    const way = land.way(gait, place, to);
    const far = Math.max(inch(2), way - reach - range);
    return -ON_THE_WAY * danger - far / inch(20) - way / AROUND;
  };
}

/** What a place is worth for its view of the enemy's half, and for its cover. */
export function viewFrom(look: L, unit: string, place: Point): number {
  const land = landOf(look);
  const own = ownEdge(look.state, look.state.units[unit]!.owner);
  const range = mainRange(look, unit) + inch(6);
  let seen = 0;
  let all = 0;
  for (let cell = 0; cell < CELLS.columns * CELLS.rows; cell += 5) {
    const there = middleOfCell(CELLS, cell);
    if (own === 'south' ? there.y < BOARD.depth / 2 : there.y > BOARD.depth / 2) continue;
    if (apart(there, place) > range) continue;
    all++;
    if (land.sees(place, there)) seen++;
  }
  const cover = land.coverAt(place) === 'none' ? 0 : 0.3;
  return (all === 0 ? 0 : seen / 40) + cover;
}
