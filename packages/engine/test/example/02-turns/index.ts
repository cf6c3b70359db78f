import { type Chapter, event } from '../kit.ts';
import { battle } from './battle.ts';

const turnBegan = event(
  'turnBegan',
  (s) => {
    s.turn += 1;
  },
  { shows: 'round' },
);

/** Turns (Züge). */
export const turns: Chapter = { activities: [battle], events: { turnBegan } };
