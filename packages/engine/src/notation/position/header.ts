import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { describe } from '../../schema/run/problem.ts';
import { type NotationProblem, problemAt } from '../problems.ts';
import { type PositionDice, readDice } from './dice.ts';
import type { PositionFile } from './file.ts';

/** Whether the file is for this ruleset and this version of it. */
export function checkHeader<T extends Types>(ruleset: Ruleset<T>, { root, places }: PositionFile): NotationProblem[] {
  const report = (word: string, message: string, hint?: string): NotationProblem[] => [
    problemAt(places.find([word]).value, message, hint, [word]),
  ];
  const { ruleset: id, version } = root;
  if (id === undefined) return report('ruleset', `missing: expected ruleset: ${ruleset.id}`);
  if (id !== ruleset.id) return report('ruleset', `this is a position of ${describe(id)}, not of ${ruleset.id}`);
  if (version === undefined || isVersion(version, ruleset.version)) return [];
  return report(
    'version',
    `this position was written by version ${describe(version)} of ${ruleset.id}; this is version ${ruleset.version}`,
    'without this line the position is read as one of the present version',
  );
}

/** YAML reads `1.0` as a number. */
const isVersion = (written: unknown, version: string): boolean =>
  written === version || (typeof written === 'number' && written === Number(version));

/** The dice the file asks for. */
export function diceIn({ root, places }: PositionFile): { dice?: PositionDice; problems: NotationProblem[] } {
  if (root['dice'] === undefined) return { problems: [] };
  const dice = readDice(root['dice']);
  if (typeof dice !== 'string') return { dice, problems: [] };
  return { problems: [problemAt(places.find(['dice']).value, dice, undefined, ['dice'])] };
}

/** The ruleset that a position file names, found without reading the rest. JSON is YAML, too. */
export function rulesetOfPosition(text: string): string | undefined {
  const line = /^\s*\{/.test(text) ? /"ruleset"\s*:\s*"([^"]+)"/ : /^ruleset:[ \t]*["']?([^\s"'#]+)/m;
  return line.exec(text)?.[1];
}

/** The word for asking a question even if it leaves only one choice. */
export const FORCED = 'forced';

/** Whether the file wants a question with a single option to be asked. */
export function forcedIn({ root, places }: PositionFile): { forced: boolean; problems: NotationProblem[] } {
  const said = root[FORCED];
  if (said === undefined || said === 'ask') return { forced: said === 'ask', problems: [] };
  const message = `expected ask, got ${describe(said)}`;
  return { forced: false, problems: [problemAt(places.find([FORCED]).value, message, undefined, [FORCED])] };
}
