import type { Point } from '@walstatt/geometry';
import { inch } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';
import { foesOnTable, strideOf } from './armies.ts';
import { type Land, landOf } from './land.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { isIndirect, meleeCosts, volleyCost } from './strength.ts';

/** What enemies may do to a unit at a place, in hundreds of points. */

/** The share of losses that cover leaves, roughly. */
const COVERED = 0.75;

/** From here on, a unit may think of its safety. */
export const THREATENED = 0.15;

/** How much of a volley has to be feared from an enemy that must move first to see its target. */
const UNSEEN = 0.3;

/** How far a charge goes on average, after a move. */
export const CHARGE = inch(7);

type Threat = {
  readonly at: Point;
  readonly extent: number;
  readonly stride: number;
  readonly enemy: string;
  readonly indirect: boolean;
  /** What a volley costs, by the distance in steps of 3", as far as somebody has asked. */
  readonly volley: (number | undefined)[];
  readonly melee: number;
};

const STEP = inch(3);
const STEPS = 18;

/** What each enemy of a unit may do to it. */
const threatsTo = (look: L, unit: string): readonly Threat[] =>
  look.memo('threats', unit, () =>
    foesOnTable(look, unit).map((enemy) => ({
      at: middleOf(look, enemy),
      extent: extentOf(look, enemy),
      stride: strideOf(look, enemy),
      enemy,
      indirect: isIndirect(look, enemy),
      volley: [],
      melee: meleeCosts(look, enemy, unit).theirs - 0.4 * meleeCosts(look, enemy, unit).ours,
    })),
  );

/** What the unit has to fear where it stands. */
export const dangerHere = (look: L, unit: string): number =>
  look.memo('danger', unit, () => dangerAt(look, unit, middleOf(look, unit), extentOf(look, unit)));

/** What the unit has to fear in the coming turn of its enemies if its middle is there. */
export function dangerAt(look: L, unit: string, place: Point, extent: number): number {
  const land = landOf(look);
  const shield = land.isCovered(place) ? COVERED : 1;
  let danger = 0;
  for (const t of threatsTo(look, unit)) {
    const gap = Math.max(0, apart(t.at, place) - t.extent - extent);
    const seen = t.indirect ? 1 : seenOf(land, t.at, place, extent);
    const step = Math.min(STEPS - 1, Math.ceil(Math.max(0, gap - t.stride * 0.7) / STEP));
    t.volley[step] ??= volleyCost(look, t.enemy, unit, step * STEP);
    const shot = t.volley[step] * shield * (UNSEEN + (1 - UNSEEN) * seen);
    const reach = t.stride + CHARGE;
    const charge =
      t.melee <= 0 || gap > reach + CHARGE ? 0 : t.melee * Math.min(1, (reach + CHARGE - gap) / (2 * CHARGE));
    danger += Math.max(shot, charge);
  }
  return danger;
}

/** How much of a unit is seen that stands in a line there, from 0 to 1. */
function seenOf(land: Land, from: Point, { x, y }: Point, extent: number): number {
  let seen = 0;
  for (const side of SIDES) if (land.sees(from, { x, y: y + side * extent })) seen++;
  return seen / SIDES.length;
}

const SIDES = [-1, 0, 1];
