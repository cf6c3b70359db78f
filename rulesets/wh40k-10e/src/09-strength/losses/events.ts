import { event } from '../../kit.ts';

export const events = {
  modelDestroyed: event(
    'modelDestroyed',
    (s, e) => {
      s.models[e.model]!.where = { at: 'gone' };
    },
    { spatial: true, about: { at: 'unit' }, shows: 'loss' },
  ),
  unitDestroyed: event(
    'unitDestroyed',
    (s, e) => {
      s.units[e.unit]!.status = { at: 'destroyed' };
    },
    { about: { at: 'unit' }, shows: 'loss' },
  ),
};
