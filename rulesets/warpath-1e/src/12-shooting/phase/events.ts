import { event } from '../../kit.ts';

export const shootingPhaseEvents = {
  nobodyCanShoot: event('nobodyCanShoot', () => {}, { about: { by: 'seat' } }),
};
