import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Look } from '../../src/machine/game.ts';
import { refuse } from '../../src/requests/legal.ts';
import { presetAnswer } from '../../src/requests/preset.ts';
import type { Answer, Request } from '../../src/requests/request.ts';

const no = { code: 'no', rule: null };
/** A look at a ruleset that accepts what `legal` accepts. */
const lookWith = (legal: (a: never) => boolean, witness: Answer = null): Look =>
  ({
    ruleset: {
      requests: { r: { check: (_: Look, __: Request, a: never) => (legal(a) ? null : no), witness: () => witness } },
    },
  }) as never;
const common = { name: 'r', by: 'red', rule: 'WP-DICE-01', args: null } as const;
const abc = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const path = { ...common, kind: 'path', movers: ['x'] } as const;
const charge = [{ mover: 'x', legs: [{ leg: 'go' }] }];

describe('the default answer', () => {
  it('is to do nothing where allowed, and the witness where the rule says must', () => {
    const look = lookWith(() => true, charge);
    expect(presetAnswer(look, { ...path, none: true })).toEqual([]);
    expect(presetAnswer(look, { ...path, none: true, must: true })).toEqual(charge);
    const place = { ...common, kind: 'place', pieces: ['x'], none: true } as const;
    const spot = [{ piece: 'x', pose: { x: 1, y: 2 } }];
    expect(
      presetAnswer(
        lookWith(() => true, spot),
        place,
      ),
    ).toEqual([]);
    expect(
      presetAnswer(
        lookWith(() => true, spot),
        { ...place, must: true },
      ),
    ).toEqual(spot);
  });

  it('is never a witness that is not legal', () => {
    expect(
      presetAnswer(
        lookWith((a: Answer[]) => a.length === 0, charge),
        { ...path, none: true, must: true },
      ),
    ).toEqual([]);
    expect(
      presetAnswer(
        lookWith(() => false, charge),
        path,
      ),
    ).toEqual([]);
    expect(
      presetAnswer(
        lookWith((a) => a === 'c', 'b'),
        { ...common, kind: 'choose', options: abc },
      ),
    ).toBe('c');
  });

  it('is found where neither the first answer nor a witness is legal', () => {
    const allocate = { ...common, kind: 'allocate', options: abc, total: 3 } as const;
    const even = (a: Readonly<Record<string, number>>): boolean => a['a'] === 1 && a['b'] === 1;
    expect(presetAnswer(lookWith(even), allocate)).toEqual({ a: 1, b: 1, c: 1 });
    const assign = {
      ...common,
      kind: 'assign',
      items: abc.map((i) => ({ ...i, options: ['a', 'b'] })),
      options: abc,
    } as const;
    expect(
      presetAnswer(
        lookWith((a: object) => new Set(Object.values(a)).size === 2),
        assign,
      ),
    ).not.toEqual({});
  });

  it('is legal whenever any single option, number or set of the request is, whatever the rules say', () => {
    const requests: readonly Request[] = [
      { ...common, kind: 'choose', options: abc },
      { ...common, kind: 'choose', options: abc, optional: true, preset: 'b' },
      { ...common, kind: 'activity', options: abc.map((o) => ({ ...o, activity: 'go' })) },
      { ...common, kind: 'number', min: -2, max: 4 },
      { ...common, kind: 'chooseMany', options: abc, min: 0, max: 3 },
      { ...common, kind: 'order', options: abc },
      { ...common, kind: 'confirm', preset: true },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...requests), fc.nat(30), fc.integer({ min: 2, max: 5 }), (request, rest, of) => {
        /** Accepts some answers and not others, as if by chance. */
        const accepts = (a: unknown): boolean =>
          [...JSON.stringify(a)].reduce((n, c) => n + c.charCodeAt(0), 0) % of === rest % of;
        const look = lookWith(accepts);
        const answer = presetAnswer(look, request);
        if (refuse(look, request, answer) === null) return;
        for (const a of [
          null,
          true,
          false,
          -2,
          -1,
          0,
          1,
          2,
          3,
          4,
          'a',
          'b',
          'c',
          [],
          ['a'],
          ['b'],
          ['c'],
          ['a', 'b'],
          ['c', 'b', 'a'],
        ])
          expect(refuse(look, request, a)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
