import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../source/imports.ts';
import type { Check, Finding } from './finding.ts';

const index = 'packages/engine/src/index.ts';
const readme = 'packages/engine/README.md';

/** The engine's README lists the words of rule code, one line each. */
export const engineWords: Check = {
  name: 'engine-words',
  run({ root, sources }) {
    const source = sources.find(({ path }) => path === index);
    if (source === undefined || !existsSync(join(root, readme))) return [];
    const words = importsOf(source).flatMap(({ names, line }) => names.map(({ local }) => ({ word: local, line })));
    return compareWords(words, readFileSync(join(root, readme), 'utf8'));
  },
};

export function compareWords(words: readonly { word: string; line: number }[], text: string): Finding[] {
  const told = new Map<string, number>();
  const findings: Finding[] = [];
  for (const [i, content] of text.split('\n').entries()) {
    const [, word] = /^\| `(\w+)`\s+\| \S/.exec(content) ?? [];
    if (word === undefined) continue;
    if (told.has(word)) findings.push({ path: readme, line: i + 1, message: `${word} is explained twice` });
    told.set(word, i + 1);
  }
  const exported = new Set(words.map(({ word }) => word));
  for (const { word, line } of words)
    if (!told.has(word)) findings.push({ path: index, line, message: `${word} is not explained in ${readme}` });
  for (const [word, line] of told)
    if (!exported.has(word)) findings.push({ path: readme, line, message: `${index} exports no ${word}` });
  return findings;
}
