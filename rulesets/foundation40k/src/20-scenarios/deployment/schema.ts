import { type Fragment, placed, pose, s, seat, ticks, unitId } from '../../fields.ts';
import { edge } from '../sides/schema.ts';

export const deployment: Fragment = {
  contexts: { deployment: { turn: s.nullable(seat) } },
  events: {
    unitPlaced: { unit: unitId, placed, edge, how: s.literal('deployed', 'reserve', 'flank', 'shock') },
  },
  requests: {
    unitToDeploy: { kind: 'choose', about: { by: 'option' } },
    /** `apart` is how far the unit must be from every enemy. */
    deploy: {
      kind: 'place',
      args: { unit: unitId, edge: s.literal('south', 'north', 'west', 'east'), apart: ticks },
      pose,
      about: { by: 'unit' },
    },
  },
};
