import { twoWorlds } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

describe('two worlds', () => {
  it('what is equal for a seat gives it the same messages, and its bots the same answers', () => {
    let compared = 0;
    let different = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const report = twoWorlds(ruleset, { options: { level: seed % 2 === 0 ? 'basic' : 'advanced' } }, seed);
      compared += report.compared;
      different += report.different;
    }
    expect(different).toBeGreaterThan(100);
    expect(compared).toBeGreaterThan(500);
  });

  it('a window that is only opened to those who can use it is found out', () => {
    const { afterMove } = ruleset.windows;
    const { secret: _, ...open } = afterMove!.definition;
    const leaky = { ...ruleset, windows: { ...ruleset.windows, afterMove: { ...afterMove!, definition: open } } };
    expect(() => {
      for (let seed = 1; seed <= 30; seed++) twoWorlds(leaky, {}, seed);
    }).toThrow(/differs/);
  });
});
