import type { SignalDefinition } from '@walstatt/engine';
import type { Demonworld } from './kit.ts';

/** What nobody is asked for: giving up, and the sand running out while orders are placed (DW-III-03). */
export const signals: Readonly<Record<string, SignalDefinition<Demonworld>>> = {
  resign: {
    rule: 'DW-VII-04',
    run(g, signal) {
      g.apply({ type: 'resigned', rules: ['DW-VII-04'], seat: signal.seat });
    },
  },
  /** Markers not placed by then are Hold orders (DW-III-24): defaults answer until the command phase is over. */
  timeUp: {
    rule: 'DW-III-03',
    run(g) {
      g.note('DW-III-24');
    },
    finishes: 'commandPhase',
  },
};
