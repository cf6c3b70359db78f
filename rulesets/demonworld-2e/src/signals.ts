import type { SignalDefinition } from '@walstatt/engine';
import type { Demonworld } from './kit.ts';

/** What nobody is asked for: giving up, calling it a draw, and the sand running out while orders are placed (DW-III-03). */
export const signals: Readonly<Record<string, SignalDefinition<Demonworld>>> = {
  resign: {
    rule: 'DW-VII-04',
    run(g, signal) {
      g.apply({ type: 'resigned', rules: ['DW-VII-04'], seat: signal.seat });
    },
  },
  /** DW-VII-10: without a last round players may agree that nobody wins. An offer lapses with the round. */
  offerDraw: {
    rule: 'DW-VII-10',
    run(g, signal) {
      if (g.state.draws.includes(signal.seat)) return;
      g.apply({ type: 'drawOffered', rules: ['DW-VII-10'], seat: signal.seat });
      if (g.state.seats.every((s) => g.state.draws.includes(s.id)))
        g.apply({ type: 'battleEnded', rules: ['DW-VII-10'], why: 'agreed' });
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
