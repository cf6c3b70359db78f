import type { Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { ask, given, line, type Place, stand, type Table } from '../../test/on-table.ts';
import type { Asked } from '../kit.ts';
import { fromGesture } from '../view/gestures.ts';
import { ghosts } from '../view/ghosts.ts';
import { centreOf } from '../view/grid.ts';

const cards = {
  elves: { name: 'elves', initiative: 3 },
  pikes: { name: 'pikes', melee: { kind: 'pike', vsInfantry: 10, vsCavalry: 11 } },
  lancers: {
    name: 'lancers',
    arm: 'cavalry',
    size: 3,
    armourMelee: 6,
    melee: { kind: 'lance', vsInfantry: 10, vsCavalry: 10 },
    meleeLater: { kind: 'hand', vsInfantry: 9, vsCavalry: 9 },
    chargeBonus: 3,
  },
  orks: { name: 'orks', armourMelee: 2 },
  tough: { name: 'tough', armourMelee: 3 },
  weak: { name: 'weak', melee: { kind: 'improvised', vsInfantry: 6, vsCavalry: 6 } },
  hard: { name: 'hard', armourMelee: 6 },
};
type Order = 'move' | 'skirmish' | 'attack' | 'hold';
const own = (stand: readonly Place[], order: Order | undefined = 'attack', more: object = {}) =>
  ({ owner: 'imperial', stand, ...(order ? { order } : {}), ...more }) as const;
const foe = (stand: readonly Place[], order: Order | undefined = 'hold', more: object = {}) =>
  ({ owner: 'ork', stand, ...(order ? { order } : {}), ...more }) as const;
const table = (units: Table['units'], dice: Table['dice'] = []) => given({ at: 'free', cards, units, dice });
const fight = (units: Table['units'], dice: Table['dice'] = []) =>
  given({ at: `melee {units: [${Object.keys(units).join(', ')}]}`, cards, units, dice });
const phase = (units: Table['units'], dice: Table['dice'] = []) => given({ at: 'meleePhase', cards, units, dice });
const base = (s: ReturnType<typeof given>, by: string, at: string, supporters = 0) =>
  (ask(s, 'meleeBase', { by, at, supporters }) as { value: number }).value;
const initiative = (s: ReturnType<typeof given>, element: string) => ask(s, 'initiative', { element });
const go = (direction: number) => ({ leg: 'go', direction });
const face = (facing: number) => ({ leg: 'face', facing });

describe('initiative', () => {
  it('[DW-VI-04][DW-VI-05][DW-VI-08] elves with Attack before goblins; with Skirmish both together', () => {
    const pair = (order: Order) =>
      table({ a: own([[3, 12, 4]], order, { card: 'elves' }), b: foe([[3, 11, 1]], 'attack') });
    expect([initiative(pair('attack'), 'a.1'), initiative(pair('attack'), 'b.1')]).toEqual([5, 4]);
    expect(initiative(pair('skirmish'), 'a.1')).toBe(4);
    const s = fight({ a: own([[3, 12, 4]], 'skirmish', { card: 'elves' }), b: foe([[3, 11, 1]], 'attack') }, [20, 20]);
    expect(s.asked).toEqual(['imperial:strikes', 'ork:strikes']);
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'b.1': 'at:a.1' }, 'ork').end();
  });

  it('[DW-VI-06][DW-VI-07] humans with Hold and pikes: 6 in the first round, 2 afterwards', () => {
    const value = (fought: number) =>
      initiative(table({ a: own([[3, 12, 4]], 'hold', { card: 'pikes', fought }), b: foe([[3, 11, 1]]) }), 'a.1');
    expect([value(0), value(1)]).toEqual([6, 2]);
  });

  it('[DW-VI-09][DW-VI-10][DW-VI-32] from the highest value down; an element that has been removed does not strike', () => {
    const s = fight(
      {
        a: own([[3, 12, 4]], 'attack', { card: 'elves' }),
        b: foe(
          [
            [3, 11, 1],
            [4, 11, 1],
          ],
          'attack',
        ),
      },
      [8, 20],
    );
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial');
    expect(stand(s, 'b')).toBe('gone 4,11,1');
    expect(s.of('removed')[0]!.rules).toEqual(['DW-VI-22', 'DW-VI-32', 'DW-VI-10']);
    s.answer('strikes', { 'b.2': 'at:a.1' }, 'ork').end();
    const none = fight({ a: own([[3, 12, 4]], 'attack', { card: 'elves' }), b: foe([[3, 11, 1]], 'attack') }, [8]);
    none.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').end();
  });

  it('[DW-VI-31] in one step losses are only marked until everybody has struck', () => {
    const s = fight({ a: own([[3, 12, 4]]), b: foe([[3, 11, 1]], 'attack') }, [1, 1]);
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'b.1': 'at:a.1' }, 'ork');
    expect([stand(s, 'a'), stand(s, 'b')]).toEqual(['gone', 'gone']);
    expect(s.of('removed').map((e) => e.rules)).toEqual([['DW-VI-22', 'DW-VI-31', 'DW-VII-10']]);
    s.end();
  });
});

