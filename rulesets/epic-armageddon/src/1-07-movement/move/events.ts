import { put } from '../../1-01-units/put.ts';
import { event } from '../../kit.ts';

export const events = {
  unitMoved: event('unitMoved', put, { spatial: true, about: { by: 'unit' } }),
  unitLoaded: event(
    'unitLoaded',
    (s, e) => {
      s.units[e.unit]!.where = { at: 'aboard', transport: e.transport };
    },
    { spatial: true, about: { by: 'transport', at: 'unit' } },
  ),
  unitSetDown: event('unitSetDown', put, { spatial: true, about: { by: 'unit' } }),
};
