import type { Placed, Refusal, RuleId } from '@walstatt/engine';
import {
  type Body,
  gapAtMost,
  type PlacementTask,
  type Polygon,
  type Pose,
  placeBases,
  solidsOverlap,
  whollyInRegion,
  whollyOnTable,
} from '@walstatt/geometry';
import type { State } from '../generated/state.ts';
import type { Asked, G, L } from '../kit.ts';
import { field } from './field.ts';
import { refuseEnd, refuseStrays } from './plan.ts';
import { baseOf, bodyOf, DEPTH, inch, type Standing, standingAt, TABLE, WIDTH } from './space.ts';
import { sideOfUnit, unitOf } from './units.ts';
import { refusal } from './way.ts';

/** Units that are put on the table: deployment, out of carriers, out of wrecks. */

/** SK-SETUP-07 and SK-TRANS-02, SK-TRANS-04. */
const ZONE = inch(6);
const BESIDE = inch(3);
const KEEP_AWAY = inch(1);
/** Room that the finder leaves between models. */
const ELBOW = inch(0.25);

/** Where units are put: wholly in a zone, or beside a hull. */
export type Placing = Asked<'deploy' | 'placeBeside' | 'placeSurvivor'>;

const zoneFrom = (y: number): Polygon => [
  { x: 0, y },
  { x: WIDTH, y },
  { x: WIDTH, y: y + ZONE },
  { x: 0, y: y + ZONE },
];

export const ZONES: Readonly<Record<'south' | 'north', Polygon>> = {
  south: zoneFrom(0),
  north: zoneFrom(DEPTH - ZONE),
};

/** The hull of a carrier, also of one that is just destroyed. */
export function hullOf(s: State, carrier: string): Body {
  const model = unitOf(s, carrier).models[0]!;
  const { where } = s.models[model]!;
  const pose = where.at === 'table' ? where.pose : where.at === 'gone' ? where.last : null;
  if (pose === null) throw new Error(`${carrier} has no hull on the table`);
  return bodyOf(s, model, pose);
}

/** A pose that came from outside, with what may be left out filled in. */
export const poseFrom = (p: Placed['pose']): Pose => ({
  x: p['x'] ?? Number.NaN,
  y: p['y'] ?? Number.NaN,
  z: p['z'] ?? 0,
  facing: p['facing'] ?? 0,
});

const isPose = (p: Pose): boolean =>
  p.x >= 0 && p.x <= WIDTH && p.y >= 0 && p.y <= DEPTH && p.z === 0 && p.facing >= 0 && p.facing < 3600;

/** Whether models may be put there. */
export function refusePlaces(look: L, r: Placing, placed: readonly Placed[]): Refusal | null {
  const { args } = r;
  if (placed.length === 0) return refuseNone(look, r);
  const { all, impassable } = field(look);
  const models: Standing[] = [...all];
  const hull = args.beside === null ? null : hullOf(look.state, args.beside);
  for (const { piece, pose: given } of placed) {
    const pose = poseFrom(given);
    if (!isPose(pose)) return refusal('offTable', 'SK-SETUP-01');
    const at = standingAt(look.state, piece, pose);
    if (args.zone === null) {
      if (!whollyOnTable(TABLE, at.body)) return refusal('offTable', 'SK-SETUP-01');
    } else if (!whollyInRegion(at.body, ZONES[args.zone]))
      return refusal('outsideZone', r.rule, { limit: ZONE, unit: 'length' });
    if (hull !== null && !gapAtMost(at.body, hull, BESIDE))
      return refusal('notBeside', r.rule, { limit: BESIDE, unit: 'length' });
    if (impassable.some((o) => solidsOverlap(at, o))) return refusal('impassable', 'SK-MOVE-04');
    const wrong = refuseEnd(models, at, { kind: keepsAway(r) ? 'move' : 'charge' });
    if (wrong !== null) return wrong;
    models.push(at);
  }
  return placed.length < 2 ? null : refuseStrays(look.state, models, args.unit);
}

/** Nobody is placed only if no room can be found. */
const refuseNone = (look: L, r: Placing): Refusal | null =>
  findPlaces(look, r) === null ? null : refusal('thereIsRoom', r.rule);

/** SK-TRANS-02: only passengers of a wreck may be put right beside enemies. */
const keepsAway = (r: Placing): boolean => r.name !== 'placeSurvivor';

/** A legal placement of all pieces found by construction, or null. */
export function findPlaces(look: L, r: Placing): readonly Placed[] | null {
  if (r.pieces.length === 0) return [];
  return look.memo('places', `${r.name} ${r.pieces.join()}`, () => {
    const { poses, complete } = placeBases(placementTask(look, r));
    if (!complete) return { found: null };
    const found = r.pieces.map((piece, i) => ({ piece, pose: { ...poses[i]! } }));
    return { found: refusePlaces(look, r, found) === null ? found : null };
  }).found;
}

function placementTask(look: L, r: Placing): PlacementTask {
  const s = look.state;
  const { args } = r;
  const { all, impassable } = field(look);
  const base = baseOf(unitOf(s, args.unit));
  const side = sideOfUnit(s, args.unit);
  const ground = all.filter((m) => m.bottom < unitOf(s, args.unit).height);
  const beside = args.beside === null ? null : hullOf(s, args.beside);
  return {
    bases: r.pieces.map(() => base),
    near: wantedSpot(s, args, beside),
    table: TABLE,
    ...(args.zone === null ? {} : { inside: [ZONES[args.zone]] }),
    blocked: [...ground.map((m) => m.body), ...impassable.map((o) => o.body)],
    ...(beside === null ? {} : { within: [{ anyOf: [beside], limit: BESIDE }] }),
    ...(keepsAway(r)
      ? { apart: [{ from: ground.filter((m) => m.side !== side).map((m) => m.body), gap: KEEP_AWAY }] }
      : {}),
    gap: ELBOW,
  };
}

/** Units line up along their zone in the order of the table of units; others gather on the hull. */
function wantedSpot(s: State, args: Placing['args'], beside: Body | null): Pose {
  if (beside !== null) return { x: beside.centre.x, y: beside.centre.y, z: 0, facing: 0 };
  const { owner } = unitOf(s, args.unit);
  const units = Object.keys(s.units).filter((u) => unitOf(s, u).owner === owner);
  const place = units.indexOf(args.unit) + 1;
  return {
    x: Math.round((WIDTH * place) / (units.length + 1)),
    y: args.zone === 'north' ? DEPTH - ZONE / 2 : ZONE / 2,
    z: 0,
    facing: args.zone === 'north' ? 2700 : 900,
  };
}

/** A request to place models. Where the finder finds no room the player may still know better; "none" is the default. */
export const placementRequest = <N extends Placing['name']>(
  look: L,
  name: N,
  unit: string,
  pieces: readonly string[],
  rule: RuleId,
  where: { readonly zone: 'south' | 'north' } | { readonly beside: string },
) => ({
  kind: 'place' as const,
  name,
  by: unitOf(look.state, unit).owner,
  rule,
  args: { unit, zone: null, beside: null, ...where },
  pieces,
  none: true as const,
});

export function placeUnit(g: G, unit: string, placed: readonly Placed[], ...rules: RuleId[]): void {
  g.apply({
    type: 'unitPlaced',
    rules,
    unit,
    placed: placed.map(({ piece, pose }) => ({ model: piece, pose: poseFrom(pose) })),
  });
}
