import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesetSchema } from './core.ts';
import { emit } from './emit/emit.ts';

/** The emitted file of every ruleset and practice game below `root`: its path and its text. */
export async function emitAll(root: string): Promise<{ path: string; text: string }[]> {
  const all: { path: string; text: string }[] = [];
  for (const folder of ['practice', 'rulesets']) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder)).sort()) {
      const source = `${folder}/${name}/src`;
      const file = join(root, source, 'schema.ts');
      if (!existsSync(file)) continue;
      const module: { schema?: RulesetSchema } = await import(pathToFileURL(file).href);
      if (module.schema === undefined) throw new Error(`${source}/schema.ts exports no 'schema'`);
      all.push({ path: `${source}/generated/state.ts`, text: emit(module.schema) });
    }
  }
  return all;
}
