import { ownerOf } from '../../01-units/units.ts';
import { strategicTerms } from '../../21-strategic-reserves/terms.ts';
import { enemyZones, zoneOf } from '../../25-missions/zones.ts';
import type { State } from '../../generated/state.ts';
import { FAR, type Terms } from './demands.ts';

/** The rules by which a unit is set up. */
export type How = 'deploy' | 'infiltrate' | 'deepStrike' | 'strategic';

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
