import { event } from '../../kit.ts';

export const collisionEvents = {
  collided: event('collided', () => {}, { about: { by: 'unit', at: 'other' } }),
};
