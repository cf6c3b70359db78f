import { partsOf } from '../../01-units/units.ts';
import { event } from '../../kit.ts';

/** WH-TRANS-06: nobody on board stands anywhere, so nothing reaches them, and they are offered nothing. */
export const events = {
  embarked: event(
    'embarked',
    (s, { unit, transport }) => {
      for (const part of partsOf(s, unit)) {
        const row = s.units[part]!;
        if (row.status.at !== 'battlefield') continue;
        row.status = { at: 'embarked', transport };
        for (const m of row.models) if (s.models[m]!.where.at === 'battlefield') s.models[m]!.where = { at: 'off' };
      }
    },
    { spatial: true, about: { by: 'unit', at: 'transport' } },
  ),
};
