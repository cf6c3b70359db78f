import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    coverTie: 'genau zur Hälfte verdeckt gilt als',
    open: 'frei',
    cover: 'in Deckung',
    roughHides: 'schwieriges Gelände zwischen Schütze und Ziel deckt',
    deep: 'erst ab 3 Zoll, oder wer darin steht',
    always: 'sobald es etwas verdeckt',
  },
};
