import { Faults, followLegs, type Leg, type Plan, type Refusal } from '@walstatt/engine';
import { bodyAt } from '@walstatt/geometry';
import { legLength, type Spot } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import { baseOf, type Standing, standing } from '../../1-00-materials/table-top.ts';
import { staysOnRoad } from '../../1-08-terrain/roads.ts';
import type { L } from '../../kit.ts';
import { touches } from '../contact.ts';
import type { Move, Moved } from '../manner.ts';
import { mannerOf } from '../manners.ts';
import { refuseLoading } from '../transports/load.ts';
import { enemyZones, isInZone } from '../zones.ts';
import { refuseEnds } from './ends.ts';
import { bodyAtSpot, type Following, type Underway } from './following.ts';
import { loadedBy, type Pace, stepOf } from './legs.ts';
import { refuseStep } from './passage.ts';

type At = {
  readonly spots: readonly Spot[];
  readonly pace: Pace | null;
  readonly gone: number;
  readonly onRoad: boolean;
  /** The enemies in whose zones of control the unit began its move. */
  readonly zones: readonly string[];
};

const CAUTIOUS = cm(5);
const ROAD_BONUS = cm(5);

/**
 * Follows the plan of a move in its order, unit by unit and leg by leg. `underway`: a unit that has been stopped on its
 * way, and goes the rest of a plan that was legal.
 */
export function follow(
  look: L,
  move: Move,
  plan: Plan,
  faults = new Faults(false),
  underway: Underway | null = null,
): Moved | { readonly refusal: Refusal } {
  const { units, spots } = standing(look, move.formation);
  const f: Following = {
    look,
    move,
    manner: mannerOf(move.manner),
    spots: new Map(units.map((unit, i) => [unit, spots[i]!])),
    contacted: [...move.contacted],
    boarding: new Map(),
    underway,
    zones: enemyZones(look, move.formation, move.contacted),
  };
  const followed = followLegs<At>(
    plan,
    (unit) => setOut(f, unit),
    (at, leg, unit) => step(f, at, leg, unit),
    faults,
  );
  if ('refusal' in followed) return followed;
  const ways = [...followed.ends].flatMap(([unit, { spots: way, pace }]) =>
    way.length > 1 ? [{ unit, spots: way, pace: pace ?? 'go' }] : [],
  );
  const moved: Moved = { move, ways, after: afterwards(f), contacted: f.contacted };
  const refusal = refuseEnds(f, moved, faults) ?? f.manner.judge?.(look, moved) ?? null;
  if (refusal !== null && faults.add(refusal)) return { refusal };
  const [first] = faults.list;
  return first === undefined ? moved : { refusal: first };
}

/** Where the units of the formation stand now. */
function afterwards({ look, move, spots }: Following): Standing {
  const units = [...spots.keys()];
  const places = [...spots.values()];
  const bodies = units.map((unit, i) => bodyAt(baseOf(look.state, unit), places[i]!));
  return { ...standing(look, move.formation), units, spots: places, bodies };
}

function setOut(f: Following, unit: string): At {
  const spot = f.spots.get(unit);
  if (spot === undefined) return { spots: [], pace: null, gone: 0, onRoad: true, zones: [] };
  const from = f.underway?.unit === unit ? f.underway.from : spot;
  const body = bodyAtSpot(f, unit, from);
  const zones = f.zones.filter((zone) => isInZone(body, zone)).map((zone) => zone.unit);
  return { spots: [spot], pace: null, gone: 0, onRoad: true, zones };
}

function step(f: Following, at: At, leg: Leg, unit: string): { readonly to: At } | { readonly refusal: Refusal } {
  const from = at.spots.at(-1);
  if (from === undefined || f.boarding.has(unit)) return refusing({ code: 'notThere', rule: 'EA-1.7.5-04' }, unit);
  const passenger = loadedBy(leg);
  if (passenger !== null) {
    const refusal = refuseLoading(f, { transport: unit, passenger, at: from });
    if (refusal !== null) return refusing(refusal, unit);
    f.boarding.set(passenger, unit);
    f.spots.delete(passenger);
    return { to: at };
  }
  const read = stepOf(leg, from);
  if (read === null || (at.pace !== null && at.pace !== read.pace))
    return { refusal: { code: 'malformed', rule: null, args: { kind: 'path', wanted: 'go, creep or load' } } };
  const gone = at.gone + legLength(from, read.to);
  const onRoad = at.onRoad && f.manner.roads && staysOnRoad(f.look, from, read.to);
  const far = farOf(f, unit, read.pace, onRoad);
  if (gone > far && f.underway?.unit !== unit)
    return refusing(
      { code: 'tooFar', rule: f.manner.rule, measured: Math.ceil(gone), limit: far, unit: 'length' },
      unit,
    );
  const refusal = refuseStep(f, { unit, from, to: read.to, startedIn: at.zones });
  if (refusal !== null) return refusing(refusal, unit);
  f.spots.set(unit, read.to);
  if (f.manner.contacts) meet(f, unit, read.to);
  return { to: { ...at, spots: [...at.spots, read.to], pace: read.pace, gone, onRoad } };
}

/** EA-1.7-01, EA-1.8.1-04, EA-1.8.4-08: how far a unit may go in this move. */
export function farOf(
  f: Pick<Following, 'look' | 'move' | 'manner'>,
  unit: string,
  pace: Pace,
  onRoad: boolean,
): number {
  const far = f.manner.far(f.look, { unit, move: f.move });
  if (pace === 'creep') return Math.min(far, CAUTIOUS);
  return onRoad && far > 0 ? far + ROAD_BONUS : far;
}

/** EA-1.7.3-05: enemies that the unit touches now. */
function meet(f: Following, unit: string, spot: Spot): void {
  const body = bodyAtSpot(f, unit, spot);
  const met = f.zones.filter((zone) => touches(body, zone.body)).map((zone) => zone.unit);
  if (met.length === 0) return;
  f.contacted.push(...met);
  f.zones = enemyZones(f.look, f.move.formation, f.contacted);
}

const refusing = (refusal: Refusal, unit: string): { readonly refusal: Refusal } => ({
  refusal: { ...refusal, args: { ...(refusal.args as object | undefined), unit } },
});
