import { event } from '../kit.ts';

/** How it goes stands in the context of the assault. The events tell players. */
export const events = {
  assaultBegan: event('assaultBegan', () => {}, { about: { by: 'formation', at: 'target' } }),
  assaultMissed: event('assaultMissed', () => {}, { about: { by: 'formation', at: 'target' } }),
  drawnIn: event('drawnIn', () => {}, { about: { at: 'formation' } }),
  assaultTied: event('assaultTied', () => {}, { about: { by: 'formation', at: 'target' } }),
  assaultWon: event('assaultWon', () => {}, { about: { by: 'formation', at: 'target' } }),
};
