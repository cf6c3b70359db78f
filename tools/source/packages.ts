import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The part of a package manifest that matters for imports. */
export type Package = {
  name: string;
  folder: string;
  /** Import name (`@walstatt/engine`, `@walstatt/engine/x`) to file. */
  entries: Map<string, string>;
  dependencies: Set<string>;
};

type Manifest = { name: string; exports?: Record<string, string>; dependencies?: Record<string, string> };

export function readPackages(root: string): Package[] {
  return globSync('{packages,practice,rulesets}/*/package.json', { cwd: root })
    .sort()
    .map((path) => toPackage(dirname(path), JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest));
}

export function toPackage(folder: string, { name, exports = {}, dependencies = {} }: Manifest): Package {
  const entries = Object.entries(exports).map(
    ([as, file]) => [posix.join(name, as), posix.join(folder, file)] as const,
  );
  return { name, folder, entries: new Map(entries), dependencies: new Set(Object.keys(dependencies)) };
}

/** The file an import leads to, or null if it leaves the repository. */
export function resolveImport(packages: readonly Package[], path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  for (const { entries } of packages) {
    const file = entries.get(specifier);
    if (file) return file;
  }
  return null;
}
