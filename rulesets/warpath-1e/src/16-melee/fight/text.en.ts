import type { ChapterText } from '../../kit.ts';
import { diceOf } from '../../texts/dice.en.ts';

/** English. */
export const en: ChapterText = {
  events: {
    struck: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)} (${t.name(e.with)}): ${diceOf(e.dice)}, ${e.need}+.`,
    meleeOver: () => '',
  },
  requests: {
    chargers: () => 'In which order do the chargers act?',
  },
  activities: {
    fight: '',
  },
  names: {
    'heat-hammer': 'heat hammer',
    'ripper-claws': 'ripper claws',
    attacks: 'attacks',
  },
};
