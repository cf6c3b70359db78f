import type { ChapterText } from '../kit.ts';
import { exceptionIn, limitsOf } from '../texts/morale.ts';

const RESULTS = {
  steady: 'steady',
  suppressed: 'suppressed',
  crippled: 'crippled',
  crippledAndDown: 'crippled, systems down',
  destroyed: 'destroyed',
} as const;

const EXCEPTIONS = {
  doubleOne: ' (double one)',
  doubleSix: ' (double six)',
  exempt: ' (cannot be suppressed by this)',
  none: '',
} as const;

/** English. */
export const en: ChapterText = {
  events: {
    tested: (e, t) =>
      `${t.name(e.unit)}, morale test: dice ${e.roll} + damage ${e.total - e.roll} = ${e.total}, morale ${limitsOf(e)}: ${RESULTS[e.result]}${EXCEPTIONS[exceptionIn(e) ?? 'none']}.`,
    destroyed: (e, t) => `${t.name(e.unit)}: destroyed.`,
  },
  requests: {
    testUnit: () => 'Which unit is tested next?',
  },
  activities: {
    tests: '',
    test: '',
  },
  effects: {
    suppressed: 'suppressed: only halt, no shooting, in its next turn',
  },
  purposes: {
    morale: 'morale test',
  },
  names: {
    suppressed: 'suppressed',
    crippled: 'crippled',
    destroyed: 'destroyed',
  },
};
