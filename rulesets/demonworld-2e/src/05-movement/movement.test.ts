import { describe, expect, it } from 'vitest';
import {
  ADVANCE,
  ask,
  given,
  line,
  type Place,
  plan,
  refusedMove,
  stand,
  type Table,
  times,
  walking,
} from '../../test/on-table.ts';

type Order = 'move' | 'skirmish' | 'attack' | 'hold';
const far = { owner: 'ork', stand: [[16, 2, 1]] } as const;
const walk = (stand: readonly Place[], order: Order = 'attack', more: Partial<Table> = {}) =>
  given({ at: walking('a'), ...more, units: { a: { owner: 'imperial', order, stand }, far, ...more.units } });
const three = { cards: { foot: { name: 'foot', manoeuvres: 3 } }, options: { manoeuvres: 'card' } };
const one = { cards: { foot: { name: 'foot', manoeuvres: 1 } }, options: { manoeuvres: 'card' } };
const STEP = { leg: 'step', direction: 0 };
const four = line(0, 14, 4, 4);

describe('points and manoeuvres', () => {
  it('[DW-V-01] units in melee from earlier rounds do not move', () => {
    const s = given({
      at: 'segment {order: attack}',
      units: {
        a: { owner: 'imperial', order: 'attack', stand: four },
        b: { owner: 'imperial', engaged: true, stand: [[6, 9, 4]] },
        c: { owner: 'ork', engaged: true, stand: [[6, 8, 1]] },
      },
    });
    expect((s.request('move').args as { unit: string }).unit).toBe('a');
    s.answer('move', []).end();
  });

  it('[DW-V-02] a unit of four or more moves as one body', () => {
    const s = walk(four);
    expect(ask(s, 'whyNot', { unit: 'a', mover: 'a.1', leg: { leg: 'go', direction: 4 } })).toMatchObject({
      code: 'wholeUnit',
      rule: 'DW-V-02',
    });
    expect(s.request('move')).toMatchObject({ movers: ['a'] });
  });

  it('[DW-V-03][DW-V-04][DW-V-06][DW-V-07] B24/A18/P12: eight, six and four fields', () => {
    for (const [order, n] of [
      ['move', 8],
      ['attack', 6],
      ['skirmish', 4],
    ] as const) {
      const s = walk(four, order);
      refusedMove(s, plan('a', ...times(n + 1, ADVANCE.right)), 'points', 'DW-V-04');
      s.answer('move', plan('a', ...times(n, ADVANCE.right)));
      expect(stand(s, 'a')).toMatch(new RegExp(`^${n},${14 - n},4 `));
      s.end();
    }
  });

  it('[DW-V-05] Hold gives no points', () => {
    const s = walk(four, 'hold');
    expect(ask(s, 'allowance', { unit: 'a', used: 0 })).toBe(0);
  });

  it('[DW-V-08][DW-V-09] two manoeuvres for everybody, whatever the card says', () => {
    const s = walk(four, 'attack', { cards: { foot: { name: 'foot', manoeuvres: 5 } } });
    refusedMove(s, plan('a', STEP, STEP, STEP), 'manoeuvres', 'DW-V-08');
    s.answer('move', plan('a', STEP, STEP)).end();
  });

  it('[DW-V-10] a unit with one manoeuvre that uses it does not advance', () => {
    const s = walk(four, 'attack', one);
    refusedMove(s, plan('a', STEP, ADVANCE.left), 'points', 'DW-V-10');
    refusedMove(s, plan('a', ADVANCE.left, STEP), 'points', 'DW-V-10');
    s.answer('move', plan('a', ...times(6, ADVANCE.left))).end();
  });

  it('[DW-V-11][DW-V-12] 18 points and 3 manoeuvres: 18; one and 9; two or three and none', () => {
    const s = walk(four, 'attack', three);
    s.answer('move', plan('a', STEP, ...times(3, ADVANCE.left))).end();
    refusedMove(walk(four, 'attack', three), plan('a', STEP, ...times(4, ADVANCE.left)), 'points', 'DW-V-11');
    refusedMove(walk(four, 'attack', three), plan('a', STEP, STEP, ADVANCE.left), 'points', 'DW-V-12');
    walk(four, 'attack', three)
      .answer('move', plan('a', STEP, STEP, STEP))
      .end();
  });

  it('[DW-V-13] points may be split before and after the manoeuvre', () => {
    const s = walk(four);
    s.answer('move', plan('a', ADVANCE.left, STEP, ADVANCE.left, ADVANCE.left)).end();
    refusedMove(walk(four), plan('a', ...times(4, ADVANCE.left), STEP), 'points', 'DW-V-11');
  });

  it('[DW-V-14][DW-V-15][DW-V-16] of 10 points one is lost; a finished move is final', () => {
    const s = given({
      at: 'segment {order: attack}',
      cards: { foot: { name: 'foot', bp: { move: 10, attack: 10, skirmish: 10 } } },
      units: { a: { owner: 'imperial', order: 'attack', stand: four }, far },
    });
    refusedMove(s, plan('a', ...times(4, ADVANCE.left)), 'points', 'DW-V-04');
    s.answer('move', plan('a', ...times(3, ADVANCE.left)));
    expect(s.state.units['a']!.moved).toBe(true);
    s.end();
  });

  it('[DW-V-11] half of odd points is kept exact: 15 points and a manoeuvre leave 7.5, two fields', () => {
    const cards = { foot: { name: 'foot', bp: { move: 15, attack: 15, skirmish: 15 } } };
    expect(ask(walk(four, 'attack', { cards }), 'allowance', { unit: 'a', used: 1 })).toBe(7.5);
    walk(four, 'attack', { cards })
      .answer('move', plan('a', STEP, ...times(2, ADVANCE.left)))
      .end();
    refusedMove(walk(four, 'attack', { cards }), plan('a', STEP, ...times(3, ADVANCE.left)), 'points', 'DW-V-11');
  });
});

