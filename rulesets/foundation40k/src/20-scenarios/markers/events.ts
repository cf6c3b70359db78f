import { event } from '../../kit.ts';

export const events = {
  objectivePlaced: event(
    'objectivePlaced',
    (s, e) => {
      s.objectives[e.objective] = { at: { x: e.at.x, y: e.at.y }, value: e.value };
    },
    { about: { at: 'objective' } },
  ),
};
