import type { ChapterText } from '../kit.ts';
import { exceptionIn, limitsOf } from '../texts/morale.ts';

const RESULTS = {
  steady: 'standhaft',
  suppressed: 'niedergehalten',
  crippled: 'beschädigt',
  crippledAndDown: 'beschädigt, Systeme ausgefallen',
  destroyed: 'zerstört',
} as const;

const EXCEPTIONS = {
  doubleOne: ' (Doppeleins)',
  doubleSix: ' (Doppelsechs)',
  exempt: ' (hierdurch nicht niederzuhalten)',
  none: '',
} as const;

/** German. */
export const de: ChapterText = {
  events: {
    tested: (e, t) =>
      `${t.name(e.unit)}, Moraltest: Würfel ${e.roll} + Schaden ${e.total - e.roll} = ${e.total}, Moral ${limitsOf(e)}: ${RESULTS[e.result]}${EXCEPTIONS[exceptionIn(e) ?? 'none']}.`,
    destroyed: (e, t) => `${t.name(e.unit)}: zerstört.`,
  },
  requests: {
    testUnit: () => 'Welche Einheit wird als nächste getestet?',
  },
  activities: {
    tests: '',
    test: '',
  },
  effects: {
    suppressed: 'niedergehalten: im nächsten Spielzug nur Halt, kein Schießen',
  },
  purposes: {
    morale: 'Moraltest',
  },
  names: {
    suppressed: 'niedergehalten',
    crippled: 'beschädigt',
    destroyed: 'vernichtet',
  },
};
