import { put } from '../../01-units/put.ts';
import { event } from '../../kit.ts';

export const events = {
  unitPlaced: event(
    'unitPlaced',
    (s, e) => {
      put(s, e.placed);
      s.units[e.unit]!.status = 'table';
      s.units[e.unit]!.entryEdge = e.edge;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
