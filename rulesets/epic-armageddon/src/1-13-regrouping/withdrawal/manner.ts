import { profileOf } from '../../1-01-units/units.ts';
import type { Manner } from '../../1-07-movement/manner.ts';

/** EA-1.13.3-06, EA-1.13.3-07: enemy zones of control do not matter; otherwise these are normal moves. */
export const withdrawalMove: Manner = {
  rule: 'EA-1.13.3-04',
  far: ({ state }, { unit }) => profileOf(state, unit).speed,
  zones: 'ignored',
  coherency: 'losses',
  roads: true,
  transports: true,
  watched: true,
};
