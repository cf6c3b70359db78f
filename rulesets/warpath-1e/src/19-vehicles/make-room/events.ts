import { stand } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const makeRoomEvents = {
  pushed: event('pushed', (s, e) => stand(s, e.unit, e.models), { spatial: true, about: { by: 'unit' } }),
};
