import { describe, expect, it } from 'vitest';
import { ADVANCE, ask, given, line, type Place, plan, refusedMove, stand, type Table, times } from './on-table.ts';

/** Examples and drawings of chapters I to VII that no other test plays through. */

const foe = (stand: readonly Place[], more: object = {}) => ({ owner: 'ork', stand, ...more }) as const;
const own = (stand: readonly Place[], more: object = {}) => ({ owner: 'imperial', stand, ...more }) as const;
const go = (direction: number) => ({ leg: 'go', direction });
const face = (facing: number) => ({ leg: 'face', facing });
const far = foe([[12, 2, 1]]);
const moverOf = (s: ReturnType<typeof given>) => (s.request('move').args as { unit: string }).unit;

describe('chapter I', () => {
  it('[DW-I-44] distances: A to C three fields, A to B two, B to C three', () => {
    const s = given({ at: 'free', units: { a: own([[4, 10, 4]]), b: foe([[6, 10, 1]]), c: foe([[4, 13, 1]]) } });
    const between = (from: string, to: string) => ask(s, 'distance', { from: `${from}.1`, to: `${to}.1` });
    expect([between('a', 'c'), between('a', 'b'), between('b', 'c')]).toEqual([3, 2, 3]);
    expect(between('c', 'b')).toBe(3);
  });

  it('[DW-I-13] 3/E3 is field E3 of card 3, wherever the card lies', () => {
    const s = given({
      at: 'free',
      units: { a: own([[4, 10, 4]]), far },
      more: { board: { across: 1, down: 2, cards: [1, 3] } },
    });
    expect(ask(s, 'fields', { label: '3/E3' })).toEqual([{ q: -6, r: 18 }]);
    expect(ask(s, 'labels', { q: -6, r: 18 })).toEqual(['3/E3']);
  });

  it('[DW-I-37] riders as 4-3 and foot with gaps in the last rank are ordered; a second rank wider than the first is not', () => {
    const kind = (stand: readonly Place[]) =>
      ask(given({ at: 'free', units: { a: own(stand), far } }), 'isOrdered', { unit: 'a' });
    expect(kind(line(0, 12, 4, 4, 7))).toMatchObject({ ordered: true });
    expect(kind([...line(0, 12, 4, 4), [-1, 13, 4], [3, 13, 4]])).toMatchObject({ ordered: true });
    expect(kind([...line(0, 12, 4, 3), ...line(-1, 13, 4, 4)])).toMatchObject({ ordered: false, why: 'DW-I-37' });
  });
});

describe('chapter III', () => {
  const five = Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`u${i}`, own([[-6 + 3 * i, 20, 4]], { order: 'move' })]));

  it('[DW-III-30] of five units that may move any number moves', () => {
    for (let moves = 0; moves <= 5; moves++) {
      const s = given({ at: 'segment {order: move}', units: { ...five, far } });
      for (let i = 0; i < 5; i++) {
        if (i < 4) s.answer('nextUnit', `u${i}`);
        s.answer('move', i < moves ? plan(`u${i}`, ADVANCE.left) : []);
      }
      expect(s.of('moved')).toHaveLength(moves);
      expect(s.of('unitDone').filter((e) => e.rules.includes('DW-III-30'))).toHaveLength(5 - moves);
      s.end();
    }
  });

  it('[DW-III-31] a move not made is lost: not made up later in the round, not passed to another unit', () => {
    const a = own(line(0, 20, 4, 4), { order: 'move' });
    const b = own(line(4, 20, 4, 4), { order: 'attack' });
    const s = given({ at: 'movementPhase', units: { a, b, far } });
    s.answer('move', []);
    expect(moverOf(s)).toBe('b');
    expect(s.refused('move', plan('b', ...times(7, ADVANCE.left)))).toMatchObject({ code: 'points', limit: 18 });
    s.answer('move', plan('b', ...times(6, ADVANCE.left))).end();
    expect(stand(s, 'a')).toMatch(/^0,20,4 /);
    expect(s.of('unitDone')[0]).toMatchObject({ unit: 'a', rules: expect.arrayContaining(['DW-III-31']) });
  });

  it('shots and strikes not made are lost: nobody is asked a second time', () => {
    const s = given({
      at: 'missilePhase {phase: second}',
      dice: [20],
      units: { a: own(line(3, 12, 4, 4), { card: 'bows', order: 'hold' }), b: foe([[5, 8, 1]], { order: 'hold' }) },
    });
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'nothing', 'a.3': 'nothing', 'a.4': 'nothing' });
    expect(s.asked).toEqual([]);
    s.end();
    const fight = given({
      at: 'melee {units: [a, b]}',
      dice: [20],
      units: { a: own(line(3, 12, 4, 2), { order: 'attack' }), b: foe([[4, 11, 4]], { order: 'hold' }) },
    });
    fight.answer('strikes', { 'a.1': 'at:b.1', 'a.2': 'nothing' });
    expect(fight.of('rolled')).toHaveLength(1);
    fight.end();
  });
});

