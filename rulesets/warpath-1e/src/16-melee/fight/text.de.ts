import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    struck: (e, t) => `${t.name(e.unit)} → ${t.name(e.target)} (${t.name(e.with)}): ${e.dice} Würfel, ${e.need}+.`,
    meleeOver: () => '',
  },
  requests: {
    chargers: () => 'In welcher Reihenfolge handeln die Angreifer?',
  },
  activities: {
    fight: '',
  },
  names: {
    'heat-hammer': 'Hitzehammer',
    'ripper-claws': 'Reißklauen',
    attacks: 'Attacken',
  },
};
