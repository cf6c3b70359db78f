import { enemiesOf } from '@walstatt/engine';
import type { Polygon } from '@walstatt/geometry';
import { cornersOf } from '@walstatt/tabletop';
import { inch } from '../04-measuring/table-top.ts';
import type { BoardSize, State, Zones } from '../generated/state.ts';

/** WH-G-05: each zone begins so far from the line across the middle. */
const FROM_CENTRE = inch(12);

/**
 * WH-ONLYWAR-12, WH-G-05: the zones lie along the two short edges. WH-G-78: the attacker's comes first. WH-MISSION-06:
 * on a longer battlefield they are deeper.
 */
export function zonesOn({ width, depth }: BoardSize): Zones {
  const deep = Math.round(width / 2) - FROM_CENTRE;
  return {
    attacker: [...cornersOf({ minX: 0, minY: 0, maxX: deep, maxY: depth })],
    defender: [...cornersOf({ minX: width - deep, minY: 0, maxX: width, maxY: depth })],
  };
}

/** WH-MISSION-07: the zone of a player. As long as there is no attacker, the first seat counts as one. */
export function zoneOf(s: State, seat: string): Polygon {
  const attacker = s.attacker ?? s.seats[0]!.id;
  return seat === attacker ? s.zones.attacker : s.zones.defender;
}

/** The zones of a player's enemies. */
export const enemyZones = (s: State, seat: string): Polygon[] => enemiesOf(s, seat).map((foe) => zoneOf(s, foe));