describe('chapter IV', () => {
  const bows = (stand: readonly Place[], more: object = {}) => own(stand, { card: 'bows', order: 'skirmish', ...more });

  it('[DW-IV-20] A shoots at C or E, not at B behind C nor at D behind E', () => {
    const s = given({
      at: 'volley {unit: a}',
      units: {
        a: bows([[3, 14, 4]]),
        foes: foe([
          [3, 8, 1],
          [6, 8, 1],
          [3, 11, 1],
          [5, 10, 1],
        ]),
      },
    });
    const can = (i: number) => ask(s, 'canAimAt', { by: 'a.1', at: `foes.${i}` }) === null;
    expect({ b: can(1), d: can(2), c: can(3), e: can(4) }).toEqual({ b: false, d: false, c: true, e: true });
  });

  it('[DW-IV-18][DW-IV-20] only the front rank shoots, only at the near side, and each only into its own field of fire', () => {
    const s = given({
      at: 'volley {unit: a}',
      units: { a: bows([...line(0, 14, 4, 4), ...line(0, 15, 4, 3)]), foes: foe(line(4, 12, 1, 5, 10)) },
    });
    const { items } = s.request('volley') as unknown as { items: { id: string; options: string[] }[] };
    const targets = items.map((i) => i.options.filter((o) => o.startsWith('at:')).map((o) => o.slice(3)));
    expect(targets[0]).toEqual(['foes.3', 'foes.4', 'foes.5']);
    expect(targets.slice(4)).toEqual([[], [], []]);
    for (const t of targets.flat()) expect(['foes.1', 'foes.2', 'foes.3', 'foes.4', 'foes.5']).toContain(t);
  });

  it('[DW-IV-23] A, B, C and D against 1, 2 and 3: A cannot reach 3, neither alone nor in support', () => {
    const units = {
      a: bows(line(0, 14, 4, 4)),
      t: foe([
        [2, 12, 1],
        [3, 12, 1],
        [5, 12, 1],
      ]),
    };
    const volley = () => given({ at: 'volley {unit: a}', units });
    const ids = ['a.1', 'a.2', 'a.3', 'a.4'];
    const say = (choice: object) => ({ ...Object.fromEntries(ids.map((id) => [id, 'nothing'])), ...choice });
    const { items } = volley().request('volley') as unknown as { items: { options: string[] }[] };
    expect(items[0]!.options.filter((o) => o.startsWith('at:'))).toEqual(['at:t.1']);
    expect(volley().refused('volley', say({ 'a.4': 'at:t.3', 'a.1': 'with:a.4' })).rule).not.toBeNull();
    const alone = volley().moreDice(20, 20, 20);
    alone.answer('volley', say({ 'a.1': 'at:t.1', 'a.2': 'at:t.1', 'a.3': 'at:t.2' })).end();
    const both = volley().moreDice(20);
    both.answer('volley', say({ 'a.1': 'at:t.1', 'a.2': 'with:a.1' })).end();
    expect(both.of('volleyAnnounced')[0]!.attacks).toHaveLength(1);
  });

  it('[DW-IV-34] riders of size 3 are hit as easily as men of size 2', () => {
    const base = (card: string) => {
      const cards = { riders: { name: 'riders', arm: 'cavalry', size: 3 } };
      const s = given({ at: 'free', cards, units: { a: bows([[3, 12, 4]]), b: foe([[3, 8, 1]], { card }) } });
      return ask(s, 'missileBase', { by: 'a.1', at: 'b.1' });
    };
    expect(base('riders')).toMatchObject({ value: 5 });
    expect(base('foot')).toMatchObject({ value: 5 });
  });
});

