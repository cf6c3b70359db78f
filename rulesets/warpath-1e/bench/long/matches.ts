import type { Setup } from '@walstatt/engine';

const CONDITIONS = ['meatGrinder', 'scorchedEarth', 'totalControl'] as const;
const ARMIES = ['iron-company', 'scrap-horde'] as const;

const mirrored = (condition: string, army: string): Setup => ({
  scenario: 'battle',
  condition,
  armies: ['red', 'blue'].map((seat) => ({ seat, side: seat, army })),
});

const mixed = (condition: string): Setup => ({ scenario: 'battle', condition });

/** Battles in which bots are measured, by name: what a seed plays. */
export const MATCHES: Readonly<Record<string, (seed: number) => Setup>> = {
  demo: () => ({ scenario: 'demo' }),
  // As printed: the two example armies, and a die for the victory condition.
  battle: () => ({ scenario: 'battle' }),
  // Both scenarios in turn.
  both: (seed) => ({ scenario: seed % 2 === 0 ? 'battle' : 'demo' }),
  ...Object.fromEntries(
    CONDITIONS.flatMap((c) => [
      [c, (seed: number) => mirrored(c, ARMIES[seed % 2]!)],
      [`${c}-mixed`, () => mixed(c)],
    ]),
  ),
};
