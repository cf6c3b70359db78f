import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../ledgers.ts';
import { repositoryFiles } from '../source/files.ts';
import { readFloor } from './floor.ts';

/** What the hand-written lines of a rule system are for, in the order of the table. */
export const kinds = ['rules', 'texts', 'sentences', 'data', 'schema', 'view', 'tactics', 'tests'] as const;
export type Kind = (typeof kinds)[number];

export type Cost = { ruleset: string; tested: number; lines: Record<Kind, number> };

/** By path inside the ruleset's folder. The first match wins. */
const places: readonly (readonly [RegExp, Kind])[] = [
  [/\.test\.ts$|^(?:test|bench)\//, 'tests'],
  [/(?:^|\/)texts?[/.]/, 'texts'],
  [/(?:^|\/)data\//, 'data'],
  [/(?:^|\/)schema(?:\.ts$|\/)/, 'schema'],
  [/(?:^|\/)view\/|^src\/(?:guide|overview)\.ts$/, 'view'],
  [/(?:^|\/)tactics\/|^src\/(?:evaluation|determinise)\.ts$/, 'tactics'],
];

/**
 * What a file of a ruleset is for. Null if it is not written by hand: tools write golden journals and generated code.
 */
export function kindOf(ruleset: string, path: string): Kind | null {
  if (path === `docs/rules/${ruleset}.de.json` || path === `docs/rules/${ruleset}.en.json`) return 'sentences';
  const folder = `${folderOf(ruleset)}/`;
  if (!path.startsWith(folder) || !path.endsWith('.ts') || /\/(?:generated|golden)\//.test(path)) return null;
  const inside = path.slice(folder.length);
  return places.find(([place]) => place.test(inside))?.[1] ?? 'rules';
}

/** The lines of every rule system that has code, against the rules that its tests cover (docs/rules/floor.json). */
export function costs(root: string): Cost[] {
  const files = repositoryFiles(root);
  return Object.entries(readFloor(root))
    .filter(([ruleset]) => existsSync(join(root, folderOf(ruleset), 'src/index.ts')))
    .map(([ruleset, tested]) => {
      const lines = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
      for (const path of files) {
        const kind = kindOf(ruleset, path);
        if (kind !== null) lines[kind] += linesOf(readFileSync(join(root, path), 'utf8'));
      }
      return { ruleset, tested, lines };
    });
}

/** Empty lines cost nothing. */
export const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** Lines per tested rule, by kind and in total. */
export function costTable(all: readonly Cost[]): string[] {
  const rows = all.map(({ ruleset, tested, lines }) => {
    const counts = kinds.map((kind) => lines[kind]);
    const sum = counts.reduce((a, b) => a + b, 0);
    return [ruleset, `${tested}`, ...[...counts, sum].map((n) => (n / tested).toFixed(1)), `${sum}`];
  });
  const table = [['lines per tested rule', 'tested', ...kinds, 'all', 'lines'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}
