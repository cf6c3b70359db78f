import type { Point } from '@walstatt/geometry';
import { middleOfCell } from '@walstatt/tabletop';
import { isOnBattlefield, ownerOf } from '../../01-units/units.ts';
import { inch } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';
import { dangerAt } from './danger.ts';
import { gaitOf, landOf } from './land.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { middleOfZone } from './prizes.ts';
import { isIndirect, mainRange, volleyCost } from './strength.ts';
import { hasShotAt } from './targets.ts';

/** Places to shoot from. */

/** How much a shooter minds what may happen to it: where it shoots, and on its way there. */
const CAUTION = 0.4;
const ON_THE_WAY = 0.12;

/** How much shorter a way must be to count as much as a hundred points. */
const AROUND = inch(60);

/** A place must be so much better for each such distance that a unit goes there which can shoot from where it is. */
const EFFORT = inch(80);

/** As near as this, a place is no other place. */
const BESIDE = inch(2.5);

/** What a place is worth to a unit that shoots at an enemy: the volley from there, less the danger. */
export function firingPlace(look: L, unit: string, aim: string): (place: Point) => number {
  const land = landOf(look);
  const gait = gaitOf(look, unit);
  const to = middleOf(look, aim);
  const at = isOnBattlefield(look.state, unit) ? middleOf(look, unit) : null;
  const own = at === null ? inch(2) : extentOf(look, unit);
  const reach = own + extentOf(look, aim);
  const range = mainRange(look, unit) * 0.85;
  const blind = isIndirect(look, unit);
  // The land is coarse: where the unit finds no shot in truth, it finds none beside that place either.
  const vain = at !== null && land.sees(at, to) && !hasShotAt(look, unit, aim) ? at : null;
  const volleyFrom = (place: Point): number =>
    blind || (land.sees(place, to) && (vain === null || apart(vain, place) > BESIDE))
      ? volleyCost(look, unit, aim, Math.max(0, apart(place, to) - reach))
      : 0;
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

/** What a place is worth for its view of the enemy's side, and for its cover. */
export function viewFrom(look: L, unit: string, place: Point): number {
  const land = landOf(look);
  const { owner } = look.state.units[unit]!;
  const foe = look.state.seats.find(({ id }) => id !== owner)!.id;
  const away = middleOfZone(look, foe);
  const home = middleOfZone(look, ownerOf(look.state, unit));
  const range = mainRange(look, unit) + inch(6);
  const count = land.cells.columns * land.cells.rows;
  let seen = 0;
  for (let cell = 0; cell < count; cell += 5) {
    const there = middleOfCell(land.cells, cell);
    if (apart(there, away) > apart(there, home) || apart(there, place) > range) continue;
    if (land.sees(place, there)) seen++;
  }
  return seen / 40 + (land.isCovered(place) ? 0.3 : 0);
}
