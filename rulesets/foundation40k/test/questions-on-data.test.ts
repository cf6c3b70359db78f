import type { Plain } from '@walstatt/engine';
import { askQuestion, Eyes, newMemo } from '@walstatt/engine/host';
import { recordEmitted } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { characteristics } from '../src/03-profiles/characteristics.ts';
import { terrainAmount } from '../src/15-amount-of-terrain/question.ts';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';

function begun(): State {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return set.state;
}

const eyes = (state: State) => new Eyes(ruleset, state, newMemo(), recordEmitted);

test('[FD-PROFILE-01][FD-PROFILE-02][FD-PROFILE-03][FD-PROFILE-04][FD-PROFILE-05][FD-PROFILE-06][FD-PROFILE-07] the sample profiles of the book, as printed', () => {
  const look = eyes(begun());
  const of = (model: string): Plain => characteristics.ask(look, { model });
  expect(of('M1.1')).toEqual({ BW: '6"', NK: '4+', FK: '3+', RW: '3+', A: '1', L: '1', MW: '2+' });
  expect(of('O1.1')).toEqual({ BW: '6"', NK: '4+', FK: '5+', RW: '5+', A: '1', L: '1', MW: '4+' });
  expect(of('M4.1')).toEqual({ BW: '12"', NK: '4+', FK: '3+', RW: '3+', A: '1D6', L: '3', MW: '2+' });
  expect(askQuestion(look, 'characteristics', { model: 'M9.1' })).toMatchObject({
    problems: [{ path: ['model'], got: '"M9.1"' }],
  });
});

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
