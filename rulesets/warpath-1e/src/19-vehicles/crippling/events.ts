import { unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const cripplingEvents = {
  crippled: event(
    'crippled',
    (s, e) => {
      unitOf(s, e.unit).crippled = true;
    },
    { spatial: true, about: { at: 'unit' } },
  ),
};
