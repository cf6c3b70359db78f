import { put } from '../../01-units/put.ts';
import { event } from '../../kit.ts';

export const events = {
  unitMoved: event('unitMoved', (s, e) => put(s, e.placed), { spatial: true, about: { by: 'unit' } }),
  stoodStill: event('stoodStill', () => {}, { about: { by: 'unit' } }),
};
