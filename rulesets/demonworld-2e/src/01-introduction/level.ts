import { variant } from '@walstatt/engine';

/**
 * DW-I-03: the layers of the rules in rising order. A rule that a level does not change keeps its version from the
 * level below.
 */
export const LEVELS = ['introductory', 'standard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that can be played. Setting up a battle refuses the others. */
export const PLAYABLE: readonly Level[] = ['introductory'];

/** A rule that a higher level replaces. Both versions stay, and the level of the battle picks one. */
export const atLevel = <F extends (look: never, ...rest: never[]) => unknown>(
  readings: Readonly<Partial<Record<Level, F>>>,
): F => variant('level', readings as Readonly<Record<string, F>>, LEVELS);
