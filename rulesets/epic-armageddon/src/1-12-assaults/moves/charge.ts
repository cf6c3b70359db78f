import { hasAbility, profileOf } from '../../1-01-units/units.ts';
import type { Manner } from '../../1-07-movement/manner.ts';
import { judgeContacts } from './entering.ts';

/**
 * EA-1.12.3-01, EA-1.12.3-03: one normal move in any direction. EA-1.12.3-04, EA-1.12.3-05: zones of control of the target
 * formations are open, those of others are not. EA-2.1.4-01: infiltrators go twice as far.
 */
export const chargeMove: Manner = {
  rule: 'EA-1.12.3-01',
  far: ({ state: s }, { unit }) => profileOf(s, unit).speed * (hasAbility(s, unit, 'infiltrator') ? 2 : 1),
  zones: 'closedButTargets',
  coherency: 'losses',
  roads: true,
  transports: true,
  watched: true,
  contacts: true,
  judge: judgeContacts,
};
