import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    coverTie: 'exactly half hidden counts as',
    open: 'open',
    cover: 'in cover',
    roughHides: 'difficult terrain between shooter and target gives cover',
    deep: 'from 3 inches on, or to those in it',
    always: 'as soon as it hides anything',
  },
};