describe('chapter V', () => {
  const loose: Place[] = [
    [0, 14, 4],
    [1, 14, 4],
    [2, 14, 4],
    [3, 14, 5],
  ];

  it('[DW-V-22][DW-V-12] an unordered unit goes two fields for two manoeuvres and has no points left', () => {
    const s = given({ at: 'walk {unit: a}', units: { a: own(loose, { order: 'attack' }), far } });
    const ahead = { leg: 'step', direction: 4 };
    refusedMove(s, plan('a', ahead, ahead, ahead), 'manoeuvres', 'DW-V-08');
    s.answer('move', plan('a', ahead, { leg: 'step', direction: 5 }));
    expect(stand(s, 'a')).toBe('1,12,4 2,12,4 3,12,4 4,12,5');
    expect(s.of('set').map((e) => e.change)).toContainEqual(expect.objectContaining({ spent: 0, used: 2 }));
    s.end();
  });

  it('[DW-V-38] a battle line turns about: one manoeuvre, and half the points are left', () => {
    const s = given({ at: 'walk {unit: a}', units: { a: own(line(0, 14, 4, 4), { order: 'attack' }), far } });
    const facings = { 'a.1': 1, 'a.2': 1, 'a.3': 1, 'a.4': 1 };
    refusedMove(s, plan('a', { leg: 'turn', facings }, ...times(4, ADVANCE.left)), 'points', 'DW-V-11');
    s.answer('move', plan('a', { leg: 'turn', facings }, ...times(3, ADVANCE.left)));
    expect(stand(s, 'a')).toBe('0,17,1 1,17,1 2,17,1 3,17,1');
    s.end();
  });

  it('[DW-V-55] small units: A and B spend 6 points, C spends 9', () => {
    const s = given({ at: 'walk {unit: a}', units: { a: own(line(0, 14, 4, 3), { order: 'attack' }), far } });
    s.answer('move', [
      { mover: 'a.1', legs: times(2, go(4)) },
      { mover: 'a.2', legs: times(2, go(4)) },
      { mover: 'a.3', legs: times(3, go(4)) },
    ]);
    const accounts = s.of('set').flatMap((e) => {
      const { single } = e.change as { single?: { element: string; spent: number }[] };
      return single === undefined ? [] : [single];
    });
    const spent = Object.fromEntries(accounts.at(-1)!.map((x) => [x.element, x.spent]));
    expect(spent).toEqual({ 'a.1': 6, 'a.2': 6, 'a.3': 9 });
    s.end();
  });

  it('[DW-V-61][DW-V-63][DW-V-64][DW-V-65] the whole phase: AAA, then AABB by dice, then BBAAAA by choice', () => {
    const at = (owner: 'imperial' | 'ork', q: number, order: string) =>
      ({ owner, order, stand: [[q, owner === 'ork' ? 2 : 20, 1]] as Place[] }) as never;
    const units: Table['units'] = {
      ...Object.fromEntries([-8, -6, -4].map((q, i) => [`A${i}`, at('imperial', q, 'move')])),
      ...Object.fromEntries([-2, 0].map((q, i) => [`A${i + 3}`, at('imperial', q, 'skirmish')])),
      ...Object.fromEntries([1, 3, 5, 7].map((q, i) => [`A${i + 5}`, at('imperial', q, 'attack')])),
      ...Object.fromEntries([2, 4].map((q, i) => [`B${i}`, at('ork', q, 'skirmish')])),
      ...Object.fromEntries([8, 12].map((q, i) => [`B${i + 2}`, at('ork', q, 'attack')])),
    };
    const s = given({ at: 'movementPhase', units, dice: { 'DW-V-64': [6, 2] } });
    let moved = '';
    while (s.asked.length > 0) {
      if (s.asked[0] === 'ork:firstOrSecond') s.answer('firstOrSecond', 'first');
      else if (s.asked[0]!.endsWith('nextUnit'))
        s.answer('nextUnit', (s.request('nextUnit') as unknown as { options: { id: string }[] }).options[0]!.id);
      else {
        moved += moverOf(s)[0]!;
        s.answer('move', []);
      }
    }
    expect(moved).toBe('AAAAABBBBAAAA');
    s.end();
  });

  it('[DW-V-68] a way that was open when orders were laid may be blocked later; another enemy may be attacked instead', () => {
    const s = given({
      at: 'movementPhase',
      units: {
        a: own(line(0, 14, 4, 4), { order: 'attack' }),
        b: foe(line(3, 8, 1, 4), { order: 'hold' }),
        c: foe(line(8, 12, 1, 4), { order: 'move' }),
      },
    });
    expect(moverOf(s)).toBe('c');
    s.answer('move', plan('c', { leg: 'step', direction: 3 }, { leg: 'step', direction: 3 }));
    expect(moverOf(s)).toBe('a');
    refusedMove(s, plan('a', ...times(5, ADVANCE.left)), 'contactEnds', 'DW-V-78');
    s.answer('move', plan('a', ADVANCE.left));
    expect(s.of('contacted')).toMatchObject([{ unit: 'a', enemy: 'c' }]);
  });
});

