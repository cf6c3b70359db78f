import type { Signal } from '@walstatt/engine';
import type { G } from './kit.ts';

/** What comes from outside without being asked for. */
export const signals = {
  /** HX-END-04. */
  resign: {
    rule: 'HX-END-04',
    menu: {
      name: { de: 'Aufgeben', en: 'Give up' },
      sure: { de: 'Diese Schlacht aufgeben?', en: 'Give up this battle?' },
    },
    run(g: G, signal: Signal): void {
      g.apply({ type: 'resigned', rules: ['HX-END-04'], seat: signal.seat });
    },
  },
  /** HX-END-05: the engine answers with defaults until the round is over. */
  clock: { rule: 'HX-END-05', run(): void {}, finishes: 'round' },
} as const;
