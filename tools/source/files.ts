import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

/** A source file, cut into tokens. */
export type Source = { path: string; tokens: Token[] };

/** All files of the repository: tracked ones and new ones that are not ignored. */
export function repositoryFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  return [...new Set(paths)].sort();
}

const sourcePath = /^(?:(?:packages|practice|rulesets)\/[^/]+\/(?:src|test|bench)|tools)\/.+\.ts$/;

/** All TypeScript of the repository. */
export function readSources(root: string): Source[] {
  return repositoryFiles(root)
    .filter((path) => sourcePath.test(path))
    .map((path) => toSource(path, readFileSync(join(root, path), 'utf8')));
}

export function toSource(path: string, text: string): Source {
  try {
    return { path, tokens: tokenize(text) };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
