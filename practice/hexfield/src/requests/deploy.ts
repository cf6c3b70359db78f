import { faultsOf, type Placed } from '@walstatt/engine';
import { poseOf } from '../activities/deployment.ts';
import type { Field, Pose, Unit } from '../generated/state.ts';
import { type Look, request } from '../kit.ts';
import { fieldsAt } from '../rules/formation.ts';
import { everyPose, fitsIn, randomPose, refuseField } from '../rules/zone.ts';

/** Sets up pieces one after the other if `choose` finds a place for each. */
function setUp(
  look: Look,
  pieces: readonly string[],
  choose: (u: Unit, fits: (pose: Pose) => boolean) => Pose | null,
): Placed[] | null {
  const placed: Placed[] = [];
  const taken: Field[] = [];
  for (const piece of pieces) {
    const u = look.state.units[piece]!;
    const fields = (pose: Pose): Field[] => fieldsAt(u.profile, u.start, pose);
    const pose = choose(u, (p) => fitsIn(look.state, u, fields(p), taken));
    if (pose === null) return null;
    placed.push({ piece, pose: { ...pose } });
    taken.push(...fields(pose));
  }
  return placed;
}

const TRIES = 40;
const isAxis = (n: number | undefined): boolean => n !== undefined && Math.abs(n) <= 99;

/** HX-SET-02: where all units of a seat stand. */
export const deploy = request('deploy', {
  check: (look, _r, placed, all) =>
    faultsOf(all, (faults) => {
      const taken: Field[] = [];
      for (const p of placed) {
        const { q, r, facing = 0 } = p.pose;
        if (!isAxis(q) || !isAxis(r) || facing < 0 || facing > 5) {
          if (faults.add({ code: 'offTable', rule: 'HX-SET-03', args: { q: q ?? null, r: r ?? null } })) return;
          continue;
        }
        const u = look.state.units[p.piece]!;
        const fields = fieldsAt(u.profile, u.start, poseOf(p));
        if (faults.addAll(fields.map((h) => refuseField(look.state, u, h, taken)))) return;
        taken.push(...fields);
      }
    }),
  sample: (look, r, rng) =>
    setUp(look, r.kind === 'place' ? r.pieces : [], (u, fits) => {
      for (let i = 0; i < TRIES; i++) {
        const pose = randomPose(look.state, u, rng);
        if (fits(pose)) return pose;
      }
      return null;
    }),
  witness: (look, r) =>
    setUp(look, r.kind === 'place' ? r.pieces : [], (u, fits) => {
      for (const pose of everyPose(look.state, u)) if (fits(pose)) return pose;
      return null;
    }),
});
