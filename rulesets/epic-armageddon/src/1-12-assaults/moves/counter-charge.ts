import type { Refusal } from '@walstatt/engine';
import { type Body, bodyAt, gap, sweepOverlaps, sweepOverlapsRegion } from '@walstatt/geometry';
import { legLength } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import { baseOf, bodyOf, standing, tableTop } from '../../1-00-materials/table-top.ts';
import { aboard, formationOf, isOnGround, profileOf } from '../../1-01-units/units.ts';
import { touches } from '../../1-07-movement/contact.ts';
import type { Manner, Moved, UnitWay } from '../../1-07-movement/manner.ts';
import { enemyZones, type Zone } from '../../1-07-movement/zones.ts';
import { effectOn, passesOver } from '../../1-08-terrain/effects.ts';
import type { L } from '../../kit.ts';
import { judgeContacts, othersAround, roomAround } from './entering.ts';

const FAST = cm(30);
/** How much of a move may be lost to rounding and still be straight. */
const SLACK = cm(0.2);

/**
 * EA-1.12.4-02: 10 cm for units with a speed of 30 cm or more, 5 cm for others, EA-G-11: nothing for those without speed.
 * EA-1.12.4-01: only units that are not in base contact.
 */
export function counterChargeReach(look: L, unit: string): number {
  const { speed } = profileOf(look.state, unit);
  if (speed === 0 || !isOnGround(look.state, unit)) return 0;
  if (foesAround(look, unit) > 0) return 0;
  return speed >= FAST ? cm(10) : cm(5);
}

/** How many enemies a unit on the ground touches. */
function foesAround(look: L, unit: string): number {
  const body = bodyOf(look.state, unit);
  return enemyZones(look, formationOf(look.state, unit)).filter((zone) => touches(body, zone.body)).length;
}

/** EA-1.7.5-12: with two enemies around their transport those aboard are trapped. */
const isTrapped = (look: L, transport: string): boolean => foesAround(look, transport) >= 2;

/**
 * EA-1.12.4-04: under the rules of charge moves. EA-1.12.4-05: coherency is kept. EA-1.12.4-06: passengers may get out.
 * EA-G-08: overwatch does not see it. EA-G-11: no road bonus.
 */
export const counterChargeMove: Manner = {
  rule: 'EA-1.12.4-02',
  far: (look, { unit }) => counterChargeReach(look, unit),
  zones: 'closedButTargets',
  coherency: 'kept',
  roads: false,
  transports: true,
  watched: false,
  contacts: true,
  traps: isTrapped,
  judge(look, moved) {
    for (const way of moved.ways) {
      const refusal = refuseDetour(look, moved, way);
      if (refusal !== null) return refusal;
    }
    return judgeContacts(look, moved);
  },
};

/** EA-1.12.4-07: straight to the nearest enemy. EA-G-11: round what is in the way, but not away from it. */
function refuseDetour(look: L, moved: Moved, { unit, spots }: UnitWay): Refusal | null {
  const base = baseOf(look.state, unit);
  const start = bodyAt(base, spots[0]!);
  const end = bodyAt(base, spots.at(-1)!);
  const gone = spots.slice(1).reduce((sum, to, i) => sum + legLength(spots[i]!, to), 0);
  const goals = goalsOf(look, moved, unit, start);
  if (gone === 0 || goals.length === 0) return null;
  const nearer = (zone: Zone): number =>
    Math.max(
      gap(start, zone.body) - gap(end, zone.body),
      legLength(start.centre, zone.body.centre) - legLength(end.centre, zone.body.centre),
    );
  if (goals.some((zone) => nearer(zone) >= gone - SLACK)) return null;
  if (goals.some((zone) => nearer(zone) > 0 && isBlocked(look, { unit, start, gone }, zone))) return null;
  return { code: 'notDirectly', rule: 'EA-1.12.4-07', args: { unit, enemy: goals[0]!.unit } };
}

/** The nearest enemy. EA-1.12.4-08, EA-G-11: while it has no room left for another one, the next nearest will do, too. */
function goalsOf(look: L, { move, after }: Moved, unit: string, start: Body): Zone[] {
  const foes = enemyZones(look, move.formation).sort((a, b) => gap(start, a.body) - gap(start, b.body));
  const isFull = ({ unit: enemy, body }: Zone): boolean => {
    const own = after.bodies.filter((other, i) => after.units[i] !== unit && touches(other, body)).length;
    return own + othersAround(look, move.formation, body) >= roomAround(look, enemy);
  };
  const open = foes.findIndex((zone) => !isFull(zone));
  return open < 0 ? foes : foes.slice(0, open + 1);
}

type Setting = { readonly unit: string; readonly start: Body; readonly gone: number };

/** Whether something stands in the straight way to an enemy. */
function isBlocked(look: L, { unit, start, gone }: Setting, { unit: enemy, body }: Zone): boolean {
  const s = look.state;
  const whole = legLength(start.centre, body.centre);
  const dx = Math.round(((body.centre.x - start.centre.x) * gone) / whole);
  const dy = Math.round(((body.centre.y - start.centre.y) * gone) / whole);
  const table = tableTop(look);
  if (table.units.some(({ units, bodies }) => bodies.some((other, i) => blocks(units[i]!, other)))) return true;
  if (passesOver(s, unit)) return false;
  return table.pieces.some(
    ({ shape, terrain }) => effectOn(s, unit, terrain) === 'impassable' && sweepOverlapsRegion(start, dx, dy, shape),
  );

  function blocks(other: string, at: Body): boolean {
    return other !== unit && other !== enemy && sweepOverlaps(start, dx, dy, at);
  }
}

/** Whether anybody in a formation can move in a counter charge, or get out (EA-1.12.4-06). */
export const canCounterCharge = (look: L, formation: string): boolean =>
  standing(look, formation).units.some(
    (unit) => counterChargeReach(look, unit) > 0 || (aboard(look.state, unit).length > 0 && !isTrapped(look, unit)),
  );