describe('steps and shifts', () => {
  it('[DW-V-17][DW-V-18][DW-V-19][DW-V-20][DW-V-21] two steps of all elements cost 6; alternating goes straight', () => {
    const s = walk(line(0, 14, 4, 4, 8));
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(s.of('moved')).toHaveLength(2);
    expect(stand(s, 'a').split(' ').slice(0, 2)).toEqual(['1,12,4', '2,12,4']);
    expect(s.of('set').some((e) => (e.change as { spent?: number }).spent === 6)).toBe(true);
    s.end();
  });

  it('[DW-V-22] every shift of the whole unit to flank or rear is a manoeuvre; for an unordered one in any direction', () => {
    const s = walk(four);
    s.answer('move', plan('a', { leg: 'step', direction: 1 }, STEP));
    expect(stand(s, 'a').split(' ')[0]).toBe('1,15,4');
    s.end();
    const loose = walk([
      [0, 14, 4],
      [2, 14, 4],
      [4, 14, 4],
      [6, 14, 4],
    ]);
    loose.answer('move', plan('a', { leg: 'step', direction: 4 }));
    expect(loose.of('moved')[0]!.rules).toContain('DW-V-22');
  });

  it('[DW-V-23] a forward step as a manoeuvre: after two manoeuvres still one field with three', () => {
    const s = walk(four, 'attack', three);
    s.answer('move', plan('a', STEP, STEP, { leg: 'step', direction: 4 }));
    expect(stand(s, 'a').split(' ')[0]).toBe('2,13,4');
    expect(s.of('moved')[2]!.rules).toContain('DW-V-23');
    s.end();
  });

  it('[DW-V-24][DW-V-25] three elements one field each: one manoeuvre; one element two fields: two', () => {
    const shift = (...to: [string, number, number][]) => ({
      leg: 'shift',
      to: to.map(([element, q, r]) => ({ element, q, r })),
    });
    const s = walk(four);
    s.answer('move', plan('a', shift(['a.1', -1, 15], ['a.2', 0, 15], ['a.3', 1, 15])));
    expect(s.of('set').some((e) => (e.change as { used?: number }).used === 1)).toBe(true);
    expect(stand(s, 'a')).toBe('-1,15,4 0,15,4 1,15,4 3,14,4');
    s.end();
    const far2 = walk(four);
    refusedMove(far2, plan('a', shift(['a.4', 5, 14])), 'tooFar', 'DW-V-24');
    far2.answer('move', plan('a', shift(['a.4', 4, 14]), shift(['a.4', 5, 14])));
    expect(far2.of('set').some((e) => (e.change as { used?: number }).used === 2)).toBe(true);
    far2.end();
  });

  it('[DW-V-42][DW-V-43] a front of three becomes one of five for one manoeuvre; any other shape may be formed', () => {
    const stand3 = [...line(0, 14, 4, 3), ...line(-1, 15, 4, 3)];
    const s = walk(stand3);
    const offered = (
      ask(s, 'manoeuvres', { unit: 'a' }) as { leg: { leg: string }; body: { r: number }[]; manoeuvres: number }[]
    ).filter((m) => m.leg.leg === 'shift');
    const wide = offered.find((m) => m.body.filter((p) => p.r === 14).length === 5)!;
    expect(wide.manoeuvres).toBe(1);
    s.answer('move', plan('a', wide.leg as never));
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: true });
    s.end();
    const loose = walk(stand3);
    loose.answer('move', plan('a', { leg: 'shift', to: [{ element: 'a.1', q: -1, r: 14 }] }));
    expect(ask(loose, 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: false });
  });

  it('[DW-V-44] some turn and others are shifted: two manoeuvres', () => {
    const s = walk(four, 'hold');
    s.answer(
      'move',
      plan('a', { leg: 'turn', facings: { 'a.1': 3 } }, { leg: 'shift', to: [{ element: 'a.4', q: 4, r: 14 }] }),
    );
    expect(s.of('set').some((e) => (e.change as { used?: number }).used === 2)).toBe(true);
    expect(s.of('moved').flatMap((e) => e.rules)).toContain('DW-V-44');
    s.end();
  });
});

