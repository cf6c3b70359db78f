import type { Refusal } from '@walstatt/engine';
import {
  type Body,
  type Box,
  bodyAt,
  boxOf,
  gapAtMost,
  overlapsRegion,
  shifted,
  stretchAt,
  sweepOverlaps,
  sweepOverlapsRegion,
  sweptBox,
} from '@walstatt/geometry';
import { boxAround, boxesMeet, grown, isBodyIn, isBoxIn, type Spot } from '@walstatt/tabletop';
import { cm } from '../../1-00-materials/cm.ts';
import { baseOf, tableTop } from '../../1-00-materials/table-top.ts';
import { isInfantry } from '../../1-01-units/units.ts';
import { areEnemyFormations } from '../../1-02-formations/formations.ts';
import { effectOn, passesOver } from '../../1-08-terrain/effects.ts';
import { staysOnRoad } from '../../1-08-terrain/roads.ts';
import type { Following } from './following.ts';

/** One leg of a unit: straight from a spot to the place of another, then it turns. */
export type Stride = {
  readonly unit: string;
  readonly from: Spot;
  readonly to: Spot;
  /** The enemies in whose zones of control it began its move. */
  readonly startedIn: readonly string[];
};

type Swept = Stride & {
  readonly body: Body;
  readonly dx: number;
  readonly dy: number;
  /** The unit at the end of the leg, turned. */
  readonly end: Body;
  /** Around all of it, with room for any zone of control. */
  readonly box: Box;
};

const WIDEST_ZONE = cm(10);

/** Why a unit may not take a leg, apart from its length. */
export function refuseStep(f: Following, stride: Stride): Refusal | null {
  const base = baseOf(f.look.state, stride.unit);
  const body = bodyAt(base, stride.from);
  const dx = stride.to.x - stride.from.x;
  const dy = stride.to.y - stride.from.y;
  const end = bodyAt(base, stride.to);
  const swept = sweptBox(boxOf(body), dx, dy);
  const box = grown(boxAround([body, shifted(body, dx, dy), end]), WIDEST_ZONE);
  const leg: Swept = { ...stride, body, dx, dy, end, box };
  const table = tableTop(f.look);
  if (!isBoxIn(swept, table.box) || !isBodyIn(end, table.box)) return { code: 'offTable', rule: 'EA-G-57' };
  return refuseTerrain(f, leg) ?? refuseEnemies(f, leg) ?? refuseFriends(f, leg);
}

/** EA-1.8-01. EA-G-56: on a road only the road counts. */
function refuseTerrain({ look, manner }: Following, leg: Swept): Refusal | null {
  const s = look.state;
  if (passesOver(s, leg.unit)) return null;
  for (const { id, box, shape, terrain } of tableTop(look).pieces) {
    if (!boxesMeet(leg.box, box) || effectOn(s, leg.unit, terrain) !== 'impassable') continue;
    if (!sweepOverlapsRegion(leg.body, leg.dx, leg.dy, shape) && !overlapsRegion(leg.end, shape)) continue;
    if (manner.roads && staysOnRoad(look, leg.from, leg.to)) continue;
    return { code: 'impassable', rule: 'EA-1.8-01', args: { terrain: id } };
  }
  return null;
}

/** EA-1.7.2-01, EA-1.7.3-06: never through enemies. EA-1.7.3-03, EA-G-05: nor into their zones of control. */
function refuseEnemies({ zones, manner, move }: Following, leg: Swept): Refusal | null {
  for (const { unit, formation, body, reach } of zones) {
    if (!boxesMeet(leg.box, boxOf(body))) continue;
    if (sweepOverlaps(leg.body, leg.dx, leg.dy, body))
      return { code: 'throughEnemy', rule: 'EA-1.7.2-01', args: { enemy: unit } };
    const open =
      manner.zones === 'ignored' || (manner.zones === 'closedButTargets' && move.targets.includes(formation));
    if (open || reach === 0 || leg.startedIn.includes(unit)) continue;
    if (stretchAt(leg.body, leg.dx, leg.dy, body, reach) !== null || gapAtMost(leg.end, body, reach))
      return { code: 'intoZone', rule: 'EA-1.7.3-03', limit: reach, unit: 'length', args: { enemy: unit } };
  }
  return null;
}

/** EA-1.7.2-02, EA-1.7.2-03: through friends only if they are infantry. EA-2.1.7-04, EA-2.1.13-04: some pass over all. */
function refuseFriends(f: Following, leg: Swept): Refusal | null {
  const s = f.look.state;
  if (passesOver(s, leg.unit)) return null;
  const blocks = (unit: string, body: Body): boolean =>
    unit !== leg.unit && !isInfantry(s, unit) && sweepOverlaps(leg.body, leg.dx, leg.dy, body);
  const refuse = (friend: string): Refusal => ({ code: 'throughFriend', rule: 'EA-1.7.2-02', args: { friend } });
  for (const [unit, spot] of f.spots) if (blocks(unit, bodyAt(baseOf(s, unit), spot))) return refuse(unit);
  for (const { id, units, bodies, box } of tableTop(f.look).units) {
    if (id === f.move.formation || !boxesMeet(leg.box, box) || areEnemyFormations(s, f.move.formation, id)) continue;
    const at = units.findIndex((unit, i) => blocks(unit, bodies[i]!));
    if (at >= 0) return refuse(units[at]!);
  }
  return null;
}