describe('who strikes', () => {
  it('[DW-VI-01][DW-VI-02][DW-VI-03][DW-VI-11][DW-VI-45][DW-VI-46] units linked by contact are one melee; all strike before the first follow-up', () => {
    const s = phase(
      {
        a: own([[3, 12, 4]], 'move'),
        b: foe([[3, 11, 1]]),
        c: own([[4, 10, 2]]),
        d: own([[-2, 20, 4]]),
        e: foe([[-2, 19, 1]], 'move'),
      },
      { 'DW-VI-21': [20, 20, 20, 20, 20], 'DW-VI-38': [1, 2, 1, 2] },
    );
    const groups = s
      .of('set')
      .map((e) => (e.change as { melees?: { units: string[] }[] }).melees)
      .find((m) => m !== undefined)!;
    expect(groups.map((m) => m.units)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    const names: string[] = [];
    while (s.asked.length > 0) {
      const name = s.asked[0]!.split(':')[1] as Asked['name'];
      names.push(name);
      const request = s.request(name) as { items?: { id: string; options: string[] }[] };
      s.answer(name, name === 'strikes' ? Object.fromEntries(request.items!.map((i) => [i.id, i.options[0]!])) : []);
    }
    expect(names.lastIndexOf('strikes')).toBeLessThan(names.indexOf('followUp'));
  });

  it('[DW-VI-12][DW-VI-13] only at enemies on the own two front fields', () => {
    const s = table({
      a: own([[3, 12, 4]]),
      b: foe([
        [3, 11, 1],
        [4, 12, 3],
        [3, 13, 4],
      ]),
    });
    expect(ask(s, 'strikeTargets', { element: 'a.1' })).toEqual(['b.1']);
    const turned = table({ a: own([[3, 12, 1]]), b: foe([[3, 11, 1]]) });
    expect(ask(turned, 'strikeTargets', { element: 'a.1' })).toEqual([]);
  });

  it('[DW-VI-14][DW-VI-15][DW-VI-16][DW-VI-17] a surrounded rider: one attack with three supporters, two with one each, or four', () => {
    const rider = foe([[3, 12, 4]], undefined, { card: 'lancers', fought: 1 });
    const around = {
      a: own(
        [
          [3, 11, 1],
          [4, 12, 3],
        ],
        undefined,
        { fought: 1 },
      ),
      c: own(
        [
          [2, 13, 5],
          [3, 13, 4],
        ],
        undefined,
        { fought: 1, card: 'weak' },
      ),
    };
    const s = () => fight({ ...around, b: rider }, [20, 20, 20, 20, 20].slice(0, 5));
    const all = s();
    expect((all.request('strikes', 'imperial') as unknown as { items: unknown[] }).items).toHaveLength(4);
    all
      .answer('strikes', { 'a.1': 'with:c.2', 'a.2': 'with:c.2', 'c.1': 'with:c.2', 'c.2': 'at:b.1' }, 'imperial')
      .answer('strikes', { 'b.1': 'nothing' }, 'ork');
    expect(all.of('strikesAnnounced')[0]!.attacks).toEqual([
      { by: 'c.2', target: 'b.1', support: ['a.1', 'a.2', 'c.1'] },
    ]);
    expect(all.of('strikesAnnounced').map((e) => e.rules)).toEqual([
      ['DW-VI-18', 'DW-VI-12', 'DW-VI-14', 'DW-VI-16', 'DW-VI-17', 'DW-VI-15'],
      ['DW-VI-18', 'DW-III-30'],
    ]);
    expect(all.of('rolled')).toHaveLength(1);
    expect(base(table({ ...around, b: rider }), 'c.2', 'b.1', 3)).toBe(6 - 6 + 4 + 9);
    const pairs = s();
    pairs
      .answer('strikes', { 'a.1': 'with:a.2', 'a.2': 'at:b.1', 'c.1': 'at:b.1', 'c.2': 'with:c.1' }, 'imperial')
      .answer('strikes', { 'b.1': 'nothing' }, 'ork');
    expect(pairs.of('rolled')).toHaveLength(2);
    const single = s();
    expect(
      single.refused(
        'strikes',
        { 'a.1': 'with:a.2', 'a.2': 'with:a.1', 'c.1': 'nothing', 'c.2': 'nothing' },
        'imperial',
      ),
    ).toMatchObject({ rule: 'DW-VI-16' });
    single
      .answer('strikes', { 'a.1': 'at:b.1', 'a.2': 'at:b.1', 'c.1': 'at:b.1', 'c.2': 'at:b.1' }, 'imperial')
      .answer('strikes', { 'b.1': 'nothing' }, 'ork');
    expect(single.of('rolled')).toHaveLength(4);
  });

  it('[DW-VI-14] only an element that could strike the target supports', () => {
    const s = fight({
      a: own(line(3, 12, 4, 3)),
      b: foe(
        [
          [3, 11, 1],
          [6, 11, 1],
          [5, 11, 1],
        ],
        'move',
      ),
    });
    expect(s.refused('strikes', { 'a.1': 'at:b.1', 'a.2': 'with:a.3', 'a.3': 'at:b.2' })).toMatchObject({
      code: 'cannotSupport',
      rule: 'DW-VI-14',
    });
  });

  it('[DW-VI-14] [DW-VI-16] all that is wrong with the strikes of a step is told', () => {
    const stand = line(3, 12, 4, 5);
    const s = fight({
      a: own(stand),
      b: foe(
        [
          [3, 11, 1],
          [6, 11, 1],
          [5, 11, 1],
          [7, 11, 1],
        ],
        'move',
      ),
    });
    const wrong = { 'a.1': 'at:b.1', 'a.2': 'with:a.3', 'a.3': 'at:b.2', 'a.4': 'nothing', 'a.5': 'with:a.4' };
    expect(s.faults('strikes', wrong)).toEqual(['cannotSupport DW-VI-14', 'supportsNobody DW-VI-16']);
  });

  it('[DW-VI-17] a supported attack is made at the lowest initiative of those who take part (DW-G-19)', () => {
    const s = fight(
      { a: own([[3, 12, 4]], 'attack'), c: own([[4, 12, 4]], 'move'), b: foe([[4, 11, 1]], 'skirmish') },
      [20, 20],
    );
    expect(s.request('strikes')).toMatchObject({ by: 'imperial', args: { step: 4 } });
    s.answer('strikes', { 'a.1': 'nothing' }).answer('strikes', { 'b.1': 'nothing' });
    expect(s.request('strikes')).toMatchObject({ by: 'imperial', args: { step: 2 } });
    expect(s.refused('strikes', { 'a.1': 'at:b.1', 'c.1': 'nothing' })).toMatchObject({
      code: 'tooLate',
      rule: 'DW-G-19',
    });
    s.answer('strikes', { 'a.1': 'at:b.1', 'c.1': 'with:a.1' });
    expect(s.of('rolled')).toHaveLength(1);
  });
});

describe('the strike', () => {
  it('[DW-VI-20][DW-VI-21][DW-VI-22] strength 8 against armour 3: base 5', () => {
    const units = { a: own([[3, 12, 4]]), b: foe([[3, 11, 1]], 'move', { card: 'tough' }) };
    expect(base(table(units), 'a.1', 'b.1')).toBe(5);
    const hit = fight(units, [5]);
    hit.answer('strikes', { 'a.1': 'at:b.1' }).end();
    expect(stand(hit, 'b')).toBe('gone');
    const miss = fight(units, [6, 20]);
    miss.answer('strikes', { 'a.1': 'at:b.1' }).answer('strikes', { 'b.1': 'at:a.1' }).end();
    expect(stand(miss, 'b')).not.toBe('gone');
  });

  it('[DW-VI-21][DW-VI-30] strength 6 against armour 6: base 0, no hit possible without support', () => {
    const units = {
      a: own(line(3, 12, 4, 2), 'attack', { card: 'weak' }),
      b: foe([[4, 11, 1]], 'move', { card: 'hard' }),
    };
    expect([base(table(units), 'a.1', 'b.1'), base(table(units), 'a.1', 'b.1', 1)]).toEqual([0, 3]);
    const s = fight(units, [1, 1]);
    s.answer('strikes', { 'a.1': 'at:b.1', 'a.2': 'at:b.1' });
    expect(s.of('missed')).toHaveLength(2);
  });

  it('[DW-VI-23][DW-VI-07] lancers against orks: base 11 and initiative 5; then 9 - 2 = 7 and 2; the orks 8 - 6 = 2', () => {
    const units = (fought: number) => ({
      a: own([[3, 12, 4]], fought ? undefined : 'attack', { card: 'lancers', fought }),
      b: foe([[3, 11, 1]], fought ? undefined : 'hold', { card: 'orks', fought }),
    });
    const first = table(units(0));
    expect([
      base(first, 'a.1', 'b.1'),
      initiative(first, 'a.1'),
      initiative(first, 'b.1'),
      base(first, 'b.1', 'a.1'),
    ]).toEqual([11, 5, 4, 2]);
    const later = table(units(1));
    expect([base(later, 'a.1', 'b.1'), initiative(later, 'a.1'), initiative(later, 'b.1')]).toEqual([7, 2, 2]);
  });

  it('[DW-VI-24][DW-VI-25] the charge bonus counts with Attack only, also if the enemy made contact', () => {
    const value = (order: Order) =>
      base(table({ a: own([[3, 12, 4]], order, { card: 'lancers' }), b: foe([[3, 11, 1]], 'attack') }), 'a.1', 'b.1');
    expect([value('attack'), value('skirmish'), value('hold')]).toEqual([13, 10, 10]);
    const s = given({
      at: 'walk {unit: b}',
      cards,
      units: { a: own([[3, 14, 4]], 'attack', { card: 'lancers', moved: true }), b: foe([[3, 12, 1]], 'attack') },
    });
    s.answer('move', [{ mover: 'b', legs: [{ leg: 'advance', to: 'left' }] }]);
    expect(base(s, 'a.1', 'b.1')).toBe(13);
    const told = ask(s, 'meleeBase', { by: 'a.1', at: 'b.1' }) as { reasons: { rule: string }[] };
    expect(told.reasons.map((r) => r.rule)).toEqual(expect.arrayContaining(['DW-VI-24']));
  });

  it('[DW-VI-26][DW-VI-27] -1 against the front of pikes, in every phase; against flank and rear +2 and +4 instead', () => {
    const against = (facing: number, fought = 0) =>
      base(
        table({
          a: own([[3, 12, 4]], undefined, { fought }),
          b: foe([[3, 11, facing]], undefined, { card: 'pikes', fought }),
        }),
        'a.1',
        'b.1',
      );
    expect([against(1), against(1, 1)]).toEqual([7, 7]);
    expect([against(2), against(5), against(4)]).toEqual([10, 10, 12]);
  });

  it('[DW-VI-28][DW-VI-29] flank +2 and rear +4, by where the striker stands, not its supporters', () => {
    const against = (facing: number) => base(table({ a: own([[3, 12, 4]]), b: foe([[3, 11, facing]]) }), 'a.1', 'b.1');
    expect([0, 1, 2, 3, 4, 5].map(against)).toEqual([8, 8, 10, 12, 12, 10]);
    const s = table({
      a: own([
        [3, 12, 4],
        [4, 10, 2],
      ]),
      b: foe([[3, 11, 4]]),
    });
    expect(base(s, 'a.1', 'b.1', 1)).toBe(8 + 4 + 3);
    expect(base(s, 'a.2', 'b.1', 1)).toBe(8 + 3);
  });

  it('[DW-VI-30] each supporter adds exactly 3', () => {
    const s = table({ a: own(line(3, 12, 4, 2), 'attack', { card: 'weak' }), b: foe([[4, 11, 1]]) });
    expect([0, 1, 2].map((n) => base(s, 'a.1', 'b.1', n))).toEqual([6, 9, 12]);
  });

  it('[DW-VI-18][DW-VI-19] all is announced first; attacks on a target already hit are lost', () => {
    const s = fight({ a: own(line(3, 12, 4, 2)), b: foe([[4, 11, 1]], 'move') }, [1]);
    s.answer('strikes', { 'a.1': 'at:b.1', 'a.2': 'at:b.1' });
    expect(s.of('attackLost')).toMatchObject([{ by: 'a.2', why: 'gone' }]);
    s.end();
  });
});

describe('follow-up', () => {
  const follow = (units: Table['units'], kills: { side: string; n: number }[] = [], dice: number[] = []) =>
    given({
      at: `followUp {units: [${Object.keys(units).join(', ')}], kills: ${JSON.stringify(kills)}}`,
      cards,
      units,
      dice,
    });
  const imperialFirst = [{ side: 'imperial', n: 1 }];
  /** One element touches the enemy and another stands behind it. The Imperials follow up first. */
  const oneBehind = () =>
    follow(
      {
        a: own([
          [3, 12, 4],
          [1, 13, 4],
        ]),
        b: foe([[3, 11, 1]]),
      },
      imperialFirst,
    ).answer('followFirst', 'first');

  it('[DW-VI-33][DW-VI-36] without contact up to two fields, but not beyond contact; everybody may turn', () => {
    const s = oneBehind();
    const refused = (...legs: object[]) => s.refused('followUp', [{ mover: 'a.2', legs }]);
    expect(refused(go(3), go(3), go(3))).toMatchObject({ code: 'tooFar', rule: 'DW-VI-33', limit: 2 });
    const before = follow(
      {
        a: own([
          [3, 12, 4],
          [1, 12, 4],
        ]),
        b: foe([[3, 11, 1]]),
      },
      imperialFirst,
    ).answer('followFirst', 'first');
    expect(before.refused('followUp', [{ mover: 'a.2', legs: [go(0), go(4)] }])).toMatchObject({
      code: 'contactEnds',
      rule: 'DW-VI-33',
    });
    s.answer('followUp', [
      { mover: 'a.2', legs: [go(4), go(5), face(0)] },
      { mover: 'a.1', legs: [face(5)] },
    ]);
    expect(stand(s, 'a')).toBe('3,12,5 2,11,0');
  });

  it('[DW-VI-33] elements are dragged one after another; a drag on the spot turns, and the picture shows where they will stand', () => {
    const s = oneBehind();
    const look = s.battle.lookAs('imperial') as never;
    const r = s.request('followUp');
    const at = (q: number, row: number) => centreOf({ q, r: row });
    const drag = (from: Point, to: Point, turn: number, before: Plan | null) =>
      fromGesture(look, r, { gesture: 'drag', pieces: ['a'], from, to, turn }, before) as Plan;
    const gone = drag(at(1, 13), at(2, 11), 0, null);
    expect(gone).toEqual([{ mover: 'a.2', legs: [go(4), go(5), face(0)] }]);
    const turned = drag(at(3, 12), at(3, 12), -600, gone);
    expect(turned.map((p) => p.mover)).toEqual(['a.2', 'a.1']);
    expect(ghosts(look, r, turned)).toMatchObject([
      { piece: 'a.2', ...at(2, 11), way: [at(1, 13), at(1, 12), at(2, 11)] },
      { piece: 'a.1', ...at(3, 12), way: [at(3, 12)] },
    ]);
    s.answer('followUp', turned);
    expect(stand(s, 'a')).toMatch(/^3,12,[35] 2,11,0$/);
  });

  it('[DW-VI-34] in contact with one enemy: one field, not out of contact with it', () => {
    const s = follow({ a: own([[3, 12, 4]]), b: foe([[3, 11, 1]]) }, imperialFirst).answer('followFirst', 'first');
    expect(s.refused('followUp', [{ mover: 'a.1', legs: [go(1)] }])).toMatchObject({
      code: 'losesContact',
      rule: 'DW-VI-34',
    });
    expect(s.refused('followUp', [{ mover: 'a.1', legs: [go(3), go(4)] }])).toMatchObject({
      code: 'tooFar',
      rule: 'DW-VI-34',
    });
    const two = follow(
      {
        a: own([
          [3, 12, 4],
          [7, 12, 4],
        ]),
        b: foe([[3, 11, 1]]),
      },
      imperialFirst,
    );
    two.answer('followFirst', 'first');
    const wrong = [
      { mover: 'a.1', legs: [go(1)] },
      { mover: 'a.2', legs: [go(4), go(4), go(4)] },
    ];
    expect(two.faults('followUp', wrong)).toEqual(['losesContact DW-VI-34', 'tooFar DW-VI-33']);
    s.answer('followUp', [{ mover: 'a.1', legs: [go(5), face(3)] }]);
    expect(stand(s, 'a')).toBe('4,11,3');
  });

  it('[DW-VI-35] in contact with two: none, but it may turn', () => {
    const s = follow(
      {
        a: own([[3, 12, 4]]),
        b: foe([
          [3, 11, 1],
          [4, 11, 1],
        ]),
      },
      imperialFirst,
    ).answer('followFirst', 'first');
    expect(s.refused('followUp', [{ mover: 'a.1', legs: [go(3)] }])).toMatchObject({
      code: 'tooFar',
      rule: 'DW-VI-35',
      limit: 0,
    });
    s.answer('followUp', [{ mover: 'a.1', legs: [face(5)] }]);
    expect(stand(s, 'a')).toBe('3,12,5');
  });

  it('[DW-VI-37][DW-VI-38][DW-VI-39] the side with most kills chooses; with equal kills the dice decide; no splitting', () => {
    const units = { a: own([[3, 12, 4]]), b: foe([[3, 11, 1]]) };
    const chosen = follow(units, [{ side: 'ork', n: 2 }, ...imperialFirst]);
    expect(chosen.asked).toEqual(['ork:followFirst']);
    chosen.answer('followFirst', 'second');
    expect(chosen.asked).toEqual(['imperial:followUp']);
    chosen.answer('followUp', []).answer('followUp', []).end();
    const rolled = follow(units, [], [2, 2, 1, 6]);
    expect(rolled.asked).toEqual(['ork:followUp']);
    rolled.answer('followUp', []).answer('followUp', []).end();
  });

  it('[DW-VI-40] contact is judged when an element moves: the winner’s rear element goes round the end and pins the loser', () => {
    const s = oneBehind();
    s.answer('followUp', [{ mover: 'a.2', legs: [go(4), go(5), face(5)] }]);
    expect(ask(s, 'sideOf', { element: 'a.2', of: 'b.1' })).toBe('flank');
    expect(s.refused('followUp', [{ mover: 'b.1', legs: [go(5)] }])).toMatchObject({ rule: 'DW-VI-35' });
    s.answer('followUp', [{ mover: 'b.1', legs: [face(2)] }]).end();
  });

  it('[DW-VI-41] who has destroyed all enemies in contact may reform or make contact with a new one', () => {
    const units = { a: own([[3, 12, 4]]), c: foe([[3, 9, 1]]) };
    const s = given({ at: 'followUp {units: [a], kills: []}', cards, units });
    expect(s.asked).toEqual(['imperial:followUp']);
    s.answer('followUp', [{ mover: 'a.1', legs: [go(4), go(4)] }]).end();
    expect(ask(s, 'contacts', { element: 'c.1' })).toEqual(['a.1']);
  });

  it('[DW-VI-43] never onto others or off the board', () => {
    const s = follow(
      {
        a: own([
          [3, 12, 4],
          [3, 13, 4],
          [4, 12, 4],
        ]),
        b: foe([[3, 11, 1]]),
      },
      imperialFirst,
    ).answer('followFirst', 'first');
    expect(s.refused('followUp', [{ mover: 'a.2', legs: [go(4)] }])).toMatchObject({
      code: 'occupied',
      rule: 'DW-V-69',
    });
    s.answer('followUp', [{ mover: 'a.2', legs: [go(3)] }]);
    expect(s.of('followedUp')[0]!.placed).toHaveLength(1);
  });

  it('[DW-VI-44] units without contact are no longer in melee', () => {
    const s = phase(
      {
        a: own([
          [3, 12, 4],
          [2, 14, 4],
        ]),
        b: foe([[3, 11, 1]], 'move'),
      },
      { 'DW-VI-21': [1] },
    );
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial');
    s.answer('followUp', []);
    expect(s.state.units['a']).toMatchObject({ engaged: false, fought: 0 });
    s.end();
    const on = phase(
      { a: own([[3, 12, 4]]), b: foe([[3, 11, 1]], 'move') },
      { 'DW-VI-21': [20, 20], 'DW-VI-38': [1, 2] },
    );
    on.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial')
      .answer('strikes', { 'b.1': 'at:a.1' }, 'ork')
      .answer('followUp', [])
      .answer('followUp', []);
    expect(on.state.units['a']).toMatchObject({ engaged: true, fought: 1 });
    on.end();
  });

  it('[DW-VI-44] a unit whose enemies were shot away is out of melee, too, and gets an order again', () => {
    const s = phase({
      a: own([[3, 12, 4]], undefined, { engaged: true, fought: 2 }),
      b: foe([[3, 8, 1]], 'move'),
    });
    expect(s.state.units['a']).toMatchObject({ engaged: false, fought: 0 });
    s.end();
  });
});
