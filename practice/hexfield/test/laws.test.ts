import { lawfulBattle } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

describe('laws of every battle', () => {
  for (const level of ['basic', 'advanced']) {
    for (let seed = 1; seed <= 6; seed++) {
      it(`${level} battle ${seed} keeps every law at every event, decision and step boundary`, () => {
        const report = lawfulBattle(ruleset, { options: { level } }, seed);
        expect(report.decisions).toBeGreaterThan(40);
      });
    }
  }
});
