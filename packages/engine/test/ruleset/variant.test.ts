import { describe, expect, it } from 'vitest';
import { onlyAnswer } from '../../src/requests/only-answer.ts';
import { variant } from '../../src/ruleset/variant.ts';

type Looker = { state: { options: { level: string } } };
const at = (level: string): Looker => ({ state: { options: { level } } });

describe('variants', () => {
  const half = variant('level', {
    intro: (_look: Looker, n: number) => n,
    expert: (_look: Looker, n: number) => Math.floor(n / 2),
  });

  it('each value of the option has its reading', () => {
    expect(half(at('intro'), 7)).toBe(7);
    expect(half(at('expert'), 7)).toBe(3);
    expect(() => half(at('master'), 7)).toThrow('there is no reading for master');
  });

  it('a level without a reading of its own takes the one below', () => {
    const reading = { intro: () => 'plain', expert: () => 'refined' };
    const text = variant('level', reading, ['intro', 'standard', 'expert', 'master']);
    const said = ['intro', 'standard', 'expert', 'master'].map((level) =>
      (text as (look: Looker) => string)(at(level)),
    );
    expect(said).toEqual(['plain', 'plain', 'refined', 'refined']);
    expect(() => variant('level', reading, ['easy', 'intro'])).toThrow('there is no reading for easy');
  });
});

describe('requests that are always asked', () => {
  it('leave no answer to be taken for granted', () => {
    const request = { kind: 'choose', name: 'window', by: 'red', rule: 'FD-LOS-01', args: null, options: [] } as const;
    expect(onlyAnswer(request)).toBeNull();
    expect(onlyAnswer({ ...request, always: true })).toBeUndefined();
  });
});
