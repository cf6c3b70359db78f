import { expect, test } from 'vitest';
import { begun, eyes } from '../../test/begun.ts';
import { terrainAmount } from './question.ts';

test('[FD-AMOUNT-01][FD-AMOUNT-02][FD-AMOUNT-06] how the table in play meets the rule for terrain', () => {
  const look = eyes(begun());
  const report = terrainAmount.ask(look, { language: 'de' }) as { ok: boolean; words: string[] };
  expect(report.ok).toBe(true);
  expect(report.words).toContain('Kategorie 3: 288 Quadratzoll (273,6 bis 302,4) [FD-AMOUNT-02]: in Ordnung');
  const state = begun();
  delete state.terrain['T1'];
  const poorer = terrainAmount.ask(eyes(state), {}) as typeof report;
  expect(poorer.ok).toBe(false);
  expect(poorer.words).toContain('Category 1, number of pieces: 2 (3 to 4) [FD-AMOUNT-06]: wrong');
});
