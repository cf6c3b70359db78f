import { formationOf, isGone } from '../../1-01-units/units.ts';
import { isDestroyed } from '../../1-02-formations/formations.ts';
import type { L } from '../../kit.ts';
import type { Assault, Side } from '../forces.ts';

/**
 * EA-1.12.5-11, EA-1.12.7-01: the defenders are wiped out. EA-1.12.5-12, EA-1.12.5-13: the assault has stalled, for nobody
 * is left of the attackers who were directly involved. EA-G-12: both at once is a victory of the attackers, if any is left.
 */
export function overFor({ state: s }: L, { attackers, defenders, involved }: Assault): Side | 'nobody' | null {
  const isLeft = (id: string): boolean => !isDestroyed(s, id);
  if (!defenders.some(isLeft)) return attackers.some(isLeft) ? 'attackers' : 'nobody';
  const own = involved.filter((unit) => attackers.includes(formationOf(s, unit)));
  return own.length > 0 && own.every((unit) => isGone(s.units[unit]!)) ? 'defenders' : null;
}
