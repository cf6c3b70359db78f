import { describe, expect, it } from 'vitest';
import { assemble, assembleTexts, join } from '../../src/ruleset/parts.ts';

const question = (answer: number) => ({ rule: 'FD-SHOOT-01' as const, takes: {}, ask: () => answer });

describe('parts of a ruleset', () => {
  it('are put together in the order in which they are given', () => {
    const whole = assemble(
      { questions: { far: question(1) }, activities: [{ name: 'walk' }, { name: 'halt' }] as never },
      { questions: { near: question(2) }, activities: [{ name: 'shoot' }] as never },
    );
    expect(Object.keys(whole.questions)).toEqual(['far', 'near']);
    expect(whole.activities.map((a) => a.name)).toEqual(['walk', 'halt', 'shoot']);
    expect(whole.signals).toEqual({});
  });

  it('may not define the same thing twice', () => {
    expect(() => assemble({ questions: { far: question(1) } }, { questions: { far: question(2) } })).toThrow(
      'far is defined twice',
    );
    expect(() => join<number>({ shot: 1 }, { shot: 2 })).toThrow('shot is defined twice');
  });

  it('bring their texts along', () => {
    const texts = assembleTexts({ refusals: { tooFar: () => 'Too far.' } }, { names: { red: 'Red' } });
    expect(texts.refusals['tooFar']!({} as never, {} as never)).toBe('Too far.');
    expect(texts.names).toEqual({ red: 'Red' });
  });
});
