import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    shookOff: (e, t) => `${t.name(e.unit)}: headstrong, no longer suppressed.`,
    staysDown: (e, t) => `${t.name(e.unit)}: headstrong, but still suppressed (4+ was needed).`,
  },
  purposes: {
    headstrong: 'headstrong',
  },
};
