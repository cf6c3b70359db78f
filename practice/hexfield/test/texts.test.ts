import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const ledger = readFileSync(new URL('../../../docs/rules/practice-hexfield.md', import.meta.url), 'utf8');
const ids = [...ledger.matchAll(/^- \*\*(HX-[A-Z]+-\d+)\*\*/gm)].map((m) => m[1]!);

describe('the rules in words', () => {
  it.each(['de', 'en'] as const)('every rule of the ledger has a text (%s)', (language) => {
    const { rules } = ruleset.texts[language];
    expect(Object.keys(rules)).toEqual(ids);
    for (const text of Object.values(rules)) expect(text).toMatch(/^\p{Lu}.{15,}[.)]$/u);
  });

  it('no text is left in the other language', () => {
    const { de, en } = ruleset.texts;
    for (const id of ids) expect(de.rules[id], id).not.toBe(en.rules[id]);
  });
});
