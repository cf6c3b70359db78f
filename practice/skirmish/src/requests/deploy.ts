import type { Placed, Refusal, Rng } from '@walstatt/engine';
import { type Body, blockFormation, INCH, placeBases } from '@walstatt/geometry';
import {
  cornersOf,
  endsOf,
  INWARD,
  placedAt,
  refuseOutsideStrip,
  type Spot,
  spotOfPose,
  stripAlong,
} from '@walstatt/tabletop';
import { type Asked, type L, request } from '../kit.ts';
import { BOARD, bodyOf, field, inch, isWall } from '../rules/field.ts';
import { refuseEnd, refuseStrays } from '../rules/plan.ts';
import { unitOf } from '../rules/units.ts';

const ZONE = inch(6);

type Deploy = Asked<'deploy'>;

/** SK-SETUP-07: where a side deploys. */
export const zoneOfEdge = (edge: Deploy['args']['zone']) => stripAlong(edge, ZONE, BOARD);

/** A unit in ranks of a given width around a spot. */
export function formation(look: L, unit: string, models: number, at: Spot, ranks = 3): Spot[] {
  const base = { kind: 'circle', radius: unitOf(look.state, unit).radius } as const;
  const poses = blockFormation(new Array(models).fill(base), Math.min(ranks, models), INCH / 4, { ...at, z: 0 });
  return poses.map(({ x, y, facing }) => ({ x, y, facing }));
}

function check(look: L, r: Deploy, placed: readonly Placed[]): Refusal | null {
  if (placed.length === 0) return findPlaces(look, r) === null ? null : { code: 'thereIsRoom', rule: r.rule };
  const { unit, zone } = r.args;
  const bodies: Body[] = [];
  for (const { pose } of placed) {
    const spot = spotOfPose(pose);
    if (spot === null) return { code: 'offTable', rule: 'SK-SETUP-01' };
    const body = bodyOf(look.state, unit, spot);
    const refusal =
      refuseOutsideStrip(
        endsOf([body]),
        { edge: zone, deep: ZONE, board: BOARD },
        { code: 'outsideZone', rule: r.rule },
      ) ?? refuseEnd(look, { unit, body, mates: bodies }, true);
    if (refusal !== null) return refusal;
    bodies.push(body);
  }
  return refuseStrays(look, unit, bodies);
}

/**
 * A legal placement of all pieces found by construction. Null if none is found, though the player may still know
 * better.
 */
const findPlaces = (look: L, r: Deploy): readonly Placed[] | null =>
  look.memo('places', r.pieces.join(), () => {
    const { unit, zone } = r.args;
    const { units, pieces, table } = field(look);
    const { owner, radius } = unitOf(look.state, unit);
    // Units line up along their zone in the order of the table of units.
    const own = Object.keys(look.state.units).filter((u) => unitOf(look.state, u).owner === owner);
    const { minY, maxY } = zoneOfEdge(zone);
    const x = Math.round((BOARD.width * (own.indexOf(unit) + 1)) / (own.length + 1));
    const { poses, complete } = placeBases({
      bases: r.pieces.map(() => ({ kind: 'circle', radius })),
      near: { x, y: (minY + maxY) / 2, z: 0, facing: INWARD[zone] },
      table,
      inside: [cornersOf(zoneOfEdge(zone))],
      blocked: [...units.flatMap((u) => u.bodies), ...pieces.filter(isWall).map((p) => p.body)],
      gap: INCH / 4,
    });
    const found = complete ? placedAt(r.pieces, poses) : null;
    return { found: found !== null && check(look, { ...r }, found) === null ? found : null };
  }).found;

function randomBlock(look: L, r: Deploy, rng: Rng): readonly Placed[] {
  const { unit, zone } = r.args;
  const { minY, maxY } = zoneOfEdge(zone);
  const margin = inch(1.6);
  const x = rng.int(inch(3), BOARD.width - inch(3));
  const at = { x, y: rng.int(minY + margin, maxY - margin), facing: INWARD[zone] };
  return placedAt(r.pieces, formation(look, unit, r.pieces.length, at, rng.int(2, 3)));
}

/** Most random placements fail at their first model, so trying again costs little. */
const TRIES = 8;

/** SK-SETUP-07. */
export const deploy = request('deploy', {
  check,
  witness: findPlaces,
  sample(look, r, rng) {
    for (let i = 0; i < TRIES; i++) {
      const placed = randomBlock(look, r, rng);
      if (check(look, r, placed) === null) return placed;
    }
    return null;
  },
  candidates: (look, r, rng, limit) => Array.from({ length: limit }, () => randomBlock(look, r, rng)),
});
