import { event } from '../../kit.ts';

export const events = {
  markerPlaced: event(
    'markerPlaced',
    (s, e) => {
      s.objectives[e.marker] = { at: { x: e.x, y: e.y, z: 0 }, control: null };
    },
    { spatial: true, about: { by: 'seat' } },
  ),
};
