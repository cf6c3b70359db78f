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
const four = line(0, 14, 4, 4);
const foe = (stand: readonly Place[], more: object = { moved: true }) => ({ owner: 'ork', stand, ...more }) as const;
const walk = (units: Table['units'], more: Partial<Table> = {}) => given({ at: walking('a'), units, ...more });
const a = (stand: readonly Place[], order: Order = 'attack') => ({ owner: 'imperial', order, stand }) as const;
const STEP = (direction: number) => ({ leg: 'step', direction });
const go = (direction: number) => ({ leg: 'go', direction });

describe('order of movement', () => {
  const at = (owner: 'imperial' | 'ork', q: number, order: Order) =>
    ({ owner, order, stand: [[q, owner === 'ork' ? 2 : 20, 1]] as Place[] }) as const;
  const movedUnits = (s: ReturnType<typeof given>) => {
    const moved: string[] = [];
    while (s.asked.length > 0) {
      if (s.asked[0]!.endsWith('nextUnit'))
        s.answer('nextUnit', (s.request('nextUnit') as unknown as { options: { id: string }[] }).options[0]!.id);
      moved.push((s.request('move').args as { unit: string }).unit[0]!);
      s.answer('move', []);
    }
    return moved.join('');
  };

  it('[DW-V-65][DW-V-66] 3 to 0: A moves them, one after the other, as it likes', () => {
    const s = given({
      at: 'segment {order: move}',
      units: {
        a1: at('imperial', -6, 'move'),
        a2: at('imperial', 0, 'move'),
        a3: at('imperial', 4, 'move'),
        b1: at('ork', 4, 'hold'),
      },
    });
    s.answer('nextUnit', 'a2');
    expect((s.request('move').args as { unit: string }).unit).toBe('a2');
    s.answer('move', []);
    expect(movedUnits(s)).toBe('aa');
    s.end();
  });

  it('[DW-V-64] 2 to 2: dice; equal dice are rolled again', () => {
    const units = {
      a1: at('imperial', -6, 'skirmish'),
      a2: at('imperial', 0, 'skirmish'),
      b1: at('ork', 4, 'skirmish'),
      b2: at('ork', 8, 'skirmish'),
    };
    expect(movedUnits(given({ at: 'segment {order: skirmish}', units, dice: [5, 2] }))).toBe('aabb');
    expect(movedUnits(given({ at: 'segment {order: skirmish}', units, dice: [3, 3, 1, 4] }))).toBe('bbaa');
  });

  it('[DW-V-63] 4 to 2: the side with two chooses; units that have reacted count, too', () => {
    const units = {
      a1: at('imperial', -6, 'attack'),
      a2: at('imperial', -3, 'attack'),
      a3: at('imperial', 0, 'attack'),
      a4: at('imperial', 3, 'attack'),
      b1: at('ork', 4, 'attack'),
      b2: { ...at('ork', 8, 'attack'), moved: true },
    };
    const first = given({ at: 'segment {order: attack}', units });
    expect(first.asked).toEqual(['ork:firstOrSecond']);
    expect(movedUnits(first.answer('firstOrSecond', 'first'))).toBe('baaaa');
    expect(movedUnits(given({ at: 'segment {order: attack}', units }).answer('firstOrSecond', 'second'))).toBe('aaaab');
  });

  it('[DW-V-62][DW-V-68] a unit moves in the segment of its order only, and as things stand then', () => {
    const s = given({ at: 'movementPhase', units: { a1: at('imperial', -6, 'attack'), b1: at('ork', 4, 'move') } });
    expect((s.request('move').args as { unit: string }).unit).toBe('b1');
    s.answer('move', []);
    expect((s.request('move').args as { unit: string }).unit).toBe('a1');
    s.answer('move', []).end();
  });
});

