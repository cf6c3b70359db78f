import type { Setup } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { type Scenario, scenario } from '@walstatt/testkit';
import { ruleset, type Skirmish } from '../src/index.ts';

/** The beginning of most position files: free play with two seats. */
const FREE = `ruleset: practice-skirmish
at: free
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north}}
initiative: dawn
`;

/** A battle in free play from the rest of a position file. */
export const free = (rest: string, dice: DiceScript = []): Scenario<Skirmish> =>
  scenario(ruleset, { position: FREE + rest, dice });

/** A battle from a whole position file except for its first line. */
export const position = (rest: string, dice: DiceScript = []): Scenario<Skirmish> =>
  scenario(ruleset, { position: `ruleset: practice-skirmish\n${rest}`, dice });

export const begun = (setup: Setup, dice: DiceScript = []): Scenario<Skirmish> => scenario(ruleset, { setup, dice });

/** A unit of rifles in a row from left to right, an inch and a half apart. */
export const row = (x: number, y: number, n: number): string =>
  JSON.stringify(Array.from({ length: n }, (_, i) => [x + 1.5 * i, y]));

export const inch = (n: number): number => Math.round(n * 2540);
