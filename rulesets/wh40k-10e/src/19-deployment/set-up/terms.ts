import type { Polygon, Solid } from '@walstatt/geometry';
import type { Says } from '@walstatt/tabletop';
import { ownerOf } from '../../01-units/units.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { enemyZones, zoneOf } from '../../25-missions/zones.ts';
import type { State } from '../../generated/state.ts';

/** What a rule demands of the places at which a unit is set up. */
export type Terms = {
  /** Wholly inside one of these areas. */
  readonly inside?: Area;
  /** No part of a base in any of these areas. */
  readonly outside?: Area;
  /** Wholly within so far of something. */
  readonly near?: { readonly of: Solid; readonly limit: number; readonly says: Says };
  /** More than so far horizontally from all enemy models, and from these areas. */
  readonly apart?: { readonly limit: number; readonly says: Says; readonly areas: readonly Polygon[] };
};

type Area = { readonly areas: readonly Polygon[]; readonly says: Says };

/** The rules by which a unit is set up. */
export type How = 'deploy' | 'infiltrate' | 'deepStrike' | 'strategic';

const FAR = inch(9);
/** WH-RES-06. */
const FROM_EDGE = inch(6);

export function termsOf(s: State, unit: string, how: How): Terms {
  const seat = ownerOf(s, unit);
  switch (how) {
    // WH-ONLYWAR-12, WH-MISSION-10.
    case 'deploy':
      return { inside: { areas: [zoneOf(s, seat)], says: { code: 'outsideZone', rule: 'WH-ONLYWAR-12' } } };
    // WH-ABIL-19.
    case 'infiltrate':
      return { apart: { limit: FAR, says: { code: 'tooNear', rule: 'WH-ABIL-19' }, areas: enemyZones(s, seat) } };
    // WH-ABIL-13, WH-ABIL-14.
    case 'deepStrike':
      return { apart: { limit: FAR, says: { code: 'tooNear', rule: 'WH-ABIL-13' }, areas: [] } };
    case 'strategic':
      return strategicTerms(s, seat);
  }
}

/**
 * WH-RES-06, WH-RES-08: wholly within 6" of any battlefield edge. WH-RES-07: in the second round out of the enemy's
 * deployment zone. WH-RES-09: more than 9" from all enemies.
 */
function strategicTerms(s: State, seat: string): Terms {
  const { width, depth } = s.board;
  const strip = (x: number, y: number, w: number, d: number): Polygon => [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + d },
    { x, y: y + d },
  ];
  const edges = [
    strip(0, 0, FROM_EDGE, depth),
    strip(width - FROM_EDGE, 0, FROM_EDGE, depth),
    strip(0, 0, width, FROM_EDGE),
    strip(0, depth - FROM_EDGE, width, FROM_EDGE),
  ];
  const rule = s.round <= 2 ? 'WH-RES-06' : 'WH-RES-08';
  const terms: Terms = {
    inside: { areas: edges, says: { code: 'farFromEdge', rule } },
    apart: { limit: FAR, says: { code: 'tooNear', rule: 'WH-RES-09' }, areas: [] },
  };
  if (s.round > 2) return terms;
  return { ...terms, outside: { areas: enemyZones(s, seat), says: { code: 'enemyZone', rule: 'WH-RES-07' } } };
}