describe('other elements and the edge', () => {
  it('[DW-V-69] nobody on or through another element', () => {
    const s = walk({ a: a(four, 'move'), c: a([[1, 12, 4]], 'move'), far: foe([[12, 2, 1]]) });
    refusedMove(s, plan('a', ADVANCE.left, ADVANCE.left), 'occupied', 'DW-V-69');
    refusedMove(s, plan('a', ...times(6, ADVANCE.left)), 'occupied', 'DW-V-69');
    refusedMove(s, plan('a', { leg: 'shift', to: [{ element: 'a.1', q: 1, r: 14 }] }), 'onTop', 'DW-V-69');
  });

  it('[DW-V-89] nobody leaves the board; half fields are ordinary ones', () => {
    const s = walk({ a: a(line(0, 1, 4, 4), 'move'), far: foe([[0, 27, 1]]) });
    refusedMove(s, plan('a', ADVANCE.right, ADVANCE.right), 'offBoard', 'DW-V-89');
    s.answer('move', plan('a', ADVANCE.right)).end();
  });
});

describe('attacks', () => {
  it('[DW-V-70][DW-V-72][DW-V-77] contact is an attack; one element in contact is enough', () => {
    const s = walk({ a: a(four), b: foe([[5, 11, 1]]) });
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(s.of('contacted')).toMatchObject([{ unit: 'a', enemy: 'b' }]);
    expect(s.of('contacted')[0]!.rules).toContain('DW-V-77');
    refusedMove(
      walk({
        a: a([
          [0, 14, 4],
          [2, 14, 4],
          [4, 14, 4],
          [6, 14, 4],
        ]),
        b: foe([[0, 12, 1]]),
      }),
      plan('a', STEP(4)),
      'unordered',
      'DW-V-72',
    );
  });

  it('[DW-V-73] it may become ordered first and then attack', () => {
    const s = walk({
      a: a([
        [0, 14, 4],
        [1, 14, 4],
        [2, 14, 4],
        [4, 14, 4],
      ]),
      b: foe([[1, 12, 1]]),
    });
    s.answer('move', plan('a', { leg: 'shift', to: [{ element: 'a.4', q: 3, r: 14 }] }, ADVANCE.left));
    expect(s.of('contacted')).toHaveLength(1);
    expect(s.of('contacted')[0]!.rules).toContain('DW-V-73');
  });

  it('[DW-V-74] Move and Hold never attack', () => {
    for (const order of ['move', 'hold'] as const) {
      const s = walk({ a: a(four, order), b: foe([[1, 12, 1]]) });
      expect(s.refused('move', plan('a', STEP(4))).code).toBe('mayNotAttack');
    }
  });

  it('[DW-V-75] the last step goes forward, as an advance or as a manoeuvre', () => {
    const side = walk({ a: a(four), b: foe([[5, 13, 1]]) });
    refusedMove(side, plan('a', STEP(0)), 'notForward', 'DW-V-75');
    const back = walk({ a: a(four), b: foe([[1, 16, 1]]) });
    refusedMove(back, plan('a', STEP(1)), 'notForward', 'DW-V-75');
    const front = walk({ a: a(four), b: foe([[1, 12, 1]]) });
    front.answer('move', plan('a', STEP(4)));
    expect(front.of('contacted')).toHaveLength(1);
    expect(front.of('contacted')[0]!.rules).toContain('DW-V-75');
  });

  it('[DW-V-76] without points enough the unit stops short', () => {
    const s = walk({ a: a(four), b: foe([[0, 6, 1]]) });
    refusedMove(s, plan('a', ...times(7, ADVANCE.left)), 'points', 'DW-V-04');
    s.answer('move', plan('a', ...times(6, ADVANCE.left)));
    expect(s.of('contacted')).toHaveLength(0);
    expect(s.of('unitDone')[0]!.rules).toContain('DW-V-76');
    s.end();
  });

  it('[DW-V-70][DW-V-35] a wheel that makes contact is an attack: all who touch must come forward, and contact must last', () => {
    const hit = walk({ a: a(four), b: foe([[3, 10, 1]]) });
    hit.answer('move', plan('a', { leg: 'wheel', to: 'left' }));
    expect(hit.of('contacted')).toHaveLength(1);
    const onTheWay = walk({ a: a(four), b: foe([[4, 12, 1]]) });
    expect(onTheWay.refused('move', plan('a', { leg: 'wheel', to: 'left' })).code).toBe('contactOnTheWay');
    const behind = walk({ a: a([...four, ...line(-1, 15, 4, 4), ...line(-2, 16, 4, 2)]), b: foe([[0, 17, 1]]) });
    refusedMove(behind, plan('a', { leg: 'wheel', to: 'left' }), 'notForward', 'DW-V-75');
  });

  it('[DW-V-78] the plan ends at contact', () => {
    const s = walk({ a: a(four), b: foe([[1, 12, 1]]) });
    refusedMove(s, plan('a', ADVANCE.left, ADVANCE.right), 'contactEnds', 'DW-V-78');
  });
});

