import { cm } from '../../1-00-materials/cm.ts';
import { profileOf } from '../../1-01-units/units.ts';
import type { Manner } from '../../1-07-movement/manner.ts';

const FAR = cm(5);

/** EA-1.12.9-04: 5 cm. EA-1.12.9-05: not into zones of control. EA-G-13: in coherency. EA-G-08: overwatch sees it. */
export const consolidationMove: Manner = {
  rule: 'EA-1.12.9-04',
  far: ({ state }, { unit }) => (profileOf(state, unit).speed === 0 ? 0 : FAR),
  zones: 'closed',
  coherency: 'kept',
  roads: false,
  transports: false,
  watched: true,
};
