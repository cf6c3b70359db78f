import type { Polygon } from '@walstatt/geometry';
import { cornersOf, type Edge, stripAlong } from '@walstatt/tabletop';
import { inch } from '../04-measuring/table-top.ts';
import { FAR, type Terms } from '../19-deployment/set-up/demands.ts';
import { enemyZones } from '../25-missions/zones.ts';
import type { State } from '../generated/state.ts';

const FROM_EDGE = inch(6);
const EDGES: readonly Edge[] = ['west', 'east', 'south', 'north'];

/**
 * WH-RES-06, WH-RES-08: wholly within 6" of any battlefield edge. WH-RES-07: in the second round out of the enemy's
 * deployment zone. WH-RES-09: more than 9" from all enemies.
 */
export function strategicTerms(s: State, seat: string): Terms {
  const areas: Polygon[] = EDGES.map((edge) => cornersOf(stripAlong(edge, FROM_EDGE, s.board)));
  const isEarly = s.round <= 2;
  const terms: Terms = {
    inside: { areas, says: { code: 'farFromEdge', rule: isEarly ? 'WH-RES-06' : 'WH-RES-08' } },
    apart: { limit: FAR, says: { code: 'tooNear', rule: 'WH-RES-09' }, areas: [] },
  };
  if (!isEarly) return terms;
  return { ...terms, outside: { areas: enemyZones(s, seat), says: { code: 'enemyZone', rule: 'WH-RES-07' } } };
}
