import { describe, expect, test } from 'vitest';
import { type Field, field } from '../../test/field.ts';

const strategy = (f: Field) => field(f).start('strategyPhase', { winner: null });

describe('the strategy roll', () => {
  test('[EA-1.5-01][EA-1.5-02][EA-1.4.3-01] die and strategy rating: 6 + 2 beats 3 + 3', () => {
    const s = strategy({ ratings: { red: 2, blue: 3 }, dice: [6, 3] });
    expect(s.of('strategyWon')).toMatchObject([{ seat: 'red', total: 8 }]);
    s.answer('firstOrSecond', 'first', 'red');
    expect(s.state.first).toBe('red');
    s.end();
  });

  test('[EA-1.5-03] the winner may act second', () => {
    const s = strategy({ dice: [1, 4] });
    s.answer('firstOrSecond', 'second', 'blue');
    expect(s.state.first).toBe('red');
    s.end();
  });
});

describe('ties', () => {
  test('[EA-1.5-04] go to the side that did not win the last time', () => {
    const s = strategy({ strategyWinner: 'red', dice: [4, 4] });
    expect(s.state.strategyWinner).toBe('blue');
  });

  test('[EA-G-01][EA-1.5-05] in the first round are rolled again', () => {
    const s = strategy({ dice: [4, 4, 2, 5], nextBirthday: 'red' });
    expect(s.state.strategyWinner).toBe('blue');
  });

  test('[EA-G-01][EA-1.5-05] or go to the next birthday', () => {
    const s = strategy({ options: { tieBreak: 'birthday' }, nextBirthday: 'red', dice: [4, 4] });
    expect(s.state.strategyWinner).toBe('red');
  });
});
