import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    meleeLapsed: (e, t) => `${t.name(e.unit)}: Angriff abgebrochen.`,
  },
  activities: {
    lapse: '',
  },
};
