import type { Point } from '@walstatt/geometry';
import { inch } from '../../01-units/space.ts';
import { enemyUnits } from '../../01-units/units.ts';
import { mayMove } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import type { Cover } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import { type Land, landOf } from './land.ts';
import { apart, extentOf, middleOf } from './middle.ts';
import { meleeCosts, volleyCost } from './strength.ts';

/** What enemies may do to a unit at a place. */

/** The share of losses that cover leaves, roughly. */
const SHIELD: Readonly<Record<Cover, number>> = { none: 1, soft: 0.75, hard: 0.6 };

/** From here on, a unit may think of its safety. */
export const THREATENED = 0.12;

/** How much of a volley has to be feared from an enemy that must move first to see its target. */
const UNSEEN = 0.3;

type Threat = {
  readonly at: Point;
  readonly extent: number;
  readonly stride: number;
  readonly enemy: string;
  /** What a volley costs, by the distance in steps of 3", as far as somebody has asked. */
  readonly volley: (number | undefined)[];
  readonly melee: number;
};

const STEP = inch(3);
const STEPS = 14;

/** What each enemy of a unit may do to it. */
const threatsTo = (look: L, unit: string): readonly Threat[] =>
  look.memo('threats', `${unit} ${look.state.units[unit]!.takeCover} ${spirits(look)}`, () =>
    enemyUnits(look.state, unit)
      .filter((e) => look.state.units[e]!.morale === 'ok')
      .map((e) => ({
        at: middleOf(look, e),
        extent: extentOf(look, e),
        stride: mayMove(look, e) ? unitAllowance(look.state, e, 'move', false) : 0,
        enemy: e,
        volley: [],
        melee: meleeCosts(look, e, unit).theirs - 0.5 * meleeCosts(look, e, unit).ours,
      })),
  );

/** What the unit has to fear where it stands. */
export const dangerHere = (look: L, unit: string): number =>
  look.memo('danger', `${unit} ${look.state.units[unit]!.takeCover} ${spirits(look)}`, () =>
    dangerAt(look, unit, middleOf(look, unit), extentOf(look, unit)),
  );

/** What threats depend on besides places: who is steady, and what vehicles have lost. */
export function spirits({ state: s }: L): string {
  let all = '';
  for (const id in s.units) {
    const u = s.units[id]!;
    const { shaken, stunned, weapons } = s.models[u.models[0]!]!;
    all += u.morale[0]! + (shaken || stunned ? '-' : weapons.length);
  }
  return all;
}

/** What the unit has to fear in the coming turns if its middle is there, in shares of a unit. */
export function dangerAt(look: L, unit: string, place: Point, extent: number): number {
  const land = landOf(look);
  const shield = SHIELD[land.coverAt(place)];
  let danger = 0;
  for (const t of threatsTo(look, unit)) {
    const gap = Math.max(0, apart(t.at, place) - t.extent - extent);
    const seen = seenOf(land, t.at, place, extent);
    const from = Math.max(0, gap - t.stride * (seen > 0 ? 0.5 : 0.8));
    const step = Math.min(STEPS - 1, Math.ceil(from / STEP));
    t.volley[step] ??= volleyCost(look, t.enemy, unit, step * STEP);
    const shot = t.volley[step] * shield * (UNSEEN + (1 - UNSEEN) * seen);
    const charge = gap <= t.stride + inch(1) ? t.melee : 0;
    danger += Math.max(shot, charge);
  }
  return danger;
}

/** How much of a unit is seen that stands in a line there, from 0 to 1. */
function seenOf(land: Land, from: Point, { x, y }: Point, extent: number): number {
  let seen = 0;
  for (const side of SIDES) if (land.sees(from, { x: x + side * extent, y })) seen++;
  return seen / SIDES.length;
}

const SIDES = [-1, 0, 1];
