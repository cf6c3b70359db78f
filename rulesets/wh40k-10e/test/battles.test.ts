import { lawfulBattle, randomBattle } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';

/** Whole battles by random answers, with every law checked at every decision. */
const small = {
  red: 'army: mine\nruleset: wh40k-10e\nlists: {l: {size: incursion, faction: MERIDIAN_ACCORD, units: {A: {datasheet: ma-marshal, warlord: true}, C: ma-line-company, W: ma-wayfinders, D: ma-drover, S: ma-sapper-team}}}\n',
  blue: 'army: yours\nruleset: wh40k-10e\nlists: {l: {size: incursion, faction: HOLLOW_CHOIR, units: {B: {datasheet: hc-cantor, warlord: true}, V: hc-votaries, J: hc-rattlejaws, H: hc-harriers, S: hc-stalkers}}}\n',
};

describe('battles', () => {
  test('small random battles keep every law', () => {
    expect(lawfulBattle(ruleset, { armies: small }, 3).decisions).toBeGreaterThan(20);
  });

  test('the starter armies fight to an end', () => {
    const { result, state } = randomBattle(ruleset, { markers: 'suggested' }, 5, {});
    expect(result.over).toBe(true);
    expect(state.round).toBeGreaterThan(0);
  });
});
