import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    pushed: (e, t) => `${t.name(e.unit)}: aside.`,
  },
  requests: {
    makeRoom: (r, t) => `${unitOf(r, t)}: where do the models under the vehicle go?`,
  },
  none: {
    makeRoom: 'Move nobody aside',
  },
  refusals: {
    mustGiveWay: () => 'The models under the vehicle must make room.',
  },
  activities: {
    makeRoom: '',
  },
};
