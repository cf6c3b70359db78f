import { type Faults, faultsOf, firstFault, type Placed, type Rng } from '@walstatt/engine';
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
import { judgeEnd, refuseStrays } from '../rules/plan.ts';
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

function judge(look: L, r: Deploy, placed: readonly Placed[], faults: Faults): void {
  if (placed.length === 0) {
    if (findPlaces(look, r) !== null) faults.add({ code: 'thereIsRoom', rule: r.rule });
    return;
  }
  const { unit, zone } = r.args;
  const strip = { edge: zone, deep: ZONE, board: BOARD };
  const outside = { code: 'outsideZone', rule: r.rule };
  const bodies: Body[] = [];
  for (const { pose } of placed) {
    const spot = spotOfPose(pose);
    if (spot === null) {
      if (faults.add({ code: 'offTable', rule: 'SK-SETUP-01' })) return;
      continue;
    }
    const body = bodyOf(look.state, unit, spot);
    if (faults.add(refuseOutsideStrip(endsOf([body]), strip, outside))) return;
    if (judgeEnd(look, { unit, body, mates: bodies }, true, faults)) return;
    bodies.push(body);
  }
  if (bodies.length === placed.length) faults.add(refuseStrays(look, unit, bodies));
}

const isLegal = (look: L, r: Deploy, placed: readonly Placed[]): boolean =>
  firstFault((faults) => judge(look, r, placed, faults)) === null;

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
    return { found: found !== null && isLegal(look, r, found) ? found : null };
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
  check: (look, r, placed, all) => faultsOf(all, (faults) => judge(look, r, placed, faults)),
  witness: findPlaces,
  sample(look, r, rng) {
    for (let i = 0; i < TRIES; i++) {
      const placed = randomBlock(look, r, rng);
      if (isLegal(look, r, placed)) return placed;
    }
    return null;
  },
  candidates: (look, r, rng, limit) => Array.from({ length: limit }, () => randomBlock(look, r, rng)),
});
