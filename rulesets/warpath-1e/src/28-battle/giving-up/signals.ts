import type { Signal, SignalDefinition } from '@walstatt/engine';
import type { G, Warpath } from '../../kit.ts';
import { removeAll } from './remove-all.ts';

/** What players or their clocks say unasked. */
export const signals: Readonly<Record<string, SignalDefinition<Warpath>>> = {
  /** WP-G-56: a player who gives up takes all units of that player out of the battle. */
  resign: {
    rule: 'WP-G-56',
    menu: {
      name: { de: 'Aufgeben', en: 'Give up' },
      sure: { de: 'Diese Schlacht aufgeben?', en: 'Give up this battle?' },
    },
    run(g: G, { seat }: Signal) {
      if (g.state.over || g.state.resigned.includes(seat)) return;
      removeAll(g, seat, 'WP-G-56');
      g.apply({ type: 'resigned', rules: ['WP-G-56'], seat });
    },
    finishes: 'battle',
  },
};
