import type { Placed, Rng } from '@walstatt/engine';
import { blockFormation, gapAtMost, pointBody, rotate } from '@walstatt/geometry';
import { type Asked, type L, request } from '../kit.ts';
import { standingOf } from '../rules/field.ts';
import { findPlaces, hullOf, type Placing, poseFrom, refusePlaces, ZONES } from '../rules/placing.ts';
import { baseOf, DEPTH, inch, poseOf, WIDTH } from '../rules/space.ts';
import { leaderOf, unitOf } from '../rules/units.ts';
import { refusal } from '../rules/way.ts';

/** Most random placements fail at their first model: trying again costs little. */
const TRIES = 8;

/** A few random placements, or null. */
function sampled(look: L, r: Placing, once: () => readonly Placed[]): readonly Placed[] | null {
  for (let i = 0; i < TRIES; i++) {
    const placed = once();
    if (refusePlaces(look, r, placed) === null) return placed;
  }
  return null;
}

/** SK-TRANS-02, SK-TRANS-04. */
export const placeBeside = request('placeBeside', {
  check: refusePlaces,
  witness: (look, r) => findPlaces(look, r),
  sample: (look, r, rng) => sampled(look, r, () => randomBeside(look, r, rng)),
  candidates: (look, r, rng, limit) => Array.from({ length: limit }, () => randomBeside(look, r, rng)),
});

/** A block in some direction from the middle of the hull, just clear of it. */
function randomBeside(look: L, r: Placing, rng: Rng): readonly Placed[] {
  const args = r.args;
  const base = baseOf(unitOf(look.state, args.unit));
  const { centre } = hullOf(look.state, args.beside!);
  const facing = rng.int(0, 7) * 450;
  const away = rotate({ x: inch(3.5), y: 0 }, facing);
  const poses = blockFormation(
    r.pieces.map(() => base),
    Math.min(3, r.pieces.length),
    inch(0.1),
    { x: centre.x + away.x, y: centre.y + away.y, z: 0, facing },
  );
  return r.pieces.map((piece, i) => ({ piece, pose: { ...poses[i]! } }));
}

/** SK-SETUP-07. */
export const deploy = request('deploy', {
  check: refusePlaces,
  witness: (look, r) => findPlaces(look, r),
  sample: (look, r, rng) => sampled(look, r, () => randomBlock(look, r, rng)),
  candidates: (look, r, rng, limit) => Array.from({ length: limit }, () => randomBlock(look, r, rng)),
});

function randomBlock(look: L, r: Placing, rng: Rng): readonly Placed[] {
  const args = r.args;
  const [corner, , far] = ZONES[args.zone!];
  const base = baseOf(unitOf(look.state, args.unit));
  const margin = inch(base.kind === 'circle' ? 1.6 : 2.4);
  const at = {
    x: rng.int(inch(3), WIDTH - inch(3)),
    y: rng.int(corner!.y + margin, far!.y - margin),
    z: 0,
    facing: args.zone === 'north' ? 2700 : 900,
  };
  const poses = blockFormation(
    r.pieces.map(() => base),
    rng.int(2, 3),
    inch(0.25),
    at,
  );
  return r.pieces.map((piece, i) => ({ piece, pose: { ...poses[i]! } }));
}

/** SK-FIRE-01. */
const SMOKE_REACH = inch(8);

export const placeSmoke = request('placeSmoke', {
  check: (look, r, placed) => {
    const { x, y } = poseFrom(placed[0]!.pose);
    if (!(x >= 0 && x <= WIDTH && y >= 0 && y <= DEPTH)) return refusal('offTable', 'SK-SETUP-01');
    const leader = leaderOf(look.state, r.args.unit)!;
    if (gapAtMost(pointBody({ x, y }), pointBody(poseOf(look.state, leader)), SMOKE_REACH)) return null;
    return refusal('smokeTooFar', 'SK-FIRE-01', { limit: SMOKE_REACH, unit: 'length' });
  },
  witness: (look, r) => smokeAt(look, r, 0, 0),
  sample: (look, r, rng) => smokeAt(look, r, rng.int(-5, 5), rng.int(-5, 5)),
  candidates: (look, r, rng, limit) =>
    Array.from({ length: limit }, () => smokeAt(look, r, rng.int(-5, 5), rng.int(-5, 5))),
});

/** So many inches away from the leader, but on the table. */
function smokeAt(look: L, r: Asked<'placeSmoke'>, dx: number, dy: number): readonly Placed[] {
  const { x, y } = standingOf(look, r.args.unit)[0]!.body.centre;
  const pose = {
    x: Math.max(0, Math.min(WIDTH, x + inch(dx))),
    y: Math.max(0, Math.min(DEPTH, y + inch(dy))),
  };
  return [{ piece: r.pieces[0]!, pose }];
}
