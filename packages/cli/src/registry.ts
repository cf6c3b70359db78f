import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ruleset, Types } from '@walstatt/engine';
import { UserError } from './user-error.ts';

export type AnyRuleset = Ruleset<Types>;

/** Rulesets are found by folder: every workspace under `rulesets/` and `practice/` exports `ruleset`. */
const FOLDERS = [
  { folder: 'rulesets', prefix: '' },
  { folder: 'practice', prefix: 'practice-' },
] as const;

const root = fileURLToPath(new URL('../../../', import.meta.url));

export function rulesetIds(): string[] {
  return FOLDERS.flatMap(({ folder, prefix }) =>
    readdirSync(`${root}${folder}`, { withFileTypes: true })
      .filter((d) => d.isDirectory() && existsSync(`${root}${folder}/${d.name}/src/index.ts`))
      .map((d) => `${prefix}${d.name}`),
  );
}

/** How a position file begins, with one of the available rulesets. */
export const exampleLine = (): string => `Begin it with a line such as: ruleset: ${rulesetIds()[0]}`;

/** Loads one ruleset. An unknown id is the user's mistake. */
export async function loadRuleset(id: string): Promise<AnyRuleset> {
  if (!rulesetIds().includes(id))
    throw new UserError(`There is no ruleset ${id}.`, [`Known: ${rulesetIds().join(', ')}`]);
  const folder = id.startsWith('practice-') ? `practice/${id.slice('practice-'.length)}` : `rulesets/${id}`;
  const url = new URL(`../../../${folder}/src/index.ts`, import.meta.url);
  const module = (await import(url.href)) as { ruleset: AnyRuleset };
  return module.ruleset;
}
