import { profileOf } from '../1-01-units/units.ts';
import type { Manner } from './manner.ts';

/** EA-1.7-01: up to its speed. */
export const normalMove: Manner = {
  rule: 'EA-1.7-01',
  far: ({ state }, { unit }) => profileOf(state, unit).speed,
  zones: 'closed',
  coherency: 'losses',
  roads: true,
  transports: true,
  watched: true,
  leavesZones: true,
};
