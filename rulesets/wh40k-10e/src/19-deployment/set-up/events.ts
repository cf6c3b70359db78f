import { put } from '../../01-units/put.ts';
import { partsOf } from '../../01-units/units.ts';
import { event } from '../../kit.ts';

export const events = {
  unitSetUp: event(
    'unitSetUp',
    (s, e) => {
      put(s, e.placed);
      for (const part of partsOf(s, e.unit))
        if (s.units[part]!.status.at !== 'destroyed') s.units[part]!.status = { at: 'battlefield' };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
