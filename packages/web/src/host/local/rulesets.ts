import type { Ruleset, Types } from '@walstatt/engine';

export type AnyRuleset = Ruleset<Types>;

/** Every game is a chunk of its own, loaded when it is first played. */
const loaders: Record<string, () => Promise<unknown>> = {
  ...import.meta.glob('../../../../../rulesets/*/src/index.ts'),
  ...import.meta.glob('../../../../../practice/*/src/index.ts'),
};

const folderOf = (path: string): string => {
  const [, parent, name] = /(rulesets|practice)\/([^/]+)\/src/.exec(path) ?? [];
  return parent === 'practice' ? `practice-${name}` : String(name);
};

export async function loadRuleset(id: string): Promise<AnyRuleset> {
  const found = Object.entries(loaders).find(([path]) => folderOf(path) === id);
  if (found === undefined) throw new Error(`there is no ruleset ${id}`);
  return ((await found[1]()) as { ruleset: AnyRuleset }).ruleset;
}
