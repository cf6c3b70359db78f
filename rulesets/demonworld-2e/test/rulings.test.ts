import { describe, expect, it } from 'vitest';
import { ADVANCE, ask, given, line, type Place, plan, refusedMove, stand, type Table, walking } from './on-table.ts';

/**
 * Rulings on gaps of the book (DW-G-…): pairs for those that players may settle differently, and edge cases of rules.
 */

type Order = 'move' | 'skirmish' | 'attack' | 'hold';
const own = (places: readonly Place[], order?: Order, more: object = {}) =>
  ({ owner: 'imperial', stand: places, ...(order ? { order } : {}), ...more }) as const;
const foe = (places: readonly Place[], order?: Order, more: object = {}) =>
  ({ owner: 'ork', stand: places, ...(order ? { order } : {}), ...more }) as const;
const far = foe([[12, 2, 1]]);
const go = (direction: number) => ({ leg: 'go', direction });

describe('the board', () => {
  it('[DW-V-89] half fields in column 18 of odd rows may be entered; even rows end at column 17', () => {
    const s = given({ at: walking('a'), units: { a: own(line(7, 14, 4, 4), 'move'), far: foe([[0, 2, 1]]) } });
    refusedMove(s, plan('a', ADVANCE.right, ADVANCE.right), 'offBoard', 'DW-V-89');
    s.answer('move', plan('a', ADVANCE.right));
    expect(stand(s, 'a')).toBe('8,13,4 9,13,4 10,13,4 11,13,4');
    s.end();
  });
});

describe('weapons', () => {
  it('[DW-II-24] spears strike riders with one more than foot', () => {
    const cards = {
      spears: { name: 'spears', melee: { kind: 'spear', vsInfantry: 9, vsCavalry: 10 } },
      riders: { name: 'riders', arm: 'cavalry', size: 3 },
    };
    const base = (card: string) =>
      ask(
        given({
          at: 'free',
          cards,
          units: { a: own([[3, 12, 4]], undefined, { card: 'spears' }), b: foe([[3, 11, 1]], undefined, { card }) },
        }),
        'meleeBase',
        { by: 'a.1', at: 'b.1' },
      );
    expect(base('riders')).toMatchObject({ base: 10, value: 10 });
    expect(base('foot')).toMatchObject({ base: 9, value: 9 });
  });
});

describe('shots that stray', () => {
  const cards = {
    banded: {
      name: 'banded',
      missile: {
        kind: 'bow',
        bands: [
          { maxRange: 4, strength: 7 },
          { maxRange: 7, strength: 3 },
        ],
      },
    },
    iron: { name: 'iron', armourMissile: 4 },
  };
  /** a shoots four fields at b.1, which fights c.1. b.2 stands hidden behind it, five fields away. */
  const volley = (dice: number[], armoured = false) =>
    given({
      at: 'volley {unit: a}',
      cards,
      dice,
      units: {
        a: own([[3, 12, 4]], 'skirmish', { card: 'banded' }),
        c: own([[4, 8, 4]], undefined, { engaged: true, card: armoured ? 'iron' : 'foot' }),
        b: foe(
          [
            [3, 8, 1],
            [3, 7, 1],
          ],
          undefined,
          { engaged: true },
        ),
      },
    }).answer('volley', { 'a.1': 'at:b.1' });

  it('[DW-IV-41] use the strength for the chosen field, though the element hit is farther off; unseen, it shows no size (DW-G-26)', () => {
    expect(volley([4, 6, 7]).of('hit')).toMatchObject([{ element: 'b.2' }]);
    expect(volley([4, 6, 8]).of('missed')).toMatchObject([{ element: 'b.2' }]);
  });

  it('[DW-IV-42] meet the armour of the element that is hit', () => {
    expect(volley([4, 2, 4], true).of('hit')).toMatchObject([{ element: 'c.1' }]);
    expect(volley([4, 2, 5], true).of('missed')).toMatchObject([{ element: 'c.1' }]);
    expect(volley([4, 2, 8]).of('hit')).toMatchObject([{ element: 'c.1' }]);
  });
});