describe('wheels', () => {
  const L = { leg: 'wheel', to: 'left' };
  const R = { leg: 'wheel', to: 'right' };

  it('[DW-V-26][DW-V-27][DW-V-28][DW-V-30][DW-V-34][DW-V-35] sixty degrees to the left about the leftmost element', () => {
    const s = walk([
      [0, 14, 4],
      [1, 14, 4],
      [2, 14, 4],
      [0, 15, 4],
      [1, 15, 4],
    ]);
    s.answer('move', plan('a', L));
    expect(stand(s, 'a')).toBe('0,14,3 1,13,3 2,12,3 1,14,3 2,13,3');
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ kind: 'line' });
    s.end();
  });

  it('[DW-V-27][DW-V-28] to the right, 120 degrees, two manoeuvres', () => {
    const s = walk(four);
    refusedMove(s, plan('a', R, R, ADVANCE.left), 'points', 'DW-V-12');
    s.answer('move', plan('a', R, R));
    expect(stand(s, 'a')).toBe('6,11,0 5,12,0 4,13,0 3,14,0');
    s.end();
    refusedMove(walk(four, 'attack', three), plan('a', R, R, R), 'wheeledEnough', 'DW-V-27');
  });

  it('[DW-V-29] six or more in front: two manoeuvres for 60 degrees, no 120', () => {
    const s = walk(line(-2, 14, 4, 6));
    refusedMove(s, plan('a', L, ADVANCE.left), 'points', 'DW-V-12');
    s.answer('move', plan('a', L));
    expect(s.of('moved')[0]!.rules).toContain('DW-V-29');
    s.end();
    const four4 = { cards: { foot: { name: 'foot', manoeuvres: 4 } }, options: { manoeuvres: 'card' } };
    refusedMove(walk(line(-2, 14, 4, 6), 'attack', four4), plan('a', L, L), 'wheeledEnough', 'DW-V-29');
  });

  it('[DW-V-31][DW-V-32] no backward wheels, and never left and right', () => {
    const back = { leg: 'wheel', to: 'back' };
    refusedMove(walk(four), plan('a', back), 'malformed', 'DW-V-03');
    expect(ask(walk(four), 'whyNot', { unit: 'a', mover: null, leg: back })).toMatchObject({ rule: 'DW-V-31' });
    refusedMove(walk(four), plan('a', L, R), 'bothWays', 'DW-V-32');
  });

  it('[DW-V-33] with three manoeuvres: wheel, another manoeuvre, wheel again in the same direction', () => {
    const s = walk(four, 'attack', three);
    refusedMove(s, plan('a', L, STEP, R), 'bothWays', 'DW-V-32');
    s.answer('move', plan('a', L, STEP, L));
    expect(s.of('moved')[2]!.rules).toContain('DW-V-33');
    s.end();
  });

  it('[DW-V-26][DW-V-36][DW-V-53][DW-V-60] unordered units, columns, small units and Hold do not wheel', () => {
    refusedMove(
      walk([
        [0, 14, 4],
        [2, 14, 4],
        [4, 14, 4],
        [6, 14, 4],
      ]),
      plan('a', L),
      'unordered',
      'DW-V-26',
    );
    refusedMove(walk(line(0, 14, 4, 1, 4)), plan('a', L), 'columnsDoNotWheel', 'DW-V-53');
    refusedMove(walk(line(0, 14, 4, 3)), plan('a', L), 'smallDoNotWheel', 'DW-V-60');
    refusedMove(walk(four, 'hold'), plan('a', L), 'holds', 'DW-III-17');
  });

  it('[DW-V-69] the sweep must be free, the unit’s own fields excepted', () => {
    const s = walk(four, 'attack', { units: { block: { owner: 'imperial', stand: [[3, 13, 4]] } } });
    refusedMove(s, plan('a', L), 'occupied', 'DW-V-69');
    walk(line(0, 14, 4, 4, 8))
      .answer('move', plan('a', L))
      .end();
  });
});

