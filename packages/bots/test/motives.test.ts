import { describe, expect, it } from 'vitest';
import { strongestMotive } from '../src/index.ts';

describe('the computer says why', () => {
  it('names what the chosen outcome has more of than the others', () => {
    expect(strongestMotive({ harm: 3, near: 1 }, [{ harm: 1, near: 2 }, { harm: 2 }])).toBe('harm');
    expect(strongestMotive({ harm: 1 }, [{ harm: 2 }])).toBeNull();
    expect(strongestMotive({ harm: 1 }, [])).toBeNull();
  });
});
