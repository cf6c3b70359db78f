import { type ChapterPart, event } from '../kit.ts';
import { rollOff } from './roll-off/activity.ts';

/** Dice, re-rolls, roll-offs (Würfel, Wiederholungswürfe, gegeneinander würfeln). */
export const dice: ChapterPart = {
  activities: [rollOff],
  // The roll-off itself changes nothing: what the winner gets stands in the rule that wanted it.
  events: { rollOffWon: event('rollOffWon', () => {}, { about: { by: 'seat' } }) },
};