describe('reaction', () => {
  const b = foe(
    [
      [1, 11, 1],
      [2, 11, 1],
      [1, 10, 1],
      [2, 10, 1],
    ],
    { order: 'hold' },
  );
  const attacked = (more: object = {}) =>
    walk({ a: a(four), b: { ...b, ...more } }).answer('move', plan('a', ADVANCE.left, ADVANCE.right));
  const pose = (piece: string, q: number, r: number, facing: number) => ({ piece, pose: { q, r, facing } });
  const stay = [pose('b.1', 1, 11, 1), pose('b.2', 2, 11, 1), pose('b.3', 1, 10, 1), pose('b.4', 2, 10, 1)];

  it('[DW-V-79] a unit that has moved stays as it is; [DW-V-80] one with Move has always moved', () => {
    const s = attacked({ moved: true, order: 'move' });
    expect(s.of('reacted')).toHaveLength(0);
    expect(s.of('contacted')[0]!.rules).toEqual(expect.arrayContaining(['DW-V-79', 'DW-V-80']));
  });

  it('[DW-V-81][DW-V-82][DW-V-84] elements without contact turn and shift, those in contact only turn; two manoeuvres', () => {
    const s = attacked();
    expect(s.asked).toEqual(['ork:react']);
    const with_ = (i: number, p: ReturnType<typeof pose>) => stay.map((x, k) => (k === i ? p : x));
    expect(s.refused('react', with_(0, pose('b.1', 0, 11, 1)))).toMatchObject({ code: 'mayOnlyTurn', rule: 'DW-V-82' });
    expect(s.refused('react', with_(3, pose('b.4', 3, 7, 1)))).toMatchObject({ code: 'noWay', rule: 'DW-V-81' });
    expect(
      s.refused('react', [pose('b.1', 1, 11, 2), pose('b.2', 2, 11, 1), pose('b.3', 1, 10, 1), pose('b.4', 3, 8, 1)]),
    ).toMatchObject({ code: 'manoeuvres', measured: 3, limit: 2 });
    expect(
      s.faults('react', [pose('b.1', 0, 11, 2), pose('b.2', 2, 11, 1), pose('b.3', 1, 10, 1), pose('b.4', 3, 7, 1)]),
    ).toEqual(['mayOnlyTurn DW-V-82', 'noWay DW-V-81']);
    s.answer('react', [pose('b.1', 1, 11, 2), pose('b.2', 2, 11, 1), pose('b.3', 0, 11, 1), pose('b.4', 2, 9, 1)]);
    expect(stand(s, 'b')).toBe('1,11,2 2,11,1 0,11,1 2,9,1');
  });

  it('[DW-V-83] the reaction is instead of its own move, and a second attack finds it moved (DW-G-12)', () => {
    const s = given({
      at: 'movementPhase',
      units: {
        a: a(four),
        b: { ...b, order: 'hold' },
        c: { owner: 'imperial', order: 'attack', stand: line(1, 7, 1, 4) },
      },
    });
    s.answer('nextUnit', 'a').answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(s.asked).toEqual(['ork:react']);
    s.answer('react', []);
    expect(s.state.units['b']!.moved).toBe(true);
    expect(s.of('reacted')[0]!.rules).toEqual(['DW-V-83']);
    s.answer('complete', []).answer('move', plan('c', ADVANCE.left, ADVANCE.left));
    expect(s.of('contacted').map((e) => e.unit)).toEqual(['a', 'c']);
    expect(s.of('contacted')[1]!.rules).toContain('DW-V-79');
    expect(s.asked).toEqual(['imperial:complete']);
    s.answer('complete', []);
    expect(s.of('reacted')).toHaveLength(1);
    s.end();
  });
});

