import type { SignalDefinition } from '@walstatt/engine';
import type { Foundation } from '../../kit.ts';

export const signals: Readonly<Record<string, SignalDefinition<Foundation>>> = {
  /** FD-GAP-04: a player who gives up has no units left in the battle. */
  resign: {
    rule: 'FD-GAP-04',
    menu: {
      name: { de: 'Aufgeben', en: 'Give up' },
      sure: { de: 'Diese Schlacht aufgeben?', en: 'Give up this battle?' },
    },
    run: (g, { seat }) => {
      if (!g.state.players[seat]!.resigned) g.apply({ type: 'resigned', rules: ['FD-GAP-04'], seat });
    },
    finishes: 'battle',
  },
};
