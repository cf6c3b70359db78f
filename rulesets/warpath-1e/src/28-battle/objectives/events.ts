import { event } from '../../kit.ts';

export const objectivesEvents = {
  objectivesRolled: event('objectivesRolled', () => {}),
  objectivePlaced: event('objectivePlaced', (s, e) => {
    s.objectives.push({ x: e.x, y: e.y, terrain: e.terrain });
  }),
};
