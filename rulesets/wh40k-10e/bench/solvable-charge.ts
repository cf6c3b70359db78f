import { pick, type Rng, seededRng } from '@walstatt/engine';
import { Battle, manualDice } from '@walstatt/engine/host';
import { cosine, type Point, sine, TRIG_SCALE } from '@walstatt/geometry';
import { isCoherent } from '../src/02-coherency/coherent.ts';
import { engagedBy } from '../src/03-engagement/engagement.ts';
import { unitsWithin } from '../src/04-measuring/questions.ts';
import { inch, standing } from '../src/04-measuring/table-top.ts';
import { refuseWays } from '../src/10-movement/judge.ts';
import { footOf, standingAfter, type Way } from '../src/10-movement/ways.ts';
import { goalsOf, isCloser, startOf } from '../src/16-charge/approach/approach.ts';
import { approachOf, type Charge } from '../src/16-charge/charge/ways.ts';
import type { Terrain } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { L } from '../src/kit.ts';
import { rectangle, stateOf } from '../test/field.ts';

/**
 * Random charges of ten models that are known to be possible: where they end is made first, and where they began is
 * derived from it. So it can be counted which of them the finder misses.
 */

const MODELS = 10;
const BASE = 1.26;
const TOUCH = 0.002;

const turned = (from: Point, angle: number, far: number): Point => ({
  x: from.x + (cosine(angle) * far) / TRIG_SCALE,
  y: from.y + (sine(angle) * far) / TRIG_SCALE,
});

const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
const share = (rng: Rng, most: number): number => (rng.int(0, 1000) * most) / 1000;
const isFree = (p: Point, others: readonly Point[], room = BASE): boolean => others.every((o) => apart(p, o) >= room);

/** A group in which each model is close to some that came before. */
function group(rng: Rng, size: number, middle: Point, but: readonly Point[]): Point[] {
  const found: Point[] = [middle];
  for (let tries = 0; found.length < size && tries < 300; tries++) {
    const p = turned(pick(rng, found), rng.int(0, 3599), BASE + TOUCH + share(rng, 1));
    if (isFree(p, found) && isFree(p, but, BASE + 0.1)) found.push(p);
  }
  return found;
}

/** Where chargers end: the first ones at each target, all others at a foe or beside two comrades. */
function chargersAt(rng: Rng, targets: readonly (readonly Point[])[], others: readonly Point[]): Point[] {
  const foes = targets.flat();
  const ends: Point[] = [];
  const linked = (p: Point): boolean => ends.filter((e) => apart(e, p) <= BASE + 2).length >= Math.min(2, ends.length);
  for (let tries = 0; ends.length < MODELS && tries < 600; tries++) {
    const open = targets.find((t) => !t.some((foe) => ends.some((e) => apart(e, foe) <= BASE + 1)));
    const atFoe = ends.length === 0 || rng.int(0, 2) > 0;
    const p = atFoe
      ? turned(pick(rng, open ?? foes), rng.int(0, 3599), BASE + TOUCH)
      : turned(pick(rng, ends), rng.int(0, 3599), BASE + TOUCH + share(rng, 1.5));
    if (linked(p) && isFree(p, [...ends, ...foes]) && isFree(p, others, BASE + 1.05)) ends.push(p);
  }
  return ends;
}

function terrainNear(rng: Rng, middle: Point): Record<string, Partial<Terrain>> {
  const pieces: Record<string, Partial<Terrain>> = {};
  for (let i = rng.int(0, 2); i > 0; i--) {
    const at = turned(middle, rng.int(0, 3599), 3 + share(rng, 5));
    const shape = rectangle(at.x, at.y, 0.5 + share(rng, 3), 0.5 + share(rng, 3));
    const top = inch(rng.int(0, 1) === 0 ? 1.5 : 6);
    pieces[`t${i}`] = { kind: 'hill', footprint: shape, solids: [{ part: 'body', shape, bottom: 0, top }] };
  }
  return pieces;
}

const places = (points: readonly Point[]): [number, number][] => points.map(({ x, y }) => [x, y]);

/** A charge that is known to be possible, or null if the dice produced none. */
export function solvableCharge(seed: number): { readonly look: L; readonly charge: Charge } | null {
  const rng = seededRng(seed);
  const middle = { x: 30, y: 22 };
  const target = group(rng, rng.int(1, 10), middle, []);
  const second =
    rng.int(0, 3) > 0 ? [] : group(rng, rng.int(1, 5), turned(middle, rng.int(0, 3599), 4 + share(rng, 3)), target);
  const bystanders =
    rng.int(0, 1) > 0
      ? []
      : group(rng, rng.int(1, 5), turned(middle, rng.int(0, 3599), 6 + share(rng, 4)), [...target, ...second]);
  const targets = second.length === 0 ? [target] : [target, second];
  const ends = chargersAt(rng, targets, bystanders);
  if (ends.length < MODELS) return null;
  const angle = rng.int(0, 3599);
  const far = 2 + share(rng, 8);
  const starts = ends.map((end) => {
    const back = turned(end, angle, far);
    return turned(back, rng.int(0, 3599), share(rng, 0.7));
  });
  const blue = {
    target: { places: places(target) },
    ...(second.length > 0 ? { second: { places: places(second) } } : {}),
    ...(bystanders.length > 0 ? { bystanders: { places: places(bystanders) } } : {}),
  };
  const profile = { base: { shape: 'round', diameter: inch(BASE) } } as const;
  const withProfile = Object.fromEntries(Object.entries(blue).map(([id, troop]) => [id, { ...troop, profile }]));
  const state = stateOf({
    red: { chargers: { places: places(starts), profile } },
    blue: withProfile,
    terrain: terrainNear(rng, middle),
  });
  const { look } = Battle.resume(ruleset, state, [], { dice: manualDice });
  return derived(look, { starts, ends, names: targets.map((_, i) => (i === 0 ? 'target' : 'second')) });
}

type Known = { readonly starts: readonly Point[]; readonly ends: readonly Point[]; readonly names: string[] };

/** The charge with the lowest roll that reaches the known ends, if they are legal. */
function derived(look: L, { starts, ends, names }: Known): { look: L; charge: Charge } | null {
  const roll = Math.ceil(Math.max(...starts.map((p, i) => apart(p, ends[i]!))));
  if (roll > 12) return null;
  const charge: Charge = { unit: 'chargers', targets: names, distance: inch(Math.max(2, roll)) };
  const now = standing(look, 'chargers');
  if (!isCoherent(now.measured) || engagedBy(look, 'chargers').length > 0) return null;
  if (!names.every((name) => unitsWithin(now, standing(look, name), inch(12)))) return null;
  const approach = approachOf(look, charge);
  const ways: Way[] = now.models.map((model, i) => ({
    model,
    feet: [footOf(now.spots[i]!), { ...footOf(now.spots[i]!), x: inch(ends[i]!.x), y: inch(ends[i]!.y) }],
  }));
  if (refuseWays(look, approach.move, ways) !== null) return null;
  const after = standingAfter(look.state, now, ways);
  if (approach.missing(after).length > 0) return null;
  const closer = now.models.every((model, i) =>
    isCloser(goalsOf(look, approach, model), startOf(look, approach, model), after.measured[i]!),
  );
  return closer ? { look, charge } : null;
}
