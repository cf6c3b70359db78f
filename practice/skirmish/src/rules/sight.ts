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
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { field, standingOf } from './field.ts';
import { inch, isThere, piecesAt, type Standing, terrainSolid } from './space.ts';

/** SK-SETUP-04. */
const MIST_RANGE = inch(12);

/** What a leader sees of a unit: the model seen best, the share of it that is hidden, and whether it stands in cover. */
export type Seen = { readonly model: string; readonly hidden: number; readonly covered: boolean };

/** SK-SIGHT-03: everything that blocks sight. */
function scene(look: L): SightScene<string> {
  return look.memo('scene', '', () => {
    const s = look.state;
    const pieces: SightPiece<string>[] = [];
    for (const id in s.terrain) {
      const t = s.terrain[id]!;
      if (t.kind !== 'rubble' && isThere(t)) pieces.push({ id, prism: prismOf(terrainSolid(t)) });
    }
    for (const one of field(look).all)
      if (s.units[one.unit]!.type === 'vehicle') pieces.push({ id: one.model, prism: prismOf(one) });
    return sightScene(pieces);
  });
}

/** SK-SIGHT-01: what the unit sees of another, mist left aside; null if nothing. */
export function sightOf(look: L, unit: string, target: string): Seen | null {
  const leader = standingOf(look, unit)[0];
  if (leader === undefined) return null;
  return look.memo('sight', `${unit} ${target}`, () => ({ seen: bestSeen(look, leader, target) })).seen;
}

function bestSeen(look: L, from: Standing, target: string): Seen | null {
  const s = look.state;
  const { x, y } = from.body.centre;
  const eye = { x, y, z: from.bottom + from.height };
  const own = surroundings(s, from);
  let best: Seen | null = null;
  for (const to of standingOf(look, target)) {
    const theirs = surroundings(s, to);
    const { hidden } = sightInSpace(scene(look), eye, to, (id) => own.includes(id) || theirs.includes(id));
    if (hidden === WHOLE || (best !== null && best.hidden <= hidden)) continue;
    best = { model: to.model, hidden, covered: 2 * hidden >= WHOLE || theirs.length > 1 };
    if (hidden === 0) break;
  }
  return best;
}

/** SK-SIGHT-02: what does not stand between a model and the world: itself, then the woods and clouds it stands in. */
const surroundings = (s: State, at: Standing): string[] => [at.model, ...piecesAt(s, at, ['wood', 'smoke'])];

/** SK-SIGHT-01, SK-SETUP-04: does the unit see the other one? */
export function sees(look: L, unit: string, target: string): boolean {
  if (hasEffect(look.state, 'table', 'mist') && !isWithin(look, unit, target, MIST_RANGE)) return false;
  return sightOf(look, unit, target) !== null;
}

/** SK-SIGHT-04, SK-GROUND-04: is the target in cover from the unit? */
export const inCover = (look: L, unit: string, target: string): boolean =>
  sightOf(look, unit, target)?.covered ?? false;

/** Is any model of the target within a distance in space of the unit's leader? */
export function isWithin(look: L, unit: string, target: string, limit: number): boolean {
  const from = standingOf(look, unit)[0];
  if (from === undefined) return false;
  for (const to of standingOf(look, target)) if (spaceGapAtMost(from, to, limit)) return true;
  return false;
}
