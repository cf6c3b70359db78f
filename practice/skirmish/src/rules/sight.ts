import { hasEffect } from '@walstatt/engine';
import {
  prismOf,
  type SightPiece,
  type SightScene,
  sightInSpace,
  sightScene,
  spaceGapAtMost,
  WHOLE,
} from '@walstatt/geometry';
import type { Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { coverAround, field, standingOf } from './field.ts';
import { inch, isThere, poseOf, type Standing, terrainSolid } from './space.ts';

/** SK-SETUP-04. */
const MIST_RANGE = inch(12);

/** What a leader sees of a unit: the model seen best, the share of it that is hidden, and whether it stands in cover. */
export type Seen = { readonly model: string; readonly hidden: number; readonly covered: boolean };

/** SK-SIGHT-03: everything that blocks sight. Infantry comes and goes without a new scene. */
const scene = (look: L): SightScene<string> => look.layout('scene', layScene);

const layScene = (look: L): SightScene<string> =>
  look.recall('scene', blockersKey(look), () => sightScene(blockers(look)));

const isBlocker = (t: Terrain): boolean => t.kind !== 'rubble' && isThere(t);

/** Names everything a scene is made of; of outlines a digest is enough, as it is of a whole table. */
function blockersKey(look: L): string {
  const s = look.state;
  let key = '';
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (isBlocker(t)) key += ` ${id} ${digestOf(t)}`;
  }
  for (const { model, body } of vehicles(look))
    key += ` ${model} ${body.centre.x} ${body.centre.y} ${poseOf(s, model).facing}`;
  return key;
}

function digestOf({ shape, top }: Terrain): number {
  if (shape.kind === 'circle') return mix(mix(mix(top, shape.radius), shape.centre.x), shape.centre.y);
  let digest = top;
  for (const { x, y } of shape.points) digest = mix(mix(digest, x), y);
  return digest;
}

const mix = (digest: number, n: number): number => (Math.imul(digest, 0x9e3779b1) ^ Math.imul(n, 0x85ebca6b)) >>> 0;

const vehicles = (look: L): readonly Standing[] =>
  field(look).all.filter((m) => look.state.units[m.unit]!.type === 'vehicle');

function blockers(look: L): SightPiece<string>[] {
  const { terrain } = look.state;
  const pieces: SightPiece<string>[] = [];
  for (const id in terrain)
    if (isBlocker(terrain[id]!)) pieces.push({ id, prism: prismOf(terrainSolid(terrain[id]!)) });
  for (const one of vehicles(look)) pieces.push({ id: one.model, prism: prismOf(one) });
  return pieces;
}

/** SK-SIGHT-01: what the unit sees of another, mist left aside; null if nothing. */
export function sightOf(look: L, unit: string, target: string): Seen | null {
  return look.memo('sight', `${unit} ${target}`, () => ({ seen: bestSeen(look, unit, target) })).seen;
}

/** SK-SIGHT-02, SK-SIGHT-03, SK-GROUND-04: the model of the target that is hidden least. */
function bestSeen(look: L, unit: string, target: string): Seen | null {
  const from = standingOf(look, unit)[0];
  if (from === undefined) return null;
  const { x, y } = from.body.centre;
  const eye = { x, y, z: from.bottom + from.height };
  const own = coverAround(look, from);
  const pieces = scene(look);
  let best: Seen | null = null;
  for (const to of standingOf(look, target)) {
    const theirs = coverAround(look, to);
    // Neither the two models nor the pieces they stand in are in the way.
    const isThrough = (id: string): boolean =>
      id === from.model || id === to.model || own.includes(id) || theirs.includes(id);
    const { hidden } = sightInSpace(pieces, eye, to, isThrough);
    if (hidden === WHOLE || (best !== null && best.hidden <= hidden)) continue;
    best = { model: to.model, hidden, covered: 2 * hidden >= WHOLE || theirs.length > 0 };
    if (hidden === 0) break;
  }
  return best;
}

/** SK-SIGHT-01, SK-SETUP-04: does the unit see the other one? */
export function sees(look: L, unit: string, target: string): boolean {
  if (hasEffect(look.state, 'table', 'mist') && !isWithin(look, unit, target, MIST_RANGE)) return false;
  return sightOf(look, unit, target) !== null;
}

/** SK-SIGHT-04, SK-GROUND-04: is the target in cover from the unit? */
export function inCover(look: L, unit: string, target: string): boolean {
  return sightOf(look, unit, target)?.covered ?? false;
}

/** Is any model of the target within a distance in space of the unit's leader? */
export function isWithin(look: L, unit: string, target: string, limit: number): boolean {
  const { byUnit } = field(look);
  const from = byUnit[unit]![0];
  if (from === undefined) return false;
  for (const to of byUnit[target]!) if (spaceGapAtMost(from, to, limit)) return true;
  return false;
}
