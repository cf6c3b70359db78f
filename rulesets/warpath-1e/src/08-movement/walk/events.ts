import { stand } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const walkEvents = {
  walked: event('walked', (s, e) => stand(s, e.unit, e.models), { spatial: true, about: { by: 'unit' } }),
};
