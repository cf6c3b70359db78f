import type { SignalDefinition } from '@walstatt/engine';
import type { Demonworld } from '../../kit.ts';

/**
 * Signals that nobody asks for: giving up, calling it a draw, and time running out while orders are placed (DW-III-03).
 */
export const signals: Readonly<Record<string, SignalDefinition<Demonworld>>> = {
  resign: {
    rule: 'DW-VII-04',
    menu: {
      name: { de: 'Aufgeben', en: 'Give up' },
      sure: { de: 'Diese Schlacht aufgeben?', en: 'Give up this battle?' },
    },
    run(g, signal) {
      g.apply({ type: 'resigned', rules: ['DW-VII-04'], seat: signal.seat });
    },
  },
  /** DW-VII-10: without a last round, players may agree that nobody wins. An offer lapses with the round. */
  offerDraw: {
    rule: 'DW-VII-10',
    menu: {
      name: { de: 'Unentschieden anbieten', en: 'Offer a draw' },
      sure: {
        de: 'Wenn alle es in dieser Runde anbieten, endet die Schlacht ohne Sieger. Anbieten?',
        en: 'If all offer it in this round, the battle ends without a winner. Offer it?',
      },
    },
    run(g, signal) {
      if (g.state.draws.includes(signal.seat)) return;
      g.apply({ type: 'drawOffered', rules: ['DW-VII-10'], seat: signal.seat });
      if (g.state.seats.every((s) => g.state.draws.includes(s.id)))
        g.apply({ type: 'battleEnded', rules: ['DW-VII-10'], why: 'agreed' });
    },
  },
  /** Markers not placed by then are Hold orders (DW-III-24), so defaults answer until the command phase is over. */
  timeUp: {
    rule: 'DW-III-03',
    run() {},
    finishes: 'commandPhase',
  },
};
