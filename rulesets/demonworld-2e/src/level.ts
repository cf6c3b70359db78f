import { variant } from '@walstatt/engine';

/** DW-I-03: the layers of the rules in rising order. A rule without a reading of its own at a level keeps the one below. */
export const LEVELS = ['introductory', 'standard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that can be played. The others are refused when a battle is set up. */
export const PLAYABLE: readonly Level[] = ['introductory'];

/** A rule that a higher level replaces: both readings stay, and the level of the battle picks one. */
export const atLevel = <F extends (look: never, ...rest: never[]) => unknown>(
  readings: Readonly<Partial<Record<Level, F>>>,
): F => variant('level', readings as Readonly<Record<string, F>>, LEVELS);
