import type { ChapterText } from '../../kit.ts';

/** Which rolls elite units may improve. */
const ROLLS: Readonly<Record<string, string>> = { toHitElite: 'Treffer', toWoundElite: 'Verwundung' };

/** German. */
export const de: ChapterText = {
  requests: {
    afterRoll: (r, t) =>
      `${t.name(r.args.unit ?? '')}, ${ROLLS[r.args.purpose]}, misslungen ${r.args.failed} von ${r.args.dice}. Einen misslungenen Würfel wiederholen?`,
  },
  options: {
    afterRoll: () => 'wiederholen',
  },
  none: {
    afterRoll: 'Den Wurf gelten lassen',
  },
  purposes: {
    toHitElite: 'Treffer',
    toWoundElite: 'Verwundung',
  },
};
