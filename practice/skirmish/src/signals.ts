import type { SignalDefinition } from '@walstatt/engine';
import type { Skirmish } from './kit.ts';

/** Inputs that nobody asked for. */
export const signals: Readonly<Record<string, SignalDefinition<Skirmish>>> = {
  /** SK-END-04. */
  resign: {
    rule: 'SK-END-04',
    menu: {
      name: { de: 'Aufgeben', en: 'Give up' },
      sure: { de: 'Diese Schlacht aufgeben?', en: 'Give up this battle?' },
    },
    run: (g, { seat }) => {
      if (!g.state.resigned.includes(seat)) g.apply({ type: 'resigned', rules: ['SK-END-04'], seat });
    },
    finishes: 'battle',
  },
  /** SK-END-05. */
  clock: { rule: 'SK-END-05', run: () => {}, finishes: 'activation' },
};