describe('turns', () => {
  const turn = (ids: number[], facing: number, more = {}) => ({
    leg: 'turn',
    facings: Object.fromEntries(ids.map((i) => [`a.${i}`, facing])),
    ...more,
  });

  it('[DW-V-37][DW-V-38] any elements by any angles: one manoeuvre', () => {
    const s = walk(four);
    s.answer('move', plan('a', { leg: 'turn', facings: { 'a.1': 0, 'a.2': 3 } }));
    expect(stand(s, 'a')).toBe('0,14,0 1,14,3 2,14,4 3,14,4');
    expect(s.of('set').some((e) => (e.change as { used?: number }).used === 1)).toBe(true);
    s.end();
  });

  it('[DW-V-39] 4-3 turned about has three in front and four behind: one element moves up free of charge', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    const s = walk([...four, ...line(0, 15, 4, 3)]);
    const free = [{ element: 'a.4', q: 3, r: 15 }];
    s.answer('move', plan('a', turn(seven, 1, { free })));
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ kind: 'line' });
    expect(s.of('set').some((e) => (e.change as { used?: number }).used === 1)).toBe(true);
    s.end();
    const other = walk([...four, ...line(0, 15, 4, 3)]);
    refusedMove(other, plan('a', turn([1, 2, 3], 1, { free })), 'turnedDifferently', 'DW-V-39');
    refusedMove(
      other,
      plan('a', turn(seven, 1, { free: [{ element: 'a.4', q: 4, r: 14 }] })),
      'staysUnordered',
      'DW-V-39',
    );
  });

  it('[DW-V-39] free shifts are for repair only: a unit that stays ordered gets none', () => {
    const s = walk(line(0, 14, 4, 4, 8));
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    refusedMove(s, plan('a', turn(all, 1, { free: [] })), 'stillOrdered', 'DW-V-39');
    s.answer('move', plan('a', turn(all, 1)));
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ kind: 'line' });
    s.end();
  });

  it('[DW-V-40] a second field costs a manoeuvre', () => {
    const s = walk([...four, [-1, 15, 4]]);
    const free = [
      { element: 'a.2', q: 0, r: 15 },
      { element: 'a.3', q: 1, r: 15 },
      { element: 'a.4', q: 2, r: 14 },
    ];
    const more = [{ element: 'a.4', q: 1, r: 14 }];
    s.answer('move', plan('a', turn([1, 2, 3, 4, 5], 1, { free, more })));
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ kind: 'line' });
    expect(s.of('set').some((e) => (e.change as { used?: number }).used === 2)).toBe(true);
    s.end();
  });

  it('[DW-V-41] a unit that was unordered gets no free shift', () => {
    const s = walk([
      [0, 14, 4],
      [2, 14, 4],
      [4, 14, 4],
      [6, 14, 4],
    ]);
    refusedMove(
      s,
      plan('a', turn([1, 2, 3, 4], 1, { free: [{ element: 'a.1', q: 1, r: 14 }] })),
      'wasUnordered',
      'DW-V-41',
    );
  });
});

