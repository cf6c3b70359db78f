import { describe, expect, it } from 'vitest';
import { type Standing, Standings } from '../../src/battle/standing.ts';
import type { Look } from '../../src/machine/game.ts';
import type { Answer, Request } from '../../src/requests/request.ts';

const look = { ruleset: { requests: {} } } as unknown as Look;
const common = { by: 'red', rule: 'WP-DICE-01' } as const;
/** The question after a roll for some purpose: whether to re-roll a die of some class. */
const afterRoll = (purpose: string, ...classes: string[]): Request => ({
  ...common,
  kind: 'choose',
  name: 'afterRoll',
  args: { window: 'afterRoll', purpose, dice: [1, 2], of: { unit: 'a', n: 1 } },
  options: classes.map((c) => ({ id: `reroll/${c}` })),
  optional: true,
});
const seat = 'red';
const pass: Standing = { seat, name: 'afterRoll', answer: { take: 'value', value: null } };
const answers = (standings: readonly Standing[], ...requests: Request[]): (Answer | undefined)[] => {
  const all = new Standings();
  for (const s of standings) all.add(s);
  return requests.map((r) => all.answer(look as never, r));
};

describe('standing answers', () => {
  it('leave only failed saves and charges to ask about', () => {
    const but: Standing = {
      seat,
      name: 'afterRoll',
      args: { purpose: ['save', 'charge'] },
      option: 'reroll/miss',
      answer: { take: 'ask' },
    };
    expect(
      answers(
        [pass, but],
        afterRoll('save', 'miss', 'hit'),
        afterRoll('charge', 'miss'),
        afterRoll('save', 'hit'),
        afterRoll('wound', 'miss'),
      ),
    ).toEqual([undefined, undefined, null, null]);
  });

  it('take the option they name, also by its trigger alone', () => {
    const miss: Standing = { seat, option: 'reroll/miss', answer: { take: 'option' } };
    const any: Standing = { seat, args: { purpose: 'save' }, option: 'reroll', answer: { take: 'option' } };
    expect(answers([miss], afterRoll('hit', 'hit', 'miss'), afterRoll('hit', 'hit'))).toEqual([
      'reroll/miss',
      undefined,
    ]);
    expect(answers([any], afterRoll('save', 'hit', 'miss'), afterRoll('wound', 'hit'))).toEqual([
      'reroll/hit',
      undefined,
    ]);
    const many: Request = {
      ...common,
      kind: 'chooseMany',
      name: 'who',
      args: null,
      options: [{ id: 'a' }],
      min: 0,
      max: 1,
    };
    expect(answers([{ seat, option: 'a', answer: { take: 'option' } }], many)).toEqual([['a']]);
    expect(
      answers([{ seat, option: 'reroll', answer: { take: 'option' } }], {
        ...common,
        kind: 'confirm',
        name: 'sure',
        args: null,
        preset: true,
      }),
    ).toEqual([undefined]);
  });

  it('match arguments by their content', () => {
    const about = (args: Standing['args']): Standing => ({ seat, args: args!, answer: { take: 'preset' } });
    const request = afterRoll('save', 'miss');
    expect(answers([about({ of: { n: 1, unit: 'a' } })], request)).toEqual([null]);
    expect(answers([about({ of: { n: 2, unit: 'a' } })], request)).toEqual([undefined]);
    expect(answers([about({ dice: [[1, 2], 7] })], request)).toEqual([null]);
    expect(answers([about({ purpose: 'save', sides: 6 })], request)).toEqual([undefined]);
  });

  it('are revoked by what they name, or all together', () => {
    const saves: Standing = { ...pass, args: { purpose: 'save' } };
    const revoke = (s: Partial<Standing>): Standing => ({ seat, ...s, answer: { take: 'preset' }, revoke: true });
    const [save, wound] = [afterRoll('save', 'miss'), afterRoll('wound', 'miss')];
    expect(answers([pass, saves, revoke({ name: 'afterRoll', args: { purpose: 'wound' } })], save)).toEqual([null]);
    expect(answers([saves, revoke({ args: { purpose: 'save' } })], save, wound)).toEqual([undefined, undefined]);
    expect(answers([pass, saves, revoke({})], save)).toEqual([undefined]);
  });
});
