import { describe, expect, it } from 'vitest';
import { ADVANCE, ask, given, line, plan, type Table } from '../../test/on-table.ts';

const cards = { bows: { name: 'bows', missile: { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }] } } };
const a = { owner: 'imperial', stand: line(3, 20, 4, 4), card: 'bows' } as const;
const b = { owner: 'ork', stand: line(8, 4, 1, 4), card: 'bows' } as const;
const round = (units: Table['units'], more: Partial<Table> = {}) =>
  given({ at: 'battle.round', units, cards, ...more });

describe('command phase', () => {
  it('[DW-III-01][DW-III-02][DW-III-21][DW-III-23] five phases; orders are laid in secret and revealed together', () => {
    const s = round({ a, b: { ...b, card: 'foot' } });
    expect(s.asked).toEqual(['imperial:orders', 'ork:orders']);
    s.answer('orders', { a: 'move' }, 'imperial');
    expect(s.of('ordersPlaced')).toHaveLength(0);
    expect(JSON.stringify(s.battle.pendingFor('ork'))).not.toContain('"move":');
    s.answer('orders', { b: 'hold' }, 'ork');
    expect(s.of('ordersShown')[0]!.orders).toEqual([
      { unit: 'a', order: 'move' },
      { unit: 'b', order: 'hold' },
    ]);
    s.answer('move', []).answer('move', []);
    expect(s.of('phaseBegan').map((e) => e.phase)).toEqual([
      'command',
      'firstMissile',
      'movement',
      'secondMissile',
      'melee',
      'command',
    ]);
  });

  it('[DW-I-05][DW-III-21] a marker is seen by all and known to its owner alone', () => {
    const s = given({ at: 'commandPhase', units: { a, b } });
    s.answer('orders', { a: 'attack' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    const placed = s.battle.events('ork', 0).filter((e) => JSON.stringify(e).includes('ordersPlaced'));
    expect(JSON.stringify(placed)).toContain('"order":"?"');
    expect(JSON.stringify(placed)).not.toContain('attack');
    s.end();
  });

  it('[DW-III-20] markers are removed at the end of the round', () => {
    const s = round({ a, b });
    s.moreDice(3, 2).answer('orders', { a: 'move' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    s.answer('move', [], 'imperial').answer('move', [], 'ork');
    expect(s.state.units['a']!.orders).toEqual({ are: 'none' });
    expect(s.state.round).toBe(3);
  });

  it('[DW-III-22] units in melee from earlier rounds get no marker', () => {
    const s = round({
      a,
      b,
      c: { owner: 'imperial', engaged: true, fought: 1, stand: [[5, 12, 4]] },
      d: { owner: 'ork', engaged: true, fought: 1, stand: [[5, 11, 1]] },
    });
    expect(s.request('orders', 'imperial')).toMatchObject({ items: [{ id: 'a' }] });
    expect(s.request('orders', 'ork')).toMatchObject({ items: [{ id: 'b' }] });
  });

  it('[DW-III-03][DW-III-24] when the time is up, markers that were forgotten are Hold orders', () => {
    const s = round({ a, b }, { options: { orderTime: 60 } });
    expect(s.request('orders', 'imperial')).toMatchObject({ args: { seconds: 60 } });
    s.answer('orders', { b: 'move' }, 'ork');
    s.signal({ type: 'timeUp', seat: 'imperial' });
    expect(s.of('ordersShown')[0]!.orders).toContainEqual({ unit: 'a', order: 'hold' });
  });
});

describe('what orders allow', () => {
  const may = (order: 'move' | 'skirmish' | 'attack' | 'hold', phase: 'first' | 'second') =>
    ask(given({ at: 'free', cards, units: { a: { ...a, order }, b } }), 'mayShoot', { unit: 'a', phase });

  it('[DW-III-04][DW-III-12] Move and Attack: no shooting', () => {
    for (const phase of ['first', 'second'] as const) {
      expect(may('move', phase)).toMatchObject({ rule: 'DW-III-04' });
      expect(may('attack', phase)).toMatchObject({ rule: 'DW-III-12' });
    }
  });

  it('[DW-III-08][DW-III-26][DW-IV-02] Skirmish shoots in the first missile phase', () => {
    expect(may('skirmish', 'first')).toBeNull();
    expect(may('skirmish', 'second')).toMatchObject({ rule: 'DW-IV-03' });
    const s = round({ a: { ...a, stand: line(3, 9, 4, 4) }, b });
    s.answer('orders', { a: 'skirmish' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    expect(s.asked).toEqual(['imperial:volley']);
  });

  it('[DW-III-28][DW-IV-03] Hold shoots in the second missile phase', () => {
    expect(may('hold', 'second')).toBeNull();
    expect(may('hold', 'first')).toMatchObject({ rule: 'DW-IV-02' });
    const s = round({ a: { ...a, stand: line(3, 9, 4, 4) }, b });
    s.answer('orders', { a: 'hold' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    s.answer('move', [], 'ork').answer('move', [], 'imperial');
    expect(s.asked).toEqual(['imperial:volley']);
  });

  it('[DW-III-16] a Hold unit shoots even if it came into contact in this movement phase', () => {
    const s = given({
      at: 'missilePhase {phase: second}',
      cards,
      dice: [20],
      units: { a: { ...a, order: 'hold', stand: line(3, 9, 4, 4) }, b: { ...b, order: 'attack', stand: [[3, 8, 1]] } },
    });
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'nothing', 'a.3': 'nothing', 'a.4': 'nothing' });
    expect(s.of('missed')).toHaveLength(1);
    s.end();
  });

  it('[DW-III-05][DW-III-09][DW-III-13][DW-III-18][DW-III-27][DW-V-61][DW-V-62] Move, Skirmish, Attack, Hold, in this order', () => {
    const at = (q: number) => ({ owner: 'imperial', stand: line(q, 20, 4, 2) }) as const;
    const s = round({ h: at(-6), k: at(-3), s: at(0), m: at(3), b });
    s.answer('orders', { h: 'hold', k: 'attack', s: 'skirmish', m: 'move' }, 'imperial').answer(
      'orders',
      { b: 'attack' },
      'ork',
    );
    s.moreDice(1, 6);
    const moved: string[] = [];
    while (s.asked[0]?.endsWith(':move')) {
      const request = s.request('move');
      moved.push((request.args as { unit: string }).unit);
      s.answer('move', []);
    }
    expect(moved).toEqual(['m', 's', 'b', 'k', 'h']);
  });

  it('[DW-III-06][DW-V-74] Move may not attack; [DW-III-17] Hold may neither advance nor wheel nor attack', () => {
    const table = (order: 'move' | 'hold') =>
      given({
        at: 'walk {unit: a}',
        units: { a: { ...a, order, stand: line(3, 9, 4, 4) }, b: { ...b, stand: line(4, 7, 1, 4) } },
      });
    const m = table('move');
    expect(m.refused('move', plan('a', ADVANCE.left))).toMatchObject({ code: 'mayNotAttack', rule: 'DW-III-06' });
    const h = table('hold');
    expect(h.refused('move', plan('a', ADVANCE.left))).toMatchObject({ rule: 'DW-III-17' });
    expect(h.refused('move', plan('a', { leg: 'wheel', to: 'left' }))).toMatchObject({ rule: 'DW-III-17' });
    expect(h.refused('move', plan('a', { leg: 'step', direction: 4 }))).toMatchObject({
      code: 'mayNotAttack',
      rule: 'DW-III-17',
    });
  });

  it('[DW-III-10][DW-III-14] Skirmish and Attack may attack', () => {
    for (const order of ['skirmish', 'attack'] as const) {
      const s = given({
        at: 'walk {unit: a}',
        units: { a: { ...a, order, stand: line(3, 9, 4, 4) }, b: { ...b, moved: true, stand: line(4, 7, 1, 4) } },
      });
      s.answer('move', plan('a', ADVANCE.left));
      expect(s.of('contacted')).toMatchObject([{ unit: 'a', enemy: 'b' }]);
      const rule = order === 'skirmish' ? 'DW-III-10' : 'DW-III-14';
      expect(s.of('contacted')[0]!.rules).toContain(rule);
    }
  });

  it('[DW-III-07][DW-III-11][DW-III-15][DW-III-19][DW-VI-05] initiative: Move 0, Skirmish 1, Attack and Hold 2', () => {
    const value = (order: 'move' | 'skirmish' | 'attack' | 'hold') =>
      ask(given({ at: 'free', units: { a: { ...a, order }, b } }), 'initiative', { element: 'a.1' });
    expect([value('move'), value('skirmish'), value('attack'), value('hold')]).toEqual([2, 3, 4, 4]);
  });

  it('[DW-III-18] with Hold elements turn and shift', () => {
    const s = given({ at: 'walk {unit: a}', units: { a: { ...a, order: 'hold' }, b } });
    const facings = { 'a.1': 3, 'a.2': 3 };
    s.answer('move', plan('a', { leg: 'turn', facings }, { leg: 'shift', to: [{ element: 'a.4', q: 7, r: 20 }] }));
    expect(s.of('moved').map((e) => e.leg)).toEqual(['turn', 'shift']);
    expect(s.of('moved')[0]!.rules).toContain('DW-III-18');
    s.end();
  });

  it('[DW-III-29] in the melee phase everybody in contact fights; [DW-III-30] nobody has to do anything', () => {
    const s = given({
      at: 'meleePhase',
      dice: { 'DW-VI-38': [6, 1] },
      units: { a: { ...a, order: 'attack', stand: [[4, 8, 4]] }, b: { ...b, order: 'attack', stand: [[4, 7, 1]] } },
    });
    s.answer('strikes', { 'a.1': 'nothing' }, 'imperial').answer('strikes', { 'b.1': 'nothing' }, 'ork');
    expect(s.of('rolled').filter((e) => e.purpose === 'strike')).toHaveLength(0);
  });

  it('[DW-III-31] what is not used lapses: the next round gives the normal points again', () => {
    const s = round({ a, b });
    s.moreDice(6, 1, 6, 1).answer('orders', { a: 'move' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    s.answer('move', []).answer('move', []);
    s.answer('orders', { a: 'move' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    expect(s.refused('move', plan('a', ...Array(9).fill(ADVANCE.left)))).toMatchObject({ code: 'points', limit: 24 });
    s.answer('move', []);
    expect(s.of('unitDone').flatMap((e) => e.rules)).toContain('DW-III-31');
  });
});
