import { bodyAt, boxOf, overlapsRegion, stretchesAtRegion, sweptBox } from '@walstatt/geometry';
import { boxesMeet, type Climb, climbAlong, grown, type Part } from '@walstatt/tabletop';
import { modelHas, modelsOf, profileOf } from '../01-units/units.ts';
import { baseOf, inch } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';
import type { Move } from './manner.ts';
import { type Feature, features, LOW } from './terrain.ts';
import { endOf, type Foot, lengthOfTurns, reachOf, type Way } from './ways.ts';

/** The way of one model with its climbs, leg by leg: null for a leg that goes through terrain. */
export type Course = {
  readonly way: Way;
  readonly climbs: readonly (Climb | null)[];
  /** WH-FLY-06: the way is measured through the air, whatever stands below. */
  readonly aloft: boolean;
  readonly length: number;
};

/**
 * WH-MOVE-13: how far a model moves along its way, up and down included (WH-MTER-03). WH-TERRAIN-01, WH-TERRAIN-09,
 * WH-TERRAIN-30: that is the same on all kinds of terrain.
 */
export function courseOf(look: L, move: Move, way: Way): Course {
  const aloft = isAloft(look, move, way);
  const climbs: (Climb | null)[] = [];
  let length = lengthOfTurns(look.state, way);
  for (let i = 1; i < way.feet.length; i++) {
    const from = way.feet[i - 1]!;
    const to = way.feet[i]!;
    const across = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
    if (aloft) {
      const up = to.z - from.z;
      length += up === 0 ? across : Math.sqrt(across * across + up * up);
      continue;
    }
    const climb = climbOf(look, way.model, from, to);
    climbs.push(climb);
    length += across + (climb?.length ?? 0);
  }
  return { way, climbs, aloft, length };
}

/** Whether a model uses that it can FLY in a move of this kind. */
export const flies = (look: L, { manner }: Move, model: string): boolean =>
  manner.flies && modelHas(look.state, model, 'FLY');

/**
 * WH-FLY-06, WH-CHARGE-25, WH-G-25: a model that can FLY and starts or ends on a terrain feature goes through the air.
 * WH-FLY-07: any other climbs like everybody else.
 */
function isAloft(look: L, move: Move, way: Way): boolean {
  return (
    flies(look, move, way.model) &&
    (isOnTerrain(look, way.model, way.feet[0]!) || isOnTerrain(look, way.model, endOf(way)))
  );
}

function isOnTerrain(look: L, model: string, foot: Foot): boolean {
  const body = bodyAt(baseOf(look.state, model), foot);
  const box = boxOf(body);
  return features(look).some(
    ({ box: around, footprint, parts }) =>
      boxesMeet(box, around) && (overlapsRegion(body, footprint) || parts.some((p) => overlapsRegion(body, p.shape))),
  );
}

/**
 * WH-TERRAIN-01, WH-MTER-01: over terrain, never through it. WH-MTER-02: what is at most 2" high is not there. WH-MTER-03: climbing up
 * and down counts. WH-TERRAIN-40, WH-G-89: for INFANTRY and BEASTS nothing of a ruin is in the way, and they get up and
 * down everywhere in it.
 */
function climbOf(look: L, model: string, from: Foot, to: Foot): Climb | null {
  const s = look.state;
  const body = bodyAt(baseOf(s, model), from);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const box = sweptBox(boxOf(body), dx, dy);
  const near = features(look).filter((f) => boxesMeet(box, f.box));
  const slips = modelHas(s, model, 'INFANTRY') || modelHas(s, model, 'BEAST');
  const parts: Part[] = [];
  const holds: Feature['footprint'][] = [];
  for (const feature of near) {
    if (feature.low) continue;
    if (feature.kind === 'ruins' && slips) holds.push(feature.footprint);
    else parts.push(...feature.parts.filter((part) => !isLow(look, feature, part)));
  }
  const level = (foot: Foot): number => levelAt(near, foot);
  return climbAlong(
    { body, dx, dy, tall: profileOf(s, model).height, from: level(from), to: level(to) },
    { parts, holds },
  );
}

/** WH-G-120: with the option, a low part of a high feature is not there either. */
const isLow = ({ state }: L, { bottom }: Feature, { top }: Part): boolean =>
  state.options.lowTerrain === 'part' && top - bottom <= LOW;

/** WH-MTER-02: a model on low terrain counts, for climbing, as standing on what that terrain stands on. */
function levelAt(near: readonly Feature[], { z }: Foot): number {
  const on = near.find((f) => f.low && f.parts.some((part) => part.top === z));
  return on === undefined ? z : on.bottom;
}

/** WH-MOVE-17, WH-ADV-03, WH-FALL-01 and the like: how far a model may go. WH-MOVE-15: null if it cannot move at all. */
export function allowanceOf(
  look: L,
  { manner, distance, random = 0 }: Move,
  model: string,
  slow: boolean,
): number | null {
  const move = moveOf(look, model);
  if (move === null) return null;
  if (!manner.characteristic) return distance;
  const rolled = profileOf(look.state, model).moveDice > 0 ? random : 0;
  return Math.max(0, move + rolled + distance - (slow ? WOODS : 0));
}

const WOODS = inch(2);
const HOVERING = inch(20);

/** M of a model. WH-AIR-05: 20" in hover mode. */
export function moveOf({ state: s }: L, model: string): number | null {
  return s.units[s.models[model]!.unit]!.hovering ? HOVERING : profileOf(s, model).move;
}

/**
 * WH-TERRAIN-31: if one model moves over woods in a normal, advance or fall back move, the M of the whole unit is 2"
 * less. WH-TERRAIN-32: not if all its models are TITANIC or can FLY.
 */
export function isSlowed(look: L, { unit, manner }: Move, ways: readonly Way[]): boolean {
  if (!manner.characteristic) return false;
  const s = look.state;
  const woods = features(look).filter((f) => f.kind === 'woods');
  if (woods.length === 0) return false;
  if (modelsOf(s, unit).every((m) => modelHas(s, m, 'TITANIC') || modelHas(s, m, 'FLY'))) return false;
  return ways.some((way) => woods.some((feature) => isThrough(look, way, feature)));
}

function isThrough({ state }: L, { model, feet }: Way, { footprint, box }: Feature): boolean {
  const base = baseOf(state, model);
  for (let i = 1; i < feet.length; i++) {
    const from = feet[i - 1]!;
    const to = feet[i]!;
    const body = bodyAt(base, from);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (!boxesMeet(grown(sweptBox(boxOf(body), dx, dy), from.facing === to.facing ? 0 : reachOf(base)), box)) continue;
    if (stretchesAtRegion(body, dx, dy, footprint).length > 0) return true;
    if (overlapsRegion(bodyAt(base, to), footprint)) return true;
  }
  return false;
}