describe('columns', () => {
  const straight = line(0, 14, 4, 1, 4);
  const bent: Place[] = [
    [0, 14, 4],
    [-1, 15, 4],
    [-1, 16, 4],
    [-2, 16, 0],
  ];

  it('[DW-V-45][DW-V-46] one element wide, each looking at the one ahead; it may be bent and is ordered', () => {
    expect(ask(walk(straight), 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: true, kind: 'column' });
    expect(ask(walk(bent), 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: true, kind: 'column' });
    const looksAway = bent.map((p, i): Place => (i === 3 ? [p[0], p[1], 2] : p));
    expect(ask(walk(looksAway), 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: false });
  });

  it('[DW-V-47][DW-V-48][DW-V-49][DW-V-50] the head turns and steps, the others follow in its track; three points', () => {
    const s = walk(straight);
    s.answer('move', plan('a', { leg: 'column', facing: 5, to: 'right' }));
    expect(stand(s, 'a')).toBe('1,14,5 0,14,0 -1,15,4 -2,16,4');
    expect(s.of('set').some((e) => (e.change as { spent?: number }).spent === 3)).toBe(true);
    s.end();
    refusedMove(
      walk(straight),
      plan('a', { leg: 'column', facing: 5, to: 'right', facings: { 'a.2': 2 } }),
      'looksAway',
      'DW-V-48',
    );
    refusedMove(walk(bent), plan('a', ADVANCE.left), 'columnsFollow', 'DW-V-48');
  });

  it('[DW-V-49][DW-V-51] a turn that leaves a column is free; any other is a manoeuvre', () => {
    const free = walk(straight);
    free
      .answer(
        'move',
        plan('a', { leg: 'turn', facings: { 'a.1': 0 } }, ...times(6, { leg: 'column', facing: 4, to: 'left' })),
      )
      .end();
    const paid = walk(straight);
    paid.answer('move', plan('a', { leg: 'turn', facings: { 'a.2': 1 } }));
    expect(paid.of('moved')[0]!.rules).toContain('DW-V-51');
    paid.end();
  });

  it('[DW-V-52] all turn alike and the order is lost: single elements are shifted free of charge to any ordered formation', () => {
    const s = walk([
      [0, 14, 4],
      [0, 15, 4],
      [-1, 16, 4],
      [-1, 17, 4],
    ]);
    const offered = ask(s, 'manoeuvres', { unit: 'a' }) as {
      leg: { leg: string; facings?: Record<string, number>; free?: unknown[] };
      manoeuvres: number;
    }[];
    const turned = offered.find((m) => m.leg.leg === 'turn' && m.leg.free !== undefined);
    expect(turned?.manoeuvres).toBe(1);
    s.answer('move', plan('a', turned!.leg as never));
    expect(s.of('moved')[0]!.rules).toContain('DW-V-52');
    expect(ask(s, 'isOrdered', { unit: 'a' })).toMatchObject({ ordered: true });
    s.end();
  });
});

describe('small units', () => {
  const small: Place[] = [
    [0, 14, 4],
    [1, 14, 4],
    [2, 14, 4],
  ];
  const go = (direction: number) => ({ leg: 'go', direction });

  it('[DW-V-54] three elements in total; a larger unit in parts is not small', () => {
    expect(ask(walk(small), 'isSmall', { unit: 'a' })).toBe(true);
    expect(
      ask(
        walk([
          [0, 14, 4],
          [5, 14, 4],
          [9, 14, 4],
          [9, 16, 4],
        ]),
        'isSmall',
        { unit: 'a' },
      ),
    ).toBe(false);
  });

  it('[DW-V-55][DW-V-57] A and B two fields, C three, each with free turns', () => {
    const s = walk(small);
    s.answer('move', [
      { mover: 'a.1', legs: [go(4), { leg: 'face', facing: 0 }, go(4)] },
      { mover: 'a.2', legs: [go(4), go(4)] },
      { mover: 'a.3', legs: [go(4), go(4), go(4), { leg: 'face', facing: 5 }] },
    ]);
    expect(stand(s, 'a')).toBe('0,12,0 1,12,4 2,11,5');
    s.end();
  });

  it('[DW-V-56] with Hold as many fields as the unit has manoeuvres', () => {
    const s = walk(small, 'hold');
    refusedMove(s, [{ mover: 'a.1', legs: [go(4), go(4), go(4)] }], 'manoeuvres', 'DW-V-08');
    s.answer('move', [{ mover: 'a.1', legs: [go(4), go(0)] }]).end();
  });

  it('[DW-V-59] it keeps together', () => {
    const s = walk(small);
    refusedMove(s, [{ mover: 'a.1', legs: times(4, go(4)) }], 'scattered', 'DW-V-59');
  });

  it('[DW-V-58] it may attack only while ordered', () => {
    const foe = {
      units: {
        b: {
          owner: 'ork',
          moved: true,
          stand: [
            [0, 12, 1],
            [1, 12, 1],
            [2, 12, 1],
          ],
        },
      },
    } as Partial<Table>;
    const s = walk(small, 'attack', foe);
    refusedMove(s, [{ mover: 'a.1', legs: [go(4)] }], 'unordered', 'DW-V-72');
    s.answer('move', plan('a', ADVANCE.left));
    expect(s.of('contacted')).toHaveLength(1);
  });
});