describe('completion', () => {
  const oneFoe = foe([[1, 11, 1]]);

  it('[DW-V-85][DW-V-86][DW-V-87] 12 points, 6 used: elements not in contact may go two more fields forward', () => {
    const s = walk(
      { a: a(line(0, 14, 4, 5)), b: oneFoe },
      { cards: { foot: { name: 'foot', bp: { move: 12, attack: 12, skirmish: 12 } } } },
    );
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.left));
    expect(s.request('complete')).toMatchObject({ movers: ['a.3', 'a.4', 'a.5'] });
    refusedMove(s, [{ mover: 'a.5', legs: times(3, go(4)) }], 'points', 'DW-V-85', 'complete');
    refusedMove(s, [{ mover: 'a.5', legs: [go(3)] }], 'notForward', 'DW-V-85', 'complete');
    refusedMove(s, [{ mover: 'a.5', legs: [{ leg: 'face', facing: 3 }] }], 'mayNotTurn', 'DW-V-86', 'complete');
    s.answer('complete', [
      { mover: 'a.5', legs: times(2, go(4)) },
      { mover: 'a.3', legs: [go(4)] },
    ]);
    expect(stand(s, 'a').split(' ').slice(2)).toEqual(['2,11,4', '3,12,4', '4,10,4']);
    s.end();
  });

  it('[DW-V-85] an element that touches an enemy stops', () => {
    const s = walk({
      a: a(line(0, 14, 4, 5)),
      b: foe([
        [1, 11, 1],
        [5, 10, 1],
      ]),
    });
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.left));
    refusedMove(s, [{ mover: 'a.5', legs: times(3, go(4)) }], 'inContact', 'DW-V-85', 'complete');
  });

  it('[DW-V-85] three manoeuvres, one to get ordered, one to reach contact: one left to bring up others', () => {
    const s = walk(
      {
        a: a([
          [0, 13, 4],
          [1, 13, 4],
          [2, 13, 4],
          [4, 13, 4],
        ]),
        b: oneFoe,
      },
      { cards: { foot: { name: 'foot', manoeuvres: 3 } }, options: { manoeuvres: 'card' } },
    );
    s.answer('move', plan('a', { leg: 'shift', to: [{ element: 'a.4', q: 3, r: 13 }] }, STEP(4)));
    refusedMove(s, [{ mover: 'a.4', legs: [go(4), go(4)] }], 'points', 'DW-V-85', 'complete');
    s.answer('complete', [{ mover: 'a.4', legs: [go(4)] }]).end();
  });

  it('[DW-V-87] two manoeuvres, half the points used: one field as a manoeuvre or the rest of the points', () => {
    const s = walk({ a: a(line(0, 15, 4, 5)), b: oneFoe });
    s.answer('move', plan('a', ...times(3, ADVANCE.left)));
    refusedMove(s, [{ mover: 'a.5', legs: times(4, go(4)) }], 'points', 'DW-V-85', 'complete');
    s.answer('complete', [{ mover: 'a.5', legs: times(3, go(4)) }]).end();
  });

  it('[DW-V-71][DW-V-88] completing elements may touch a further enemy, which reacts if it may', () => {
    const s = walk({ a: a(line(0, 14, 4, 5)), b: oneFoe, c: foe([[6, 9, 1]], { order: 'hold' }) });
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.left));
    s.answer('complete', [{ mover: 'a.5', legs: [go(4), go(5)] }]);
    expect(s.of('contacted').map((e) => e.enemy)).toEqual(['b', 'c']);
    expect(s.of('contacted')[1]!.rules).toEqual(expect.arrayContaining(['DW-V-71', 'DW-V-88']));
    expect(s.asked).toEqual(['ork:react']);
    s.answer('react', []);
    expect(ask(s, 'contacts', { element: 'c.1' })).toEqual(['a.5']);
  });
});
