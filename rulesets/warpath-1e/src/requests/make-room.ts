import type { Placed, Refusal, Request } from '@walstatt/engine';
import { overlaps } from '@walstatt/geometry';
import type { Spot } from '../generated/state.ts';
import { type Look, request } from '../kit.ts';
import { directionTo, fanFrom, stepIn } from '../rules/directions.ts';
import { inches } from '../rules/lengths.ts';
import { modelIndex } from '../rules/pieces.ts';
import { refuseStand } from '../rules/stand.ts';
import { bodiesAt, standingOf } from '../rules/table-top.ts';
import { modelsOf } from '../rules/units.ts';

type Args = { vehicle: string; unit: string };
const argsOf = (r: Request): Args => r.args as unknown as Args;

/** The models of a unit that a vehicle stands on. */
export function inTheWay(look: Look, vehicle: string, id: string): number[] {
  const hull = standingOf(look, vehicle)?.bodies[0];
  const under = standingOf(look, id);
  if (hull === undefined || under === null) return [];
  return under.bodies.flatMap((b, i) => (overlaps(b, hull) ? [i] : []));
}

/** The unit with some of its models put elsewhere. */
export function withPlaces(look: Look, id: string, placed: readonly Placed[]): Spot[] {
  const models = modelsOf(look.state.units[id]!)!.map((m) => ({ ...m }));
  for (const p of placed) {
    const m = models[modelIndex(p.piece)];
    if (m === undefined) continue;
    m.x = p.pose['x'] ?? m.x;
    m.y = p.pose['y'] ?? m.y;
  }
  return models;
}

/** The models must be clear of everything; whether they are in coherency is repaired by the unit's next move (WP-G-02). */
function check(look: Look, r: Request, placed: readonly Placed[]): Refusal | null {
  const { vehicle, unit } = argsOf(r);
  if (placed.length === 0) return witness(look, r) === null ? null : { code: 'mustGiveWay', rule: 'WP-VEHICLE-23' };
  const u = look.state.units[unit]!;
  const bodies = bodiesAt(u, withPlaces(look, unit, placed));
  const hull = standingOf(look, vehicle)!.bodies[0]!;
  if (bodies.some((b) => overlaps(b, hull))) return { code: 'onUnit', rule: 'WP-VEHICLE-23', args: { unit: vehicle } };
  return refuseStand(look, unit, bodies, { scattered: true, ignore: [vehicle], charging: vehicle });
}

/** Each model to the nearest free place, in a spiral around where it stood. */
function witness(look: Look, r: Request): Placed[] | null {
  const { vehicle, unit } = argsOf(r);
  const u = look.state.units[unit]!;
  const hull = standingOf(look, vehicle)!.bodies[0]!;
  const placed: Placed[] = [];
  const moved = inTheWay(look, vehicle, unit);
  const models = modelsOf(u)!.map((m) => ({ ...m }));
  const still = (i: number): Spot[] => models.filter((_, k) => k <= i || !moved.includes(k));
  for (const i of moved) {
    const from = models[i]!;
    let found: Spot | null = null;
    for (let far = inches(0.25); far <= inches(12) && found === null; far += inches(0.25))
      for (const angle of fanFrom(directionTo(hull.centre, from))) {
        const { dx, dy } = stepIn(angle, far);
        models[i] = { x: from.x + dx, y: from.y + dy, facing: from.facing };
        const bodies = bodiesAt(u, still(i));
        const clear = !overlaps(bodiesAt(u, [models[i]!])[0]!, hull);
        if (
          !clear ||
          refuseStand(look, unit, bodies, { scattered: true, ignore: [vehicle], charging: vehicle }) !== null
        )
          continue;
        found = models[i]!;
        break;
      }
    if (found === null) return null;
    models[i] = found;
    placed.push({ piece: `${unit}.${i}`, pose: { x: found.x, y: found.y } });
  }
  return placed;
}

export const makeRoomRequest = request<readonly Placed[]>({
  check,
  witness,
  sample: (look, r) => witness(look, r) ?? [],
});
