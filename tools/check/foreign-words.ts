import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../source/files.ts';
import type { Check, Finding } from './finding.ts';

/** The patterns are written in pieces so that this file does not match itself. */
const words = [
  { pattern: ['cl', 'aude|anth', 'ropic|open', 'ai|chat', 'gpt|co', 'pilot'].join(''), what: 'name of an assistant' },
  { pattern: String.raw`(?<![\w./-])/(?:work|root|home|Users|mnt)/[\w.-]`, what: 'path of one machine' },
  { pattern: String.raw`\bregistry\.[\w-]+\.[a-z]{2,}`, what: 'address of a package registry' },
  { pattern: '"resolved": "https?:', what: 'address of a package registry' },
  { pattern: String.raw`\b(?:pypi|npmjs|yarnpkg)\.(?:org|com)\b`, what: 'address of a package registry' },
  { pattern: String.raw`https?://(?:\d{1,3}\.){3}\d{1,3}(?!\d)(?<!127\.0\.0\.1)`, what: 'address of one machine' },
].map(({ pattern, what }) => ({ pattern: new RegExp(pattern, 'i'), what }));

/** The project speaks of itself alone: no assistants, no machines, no registries, in any file. */
export const foreignWords: Check = {
  name: 'foreign-words',
  run({ root }) {
    return repositoryFiles(root).flatMap((path) => findForeignWords(path, readFileSync(join(root, path), 'latin1')));
  },
};

export function findForeignWords(path: string, text: string): Finding[] {
  if (text.includes('\0')) return [];
  return text.split('\n').flatMap((content, index) =>
    words.flatMap(({ pattern, what }) => {
      const found = pattern.exec(content);
      return found ? [{ path, line: index + 1, message: `"${found[0]}" is the ${what}: leave it out` }] : [];
    }),
  );
}
