import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    shookOff: (e, t) => `${t.name(e.unit)}: starrköpfig, nicht mehr niedergehalten.`,
    staysDown: (e, t) => `${t.name(e.unit)}: starrköpfig, aber weiter niedergehalten (nötig war 4+).`,
  },
  purposes: {
    headstrong: 'starrköpfig',
  },
};
