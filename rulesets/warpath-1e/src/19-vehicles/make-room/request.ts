import type { Placed, Refusal } from '@walstatt/engine';
import { overlaps } from '@walstatt/geometry';
import { directionTo, farthest, placesAround, type Reach } from '@walstatt/tabletop';
import { gatheringOf } from '../../01-units/gather.ts';
import { modelIndex, pieceName } from '../../01-units/pieces.ts';
import { firstFree } from '../../01-units/place-somewhere.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { type Manner, refuseStand } from '../../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import { type Asked, type Look, request } from '../../kit.ts';

/** The models of a unit that a vehicle stands on. */
export function inTheWay(look: Look, vehicle: string, id: string): number[] {
  const hull = standingOf(look, vehicle)?.bodies[0];
  const under = standingOf(look, id);
  if (hull === undefined || under === null) return [];
  return under.bodies.flatMap((b, i) => (overlaps(b, hull) ? [i] : []));
}

/** The unit with some of its models moved elsewhere. */
export function withPlaces(look: Look, id: string, placed: readonly Placed[]): Spot[] {
  const models = modelsOf(look.state.units[id]!)!.map((m) => ({ ...m }));
  for (const p of placed) {
    const m = models[modelIndex(p.piece)]!;
    m.x = p.pose['x'] ?? m.x;
    m.y = p.pose['y'] ?? m.y;
  }
  return models;
}

/** Models that make room need no inch to others, but they stand on nobody and touch no other enemies. */
const mannerFor = (vehicle: string): Manner => ({ charging: vehicle });

/** How much farther than the engine's own proposal a player may put a model. */
const SLACK = inches(0.5);

/**
 * WP-VEHICLE-23, WP-G-02: the models must be clear of everything, no farther away than needed, and in coherency if
 * there are such places. If there are none, the unit's next move restores coherency.
 */
function check(look: Look, r: Asked<'makeRoom'>, placed: readonly Placed[]): Refusal | null {
  const { vehicle, unit } = r.args;
  const best = proposal(look, vehicle, unit);
  if (placed.length === 0) return best === null ? null : { code: 'mustGiveWay', rule: 'WP-VEHICLE-23' };
  const u = look.state.units[unit]!;
  const models = withPlaces(look, unit, placed);
  if (best !== null) {
    const limit = farthest(modelsOf(u)!, best.models) + SLACK;
    const measured = farthest(modelsOf(u)!, models);
    if (measured > limit) return { code: 'fartherThanNeeded', rule: 'WP-VEHICLE-23', measured, limit, unit: 'length' };
  }
  return refuseStand(look, unit, bodiesAt(u, models), { ...mannerFor(vehicle), scattered: !best?.coherent });
}

type Proposal = { readonly models: readonly Spot[]; readonly coherent: boolean };

/**
 * Each model at the nearest free place, all of them in coherency if that is possible; null if there is no room at all.
 */
const proposal = (look: Look, vehicle: string, unit: string): Proposal | null =>
  look.memo('makeRoom', `${vehicle} ${unit}`, () => {
    const together = asOne(look, vehicle, unit);
    if (together !== null) return { models: together, coherent: true };
    const models = oneByOne(look, vehicle, unit);
    return models === null ? null : { models, coherent: false };
  });

const FARTHEST = inches(12);
const SPIRAL: Reach = { from: inches(0.25), to: FARTHEST, step: inches(0.25) };

function asOne(look: Look, vehicle: string, unit: string): Spot[] | null {
  const gathering = gatheringOf(look, unit, {
    movers: inTheWay(look, vehicle, unit),
    manner: mannerFor(vehicle),
    accepts: () => true,
  });
  for (let reach = inches(1); reach <= FARTHEST; reach += inches(1)) {
    const found = gathering.within(reach);
    if (found !== null) return found;
  }
  return null;
}

/** In a spiral around where each model stood, whatever that does to coherency. */
function oneByOne(look: Look, vehicle: string, unit: string): Spot[] | null {
  const u = look.state.units[unit]!;
  const hull = standingOf(look, vehicle)!.bodies[0]!;
  const manner = { ...mannerFor(vehicle), scattered: true };
  const moved = inTheWay(look, vehicle, unit);
  const models = [...modelsOf(u)!];
  const settled = models.filter((_, i) => !moved.includes(i));
  for (const i of moved) {
    const from = models[i]!;
    const around = placesAround(from, directionTo(hull.centre, from), SPIRAL);
    const spot = firstFree(around, (at) => refuseStand(look, unit, bodiesAt(u, [at, ...settled]), manner) === null);
    if (spot === null) return null;
    settled.push(spot);
    models[i] = spot;
  }
  return models;
}

/** Each model at the nearest place where it makes room. */
export function nearestRoom(look: Look, r: Asked<'makeRoom'>): Placed[] | null {
  const { vehicle, unit } = r.args;
  const best = proposal(look, vehicle, unit);
  if (best === null) return null;
  return inTheWay(look, vehicle, unit).map((i) => {
    const { x, y } = best.models[i]!;
    return { piece: pieceName(unit, i), pose: { x, y } };
  });
}

export const makeRoomRequest = request('makeRoom', { check, witness: nearestRoom });
