import type { Refusal } from '@walstatt/engine';
import { type Body, bodyAt, gap, gapAtMost, stretchAt } from '@walstatt/geometry';
import { baseOf, tableTop } from '../../1-00-materials/table-top.ts';
import { countOf, hasAbility } from '../../1-01-units/units.ts';
import { areEnemyFormations } from '../../1-02-formations/formations.ts';
import { touches } from '../../1-07-movement/contact.ts';
import type { Moved, UnitWay } from '../../1-07-movement/manner.ts';
import { enemyZones, isInZone, type Zone, zoneOf } from '../../1-07-movement/zones.ts';
import type { L } from '../../kit.ts';

/** EA-1.12.3-06, EA-3.3.1-05: so many enemies may be in base contact with a unit. */
export const roomAround = (look: L, unit: string): number => 2 * countOf(look.state, unit);

/** What a charge or counter charge (EA-1.12.4-04) demands of those who come near enemies. */
export function judgeContacts(look: L, moved: Moved): Refusal | null {
  const zones = enemyZones(look, moved.move.formation);
  const contacted = [...moved.move.contacted];
  for (const way of moved.ways) {
    const { entered, end } = enter(look, way, zones, contacted);
    const refusal = refuseEntering(look, { way, entered, end }, moved) ?? refuseCrowd(look, { way, end }, moved, zones);
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * The zones of control that a unit enters on its way. None if it touches a unit in whose zone it has begun: others behind
 * that one do not matter. A unit that it touches loses its own (EA-1.12.3-08): `contacted` grows.
 */
function enter(look: L, { unit, spots }: UnitWay, zones: readonly Zone[], contacted: string[]) {
  const base = baseOf(look.state, unit);
  const start = bodyAt(base, spots[0]!);
  const entered: Zone[] = [];
  let end = start;
  for (const [i, to] of spots.slice(1).entries()) {
    const from = spots[i]!;
    const body = end;
    end = bodyAt(base, to);
    for (const zone of zones) {
      const reach = zoneOf(look.state, zone.unit, contacted);
      if (reach === 0 || entered.includes(zone) || isInZone(start, zone)) continue;
      const crosses = stretchAt(body, to.x - from.x, to.y - from.y, zone.body, reach) !== null;
      if (crosses || gapAtMost(end, zone.body, reach)) entered.push(zone);
    }
    for (const zone of zones) if (touches(end, zone.body)) contacted.push(zone.unit);
  }
  const engaged = zones.some((zone) => isInZone(start, zone) && touches(end, zone.body));
  return { entered: engaged ? [] : entered, end };
}

type Arrival = { readonly way: UnitWay; readonly end: Body };

/** EA-1.12.3-07: a unit that enters zones of control touches the nearest of their units. EA-2.1.4-02: infiltrators need not. */
function refuseEntering(
  look: L,
  { way: { unit, spots }, entered, end }: Arrival & { readonly entered: readonly Zone[] },
  { move }: Moved,
): Refusal | null {
  if (entered.length === 0 || (move.manner === 'charge' && hasAbility(look.state, unit, 'infiltrator'))) return null;
  const start = bodyAt(baseOf(look.state, unit), spots[0]!);
  const nearest = entered.reduce((best, zone) => (gap(start, zone.body) < gap(start, best.body) ? zone : best));
  const least = gap(start, nearest.body);
  if (entered.some(({ body }) => gap(start, body) <= least && touches(end, body))) return null;
  return { code: 'mustTouchNearest', rule: 'EA-1.12.3-07', args: { unit, enemy: nearest.unit } };
}

/** EA-1.12.3-06, EA-1.12.4-08. */
function refuseCrowd(
  look: L,
  { way: { unit }, end }: Arrival,
  { move, after }: Moved,
  zones: readonly Zone[],
): Refusal | null {
  for (const { unit: enemy, body } of zones) {
    if (!touches(end, body)) continue;
    const limit = roomAround(look, enemy);
    const measured = after.bodies.filter((own) => touches(own, body)).length + othersAround(look, move.formation, body);
    if (measured > limit) return { code: 'crowded', rule: 'EA-1.12.3-06', measured, limit, args: { unit, enemy } };
  }
  return null;
}

/** How many friends from other formations touch an enemy. */
export function othersAround(look: L, formation: string, enemy: Body): number {
  let around = 0;
  for (const { id, bodies } of tableTop(look).units)
    if (id !== formation && !areEnemyFormations(look.state, formation, id))
      for (const body of bodies) if (touches(body, enemy)) around++;
  return around;
}
