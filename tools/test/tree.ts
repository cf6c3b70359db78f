import type { Check, Tree } from '../check/finding.ts';
import { toSource } from '../source/files.ts';
import { toPackage } from '../source/packages.ts';

const packages = ['packages/geometry', 'packages/engine', 'packages/bots', 'packages/cli', 'packages/testkit'].concat([
  'rulesets/red',
  'rulesets/blue',
  'practice/duel',
]);

/** A made-up repository for checks: paths and texts. */
export function treeOf(files: Record<string, string>): Tree {
  return {
    root: '',
    sources: Object.entries(files).map(([path, text]) => toSource(path, text)),
    packages: packages.map((folder) =>
      toPackage(folder, {
        name: `@walstatt/${folder.split('/')[1]}`,
        exports: { '.': './src/index.ts' },
        dependencies: { 'pure-rand': '8' },
      }),
    ),
  };
}

/** What a check finds, as `path:line`. */
export async function found(check: Check, files: Record<string, string>): Promise<string[]> {
  return (await check.run(treeOf(files))).map(({ path, line }) => `${path}:${line}`);
}

/** What a check says about one file of a ruleset. */
export async function messages(check: Check, text: string, path = 'rulesets/red/src/rule.ts'): Promise<string[]> {
  return (await check.run(treeOf({ [path]: text }))).map(({ message }) => message);
}
