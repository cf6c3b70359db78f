import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ruleset, Types } from '@walstatt/engine';
import { UserError } from './user-error.ts';

export type AnyRuleset = Ruleset<Types>;

/** Rulesets are found by their folder: every workspace under `rulesets/` and `practice/` exports `ruleset`. */
const FOLDERS = [
  { folder: 'rulesets', prefix: '' },
  { folder: 'practice', prefix: 'practice-' },
] as const;

const root = fileURLToPath(new URL('../../../', import.meta.url));

export function rulesetIds(): string[] {
  return FOLDERS.flatMap(({ folder, prefix }) =>
    readdirSync(`${root}${folder}`, { withFileTypes: true })
      .filter((d) => d.isDirectory())
      .map((d) => `${prefix}${d.name}`),
  );
}

/** Loads one ruleset; an unknown id is the user's mistake. */
export async function loadRuleset(id: string): Promise<AnyRuleset> {
  if (!rulesetIds().includes(id))
    throw new UserError(`There is no ruleset ${id}.`, [`Known: ${rulesetIds().join(', ')}`]);
  const found = FOLDERS.find(
    ({ folder, prefix }) => (prefix === '' ? !id.startsWith('practice-') : id.startsWith(prefix)) && folder,
  )!;
  const url = new URL(`../../../${found.folder}/${id.slice(found.prefix.length)}/src/index.ts`, import.meta.url);
  const module = (await import(url.href)) as { ruleset: AnyRuleset };
  return module.ruleset;
}
