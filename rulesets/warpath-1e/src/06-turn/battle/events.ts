import { event } from '../../kit.ts';

export const battleEvents = {
  conditionRolled: event('conditionRolled', (s, e) => {
    s.condition = e.condition;
  }),
  battleEnded: event('battleEnded', (s, e) => {
    s.over = true;
    s.winners = [...e.winners];
  }),
};
