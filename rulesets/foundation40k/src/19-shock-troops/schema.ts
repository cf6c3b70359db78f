import { count, type Fragment, point, seat, ticks, unitId } from '../fields.ts';

export const shockTroops: Fragment = {
  contexts: { shockArrival: { seat, unit: unitId } },
  events: { scattered: { unit: unitId, distance: count, x: ticks, y: ticks } },
  requests: { shockPoint: { kind: 'place', args: { unit: unitId }, pose: point, about: { by: 'unit' } } },
};