describe('rulings', () => {
  it('[DW-G-06] the winner of a roll goes first, or chooses if so agreed', () => {
    const units = { a: own([[-4, 20, 4]], 'attack'), b: foe([[6, 2, 1]], 'attack') };
    const segment = (options: object) =>
      given({ at: 'segment {order: attack}', units, dice: [5, 2], options: options as never });
    expect(segment({}).request('move')).toMatchObject({ by: 'imperial' });
    const choosing = segment({ ties: 'choose' });
    expect(choosing.request('tieWon')).toMatchObject({ by: 'imperial', rule: 'DW-G-06' });
    choosing.answer('tieWon', 'second');
    expect(choosing.request('move')).toMatchObject({ by: 'ork' });
  });

  it('[DW-G-07] with Hold all elements may be shifted alike, or only some if so agreed; never into contact', () => {
    const step = { leg: 'step', direction: 0 };
    const shift = { leg: 'shift', to: [{ element: 'a.4', q: 4, r: 14 }] };
    const hold = (options: object) =>
      given({ at: walking('a'), units: { a: own(line(0, 14, 4, 4), 'hold'), far }, options: options as never });
    const any = hold({});
    any.answer('move', plan('a', step));
    expect(stand(any, 'a')).toMatch(/^1,14,4 /);
    refusedMove(hold({ holdShift: 'some' }), plan('a', step), 'holds', 'DW-G-07');
    hold({ holdShift: 'some' }).answer('move', plan('a', shift)).end();
    const near = given({ at: walking('a'), units: { a: own(line(0, 14, 4, 4), 'hold'), b: foe([[6, 13, 1]]) } });
    expect(near.refused('move', plan('a', step, step)).code).toBe('mayNotAttack');
  });

  it('a follower in a column keeps its facing if it can, or takes the one its owner wants (DW-G-10)', () => {
    const column = () => given({ at: walking('a'), units: { a: own(line(0, 14, 4, 1, 4), 'attack'), far } });
    const step = { leg: 'column', facing: 4, to: 'left' };
    const kept = column();
    kept.answer('move', plan('a', step));
    expect(stand(kept, 'a')).toBe('0,13,4 0,14,4 -1,15,4 -2,16,4');
    const wished = column();
    wished.answer('move', plan('a', { ...step, facings: { 'a.2': 3 } }));
    expect(stand(wished, 'a')).toBe('0,13,4 0,14,3 -1,15,4 -2,16,4');
  });

  it('[DW-G-11] a unit whose segment is over counts as moved; so does one still in melee', () => {
    const s = given({
      at: 'movementPhase',
      units: { a: own(line(0, 14, 4, 4), 'attack'), b: foe(line(4, 11, 1, 4), 'move') },
    });
    s.answer('move', []).answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(s.of('reacted')).toHaveLength(0);
    expect(s.of('contacted')[0]!.rules).toContain('DW-V-80');
    const engaged = given({
      at: walking('a'),
      units: {
        a: own(line(0, 14, 4, 4), 'attack'),
        b: foe(line(4, 11, 1, 4), undefined, { engaged: true, fought: 1 }),
        c: own([[3, 10, 1]], undefined, { engaged: true, fought: 1 }),
      },
    });
    engaged.answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(engaged.of('contacted')[0]!.rules).toContain('DW-G-11');
    expect(engaged.asked.join()).not.toContain('react');
  });

  it('units that have reacted to an attack count for the order of movement (DW-G-68): two to two is a roll', () => {
    const s = given({
      at: 'segment {order: attack}',
      dice: [1, 6],
      units: {
        a1: own([[-6, 20, 4]], 'attack'),
        a2: own([[-3, 20, 4]], 'attack'),
        b1: foe([[4, 2, 1]], 'attack'),
        b2: foe([[8, 2, 1]], 'attack', { moved: true }),
      },
    });
    expect(s.of('firstSide')).toMatchObject([{ side: 'ork', rules: ['DW-V-64', 'DW-G-06'] }]);
    expect(s.request('move')).toMatchObject({ by: 'ork', args: { unit: 'b1' } });
  });

  it('one field short of the enemy means an empty field between (DW-G-13): the unit with Move stops at distance 2', () => {
    const s = given({ at: walking('a'), units: { a: own(line(0, 14, 4, 4), 'move'), b: foe([[1, 10, 1]]) } });
    expect(s.refused('move', plan('a', ADVANCE.left, ADVANCE.right, ADVANCE.left)).rule).toBe('DW-III-06');
    s.answer('move', plan('a', ADVANCE.left, ADVANCE.right));
    expect(ask(s, 'distance', { from: 'a.1', to: 'b.1' })).toBe(2);
    expect(s.of('contacted')).toHaveLength(0);
  });

  const pikes = { name: 'pikes', melee: { kind: 'pike', vsInfantry: 10, vsCavalry: 11 } };
  const riders = {
    name: 'riders',
    arm: 'cavalry',
    melee: { kind: 'lance', vsInfantry: 10, vsCavalry: 10 },
    meleeLater: { kind: 'hand', vsInfantry: 9, vsCavalry: 9 },
    chargeBonus: 3,
  };
  const initiative = (s: ReturnType<typeof given>, element: string) => ask(s, 'initiative', { element });

  it('the first round is counted for each unit: one that joins a melee later has its own (DW-G-16)', () => {
    const s = given({
      at: 'free',
      cards: { pikes },
      units: {
        a: own([[3, 12, 4]], undefined, { card: 'pikes', fought: 2 }),
        b: foe([[3, 11, 1]], undefined, { fought: 2 }),
        c: own([[4, 11, 3]], 'attack', { card: 'pikes' }),
      },
    });
    expect([initiative(s, 'a.1'), initiative(s, 'c.1')]).toEqual([2, 6]);
  });

  it('who is brought into melee by a follow-up fights the first round next, with its weapon but without an order (DW-G-17)', () => {
    const s = given({
      at: 'battle.round / round.end / meleePhase.followUp {melees: [{units: [a], kills: []}], at: 0}',
      cards: { riders },
      units: {
        a: own([[3, 12, 4]], undefined, { fought: 1 }),
        r: foe([[3, 9, 1]], 'attack', { card: 'riders' }),
      },
    });
    s.answer('followUp', [{ mover: 'a.1', legs: [go(4), go(4)] }]);
    expect(s.state.units['r']).toMatchObject({ engaged: true, fought: 0, orders: { are: 'none' } });
    expect(s.state.units['a']).toMatchObject({ fought: 2 });
    expect(initiative(s, 'r.1')).toBe(3);
    expect(ask(s, 'meleeBase', { by: 'r.1', at: 'a.1' })).toMatchObject({ base: 10, value: 10 });
  });

  it('kills of all units of a side count together for the choice of who follows up first (DW-G-37)', () => {
    const units: Table['units'] = {
      a: own([[3, 12, 4]], 'attack'),
      c: own([[4, 12, 4]], 'attack'),
      b: foe(
        [
          [3, 11, 4],
          [4, 11, 4],
          [5, 11, 4],
          [5, 10, 1],
        ],
        'move',
      ),
    };
    const s = given({ at: 'meleePhase', units, dice: [1, 1] });
    s.answer('strikes', { 'a.1': 'at:b.1', 'c.1': 'at:b.3' });
    expect(s.request('followFirst')).toMatchObject({ by: 'imperial', args: { kills: 2 } });
  });

  it('an element hit in this phase still stands in the way of shots (DW-G-61)', () => {
    const s = given({
      at: 'missilePhase {phase: first}',
      dice: [1],
      units: {
        a: own([[3, 14, 4]], 'skirmish', { card: 'bows' }),
        c: own([[3, 16, 4]], 'skirmish', { card: 'bows' }),
        b: foe(
          [
            [3, 10, 1],
            [3, 8, 1],
          ],
          'move',
        ),
      },
    });
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.state.elements['b.1']!.where).toMatchObject({ at: 'gone' });
    s.end('closeUp');
  });

  it('each element of a small unit has its own account of manoeuvres (DW-G-67), and order is judged at contact (DW-G-55)', () => {
    const s = given({
      at: walking('a'),
      units: {
        a: own(
          [
            [0, 14, 4],
            [1, 14, 4],
          ],
          'attack',
        ),
        b: foe([[1, 11, 1]], 'move', { moved: true }),
      },
    });
    const pay = (direction: number) => ({ leg: 'go', direction, pay: 'manoeuvre' });
    refusedMove(s, [{ mover: 'a.1', legs: [pay(3), pay(0), go(3)] }], 'points', 'DW-V-12');
    refusedMove(s, [{ mover: 'a.1', legs: [go(4), go(4), go(5)] }], 'unordered', 'DW-V-72');
    s.answer('move', [
      { mover: 'a.1', legs: [pay(4)] },
      { mover: 'a.2', legs: [pay(4)] },
    ]);
    expect(stand(s, 'a')).toBe('0,13,4 1,13,4');
  });
});
