import { ruleIds } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

async function sentences() {
  const { default: rulesDe } = await ruleset.sentences.de();
  const { default: rulesEn } = await ruleset.sentences.en();
  return { rulesDe, rulesEn };
}
const ledger = [...ruleIds['foundation40k']!].sort();

test('both languages tell exactly the rules and rulings of the ledger', async () => {
  const { rulesDe, rulesEn } = await sentences();
  expect(ledger.length).toBeGreaterThan(300);
  expect(Object.keys(rulesDe).sort()).toEqual(ledger);
  expect(Object.keys(rulesEn).sort()).toEqual(ledger);
});

test('rules are short sentences in the language they claim', async () => {
  const { rulesDe, rulesEn } = await sentences();
  for (const [language, rules] of Object.entries({ de: rulesDe, en: rulesEn })) {
    for (const [id, text] of Object.entries(rules)) {
      expect(text, `${language} ${id}`).toMatch(/^[\p{Lu}\d"„].*[.?!]$/u);
      expect(text.length, `${language} ${id}`).toBeLessThan(240);
    }
  }
  const english = Object.entries(rulesEn).filter(([, text]) => /[äöüß„]/.test(text));
  expect(english).toEqual([]);
  const same = Object.keys(rulesDe).filter((id) => rulesDe[id] === rulesEn[id]);
  expect(same).toEqual([]);
});
