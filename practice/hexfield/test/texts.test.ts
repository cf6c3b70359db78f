import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const ledger = readFileSync(new URL('../../../docs/rules/practice-hexfield.md', import.meta.url), 'utf8');
const ids = [...ledger.matchAll(/^- \*\*(HX-[A-Z]+-\d+)\*\*/gm)].map((m) => m[1]!);

describe('the rules in words', () => {
  it.each(['de', 'en'] as const)('every rule of the ledger has a text (%s)', async (language) => {
    const { default: rules } = await ruleset.sentences[language]();
    expect(Object.keys(rules)).toEqual(ids);
    for (const text of Object.values(rules)) expect(text).toMatch(/^\p{Lu}.{15,}[.)]$/u);
  });

  it('no text is left in the other language', async () => {
    const { default: de } = await ruleset.sentences.de();
    const { default: en } = await ruleset.sentences.en();
    for (const id of ids) expect(de[id as never], id).not.toBe(en[id as never]);
  });
});