describe('chapter VI', () => {
  it('[DW-VI-12][DW-VI-13] who may strike: not the foot beside the fight, nor the one touched on its flank; both riders may', () => {
    const cards = { riders: { name: 'riders', arm: 'cavalry', size: 3 } };
    const s = given({
      at: 'free',
      cards,
      units: {
        foot: foe([
          [3, 11, 1],
          [4, 11, 1],
          [6, 11, 1],
        ]),
        riders: own(
          [
            [4, 12, 4],
            [2, 11, 0],
          ],
          { card: 'riders' },
        ),
      },
    });
    const targets = (element: string) => ask(s, 'strikeTargets', { element });
    expect([targets('foot.3'), ask(s, 'contacts', { element: 'foot.3' })]).toEqual([[], []]);
    expect([targets('riders.1'), targets('riders.2')]).toEqual([['foot.2'], ['foot.1']]);
    expect(ask(s, 'contacts', { element: 'foot.1' })).toEqual(['riders.2']);
    expect(targets('foot.1')).toEqual([]);
  });

  it('[DW-VI-14][DW-VI-20] the surrounded rider attacked in front by A with B, C and D: worse than from behind', () => {
    const rider = { arm: 'cavalry', name: 'rider', armourMelee: 6 };
    const s = given({
      at: 'melee {units: [x, r]}',
      cards: { rider },
      dice: [11],
      units: {
        x: own(
          [
            [3, 11, 1],
            [4, 12, 3],
            [2, 13, 5],
            [3, 13, 4],
          ],
          { fought: 1 },
        ),
        r: foe([[3, 12, 4]], { card: 'rider', fought: 1 }),
      },
    });
    s.answer('strikes', { 'x.1': 'at:r.1', 'x.2': 'with:x.1', 'x.3': 'with:x.1', 'x.4': 'with:x.1' }, 'imperial');
    s.answer('strikes', { 'r.1': 'nothing' }, 'ork');
    expect(s.of('hit')).toHaveLength(1);
    s.end();
    const again = given({
      at: 'free',
      cards: { rider },
      units: {
        x: own(
          [
            [3, 11, 1],
            [4, 12, 3],
            [2, 13, 5],
            [3, 13, 4],
          ],
          { fought: 1 },
        ),
        r: foe([[3, 12, 4]], { card: 'rider', fought: 1 }),
      },
    });
    expect((ask(again, 'meleeBase', { by: 'x.1', at: 'r.1', supporters: 3 }) as { value: number }).value).toBe(11);
    expect((ask(again, 'meleeBase', { by: 'x.4', at: 'r.1', supporters: 3 }) as { value: number }).value).toBe(15);
  });

  /** White: two in front, two behind. Grey: two in front, one behind. */
  const white = own(
    [
      [3, 12, 4],
      [4, 12, 4],
      [2, 13, 4],
      [4, 13, 4],
    ],
    { fought: 1, engaged: true },
  );
  const grey = foe(
    [
      [4, 11, 1],
      [5, 11, 1],
      [5, 10, 1],
    ],
    { fought: 1, engaged: true },
  );
  const follow = (first: 'imperial' | 'ork') =>
    given({
      at: `followUp {units: [w, g], kills: [{side: ${first}, n: 1}]}`,
      units: { w: white, g: grey },
    }).answer('followFirst', 'first');

  it('[DW-VI-33][DW-VI-35][DW-VI-40] variant 1: white first, round the ends; grey’s front is bound by two each and only its rear element moves', () => {
    const s = follow('imperial');
    s.answer('followUp', [
      { mover: 'w.4', legs: [go(0), go(5), face(3)] },
      { mover: 'w.3', legs: [go(4), face(5)] },
    ]);
    expect(stand(s, 'w')).toBe('3,12,4 4,12,4 2,12,5 6,12,3');
    const touched = (e: string) => (ask(s, 'contacts', { element: e }) as string[]).length;
    expect([touched('g.1'), touched('g.2'), touched('g.3')]).toEqual([2, 1, 0]);
    expect(s.refused('followUp', [{ mover: 'g.1', legs: [go(3)] }])).toMatchObject({ rule: 'DW-VI-35', limit: 0 });
    s.answer('followUp', [
      { mover: 'g.3', legs: [go(0), go(1)] },
      { mover: 'g.1', legs: [face(2)] },
    ]);
    expect(stand(s, 'g')).toBe('4,11,2 5,11,1 6,11,1');
    expect(s.of('followedUp')[1]!.rules).toEqual(expect.arrayContaining(['DW-VI-40', 'DW-VI-36', 'DW-VI-33']));
    s.end();
  });

  it('[DW-VI-34][DW-VI-36] variant 2: grey first, into the flank; white answers with a flank attack of its own', () => {
    const s = follow('ork');
    s.answer('followUp', [{ mover: 'g.2', legs: [go(1), face(2)] }]);
    expect(ask(s, 'sideOf', { element: 'g.2', of: 'w.2' })).toBe('flank');
    s.answer('followUp', [{ mover: 'w.4', legs: [go(0), face(5)] }]);
    expect(ask(s, 'contacts', { element: 'g.2' })).toEqual(expect.arrayContaining(['w.2', 'w.4']));
    expect(ask(s, 'sideOf', { element: 'w.4', of: 'g.2' })).toBe('flank');
    s.end();
  });

  it('[DW-VI-34][DW-VI-35][DW-VI-36] one who touches a single enemy goes into his flank, one who touches two only turns; then the riders', () => {
    const foot: Place[] = [
      [3, 12, 4],
      [4, 12, 4],
      [4, 13, 4],
    ];
    const riders: Place[] = [
      [4, 11, 1],
      [5, 11, 1],
    ];
    const s = given({
      at: 'followUp {units: [f, r], kills: [{side: imperial, n: 1}]}',
      units: { f: own(foot, { fought: 1 }), r: foe(riders, { fought: 1 }) },
    }).answer('followFirst', 'first');
    expect(s.refused('followUp', [{ mover: 'f.2', legs: [go(4)] }])).toMatchObject({ rule: 'DW-VI-35' });
    s.answer('followUp', [
      { mover: 'f.1', legs: [go(4), face(5)] },
      { mover: 'f.2', legs: [face(5)] },
    ]);
    expect(s.of('followedUp')[0]!.rules).toEqual(expect.arrayContaining(['DW-VI-34', 'DW-VI-36']));
    expect(ask(s, 'sideOf', { element: 'f.1', of: 'r.1' })).toBe('flank');
    s.answer('followUp', [{ mover: 'r.2', legs: [go(1), face(2)] }]);
    expect(stand(s, 'r')).toBe('4,11,1 5,12,2');
    expect(ask(s, 'strikeTargets', { element: 'r.2' })).toContain('f.2');
    expect(ask(s, 'sideOf', { element: 'r.2', of: 'f.2' })).not.toBe('rear');
    s.end();
  });

  it('[DW-VI-42][DW-VI-44] all in contact are gone: who moves away two fields is out of melee and gets an order', () => {
    const units = {
      foot: own(
        [
          [3, 14, 4],
          [4, 14, 4],
          [5, 14, 4],
          [6, 14, 4],
        ],
        { fought: 1, engaged: true },
      ),
      horse: foe(
        [
          [5, 11, 1],
          [6, 11, 1],
          [7, 11, 1],
          [8, 11, 1],
        ],
        { fought: 1, engaged: true },
      ),
    };
    const s = given({
      at: 'battle.round / round.end / meleePhase.followUp {melees: [{units: [foot, horse], kills: [{side: imperial, n: 1}]}], at: 0}',
      units,
    });
    s.answer('followFirst', 'first');
    const away = (n: number) => ({ mover: `foot.${n}`, legs: [go(1), go(1), face(1)] });
    s.answer('followUp', [away(1), away(2), away(3), away(4)]);
    expect(s.of('followedUp')[0]!.rules).toEqual(expect.arrayContaining(['DW-VI-42', 'DW-VI-36']));
    s.answer('followUp', [{ mover: 'horse.1', legs: [go(1), go(1)] }]);
    expect(s.state.units['foot']).toMatchObject({ engaged: false, fought: 0 });
    expect(s.request('orders', 'imperial')).toMatchObject({ items: [{ id: 'foot' }] });
    const stay = given({
      at: 'battle.round / round.end / meleePhase.followUp {melees: [{units: [foot, horse], kills: [{side: ork, n: 1}]}], at: 0}',
      units,
    });
    stay.answer('followFirst', 'first').answer('followUp', [{ mover: 'horse.1', legs: [go(1), go(1)] }]);
    stay.answer('followUp', []);
    expect(stay.state.units['foot']).toMatchObject({ engaged: true, fought: 2 });
    expect(stay.asked).toEqual(['imperial:strikes', 'ork:strikes']);
  });
});
