import { hasEffect } from '@walstatt/engine';
import { type Body, overlapsRegion, sightFrom, sightRoom, sightScene, WHOLE } from '@walstatt/geometry';
import { bestSeen, hidersIn } from '@walstatt/tabletop';
import type { L } from '../kit.ts';
import { bodiesOf, field, hides, inch, isWithin, standOfUnit } from './field.ts';

/** SK-SETUP-04. */
const MIST_RANGE = inch(12);

/** What a leader sees of a unit: the model seen best, the share of it that is hidden, and whether it stands in cover. */
export type Seen = { readonly model: string; readonly hidden: number; readonly covered: boolean };

/** SK-SIGHT-01: what the unit sees of another, leaving mist aside. Null if it sees nothing. */
export const sightOf = (look: L, unit: string, target: string): Seen | null =>
  look.memo('sight', `${unit} ${target}`, () => ({ seen: lookAt(look, unit, target) })).seen;

/** SK-SIGHT-02, SK-SIGHT-03: models hide nothing. Neither do pieces in which the leader or the target model stands. */
function lookAt(look: L, unit: string, target: string): Seen | null {
  const [leader] = bodiesOf(look, unit);
  const to = standOfUnit(look, target);
  if (leader === undefined || to === null) return null;
  const { x, y } = leader.centre;
  const lane = { from: { minX: x, minY: y, maxX: x, maxY: y }, to: to.box };
  const hiders = hidersIn(field(look), lane, { piece: hides, unit: () => false });
  const scene = sightScene(
    hiders,
    look.recall('sightRoom', '', () => sightRoom<string>(16, 64)),
  );
  const own = woodsAround(look, leader);
  const theirs = to.bodies.map((b) => woodsAround(look, b));
  const best = bestSeen(to.bodies, (body, i) =>
    sightFrom(scene, { x, y }, body, (id) => own.includes(id) || theirs[i]!.includes(id)),
  );
  if (best === null) return null;
  // SK-SIGHT-04, SK-GROUND-04.
  const covered = 2 * best.hidden >= WHOLE || theirs[best.body]!.length > 0;
  return { model: to.models[best.body]!, hidden: best.hidden, covered };
}

/** The woods in which any part of a base stands. */
const woodsAround = (look: L, body: Body): string[] =>
  field(look)
    .pieces.filter((p) => p.terrain.kind === 'wood' && overlapsRegion(body, p.shape))
    .map((p) => p.id);

/** SK-SIGHT-01, SK-SETUP-04: does the unit see the other one? */
export function sees(look: L, unit: string, target: string): boolean {
  if (hasEffect(look.state, 'table', 'mist') && !isWithin(look, unit, target, MIST_RANGE)) return false;
  return sightOf(look, unit, target) !== null;
}

/** SK-SIGHT-04: is the target in cover from the unit? */
export const inCover = (look: L, unit: string, target: string): boolean =>
  sightOf(look, unit, target)?.covered ?? false;
