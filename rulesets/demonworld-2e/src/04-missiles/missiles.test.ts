import { describe, expect, it } from 'vitest';
import { ask, given, line, type Place, stand, type Table } from '../../test/on-table.ts';

const cards = {
  knights: { name: 'knights', armourMissile: 3 },
  banded: {
    name: 'banded',
    missile: {
      kind: 'arquebus',
      bands: [
        { maxRange: 4, strength: 7 },
        { maxRange: 7, strength: 3 },
      ],
    },
  },
  riders: { name: 'riders', arm: 'cavalry', missile: { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }] } },
  dwarfs: { name: 'dwarfs', size: 1 },
  giants: { name: 'giants', size: 4 },
};
const bows = (stand: readonly Place[]) => ({ owner: 'imperial', card: 'bows', order: 'skirmish', stand }) as const;
const foes = (...stand: Place[]) => ({ owner: 'ork', stand }) as const;
const volley = (units: Table['units'], dice: Table['dice'] = [], more: Partial<Table> = {}) =>
  given({ at: 'volley {unit: a}', cards, units, dice, ...more });
const phase = (units: Table['units'], dice: Table['dice'], which = 'first') =>
  given({ at: `missilePhase {phase: ${which}}`, cards, units, dice: dice ?? [] });
const rest = (ids: string[], choice: Record<string, string>) => ({
  ...Object.fromEntries(ids.map((id) => [id, 'nothing'])),
  ...choice,
});
const four = ['a.1', 'a.2', 'a.3', 'a.4'];

describe('who may shoot', () => {
  it('[DW-IV-01][DW-IV-04] a Skirmish unit shoots only while ordered; a Hold unit always', () => {
    const scattered: Place[] = [
      [3, 12, 4],
      [6, 12, 4],
    ];
    const may = (order: 'skirmish' | 'hold', which: string, card = 'bows') =>
      ask(
        given({ at: 'free', cards, units: { a: { ...bows(scattered), order, card }, b: foes([4, 6, 1]) } }),
        'mayShoot',
        { unit: 'a', phase: which },
      );
    expect(may('skirmish', 'first')).toMatchObject({ rule: 'DW-IV-04' });
    expect(may('hold', 'second')).toBeNull();
    expect(may('hold', 'second', 'foot')).toMatchObject({ rule: 'DW-IV-01' });
  });

  it('[DW-IV-05][DW-IV-17] nobody of a unit in melee from earlier rounds shoots', () => {
    const s = given({
      at: 'free',
      cards,
      units: { a: { ...bows(line(3, 12, 4, 4)), order: 'hold', engaged: true, fought: 1 }, b: foes([3, 11, 1]) },
    });
    expect(ask(s, 'mayShoot', { unit: 'a', phase: 'second' })).toMatchObject({ code: 'inMelee', rule: 'DW-IV-05' });
  });

  it('[DW-IV-14][DW-IV-18] only into the own field of fire: the front area', () => {
    const s = volley({ a: bows([[3, 12, 4]]), b: foes([3, 9, 1], [4, 9, 1], [5, 9, 1], [6, 9, 1], [2, 9, 1]) });
    const can = [1, 2, 3, 4, 5].map((i) => ask(s, 'canAimAt', { by: 'a.1', at: `b.${i}` }));
    expect(can.slice(0, 4)).toEqual([null, null, null, null]);
    expect(can[4]).toMatchObject({ code: 'outsideField', rule: 'DW-IV-14' });
  });

  it('[DW-IV-19] riders also shoot to the sides and backwards: 300 degrees, or what was agreed', () => {
    const around: Place[] = [
      [6, 12, 1],
      [3, 15, 1],
      [2, 14, 1],
      [3, 9, 1],
    ];
    const can = (cavalryArc: string) => {
      const s = volley({ a: { ...bows([[3, 12, 4]]), card: 'riders' }, b: foes(...around) }, [], {
        options: { cavalryArc },
      });
      return around.map((_, i) => ask(s, 'canAimAt', { by: 'a.1', at: `b.${i + 1}` }) === null);
    };
    expect(can('300')).toEqual([true, true, false, true]);
    expect(can('360')).toEqual([true, true, true, true]);
    expect(can('180')).toEqual([true, false, false, true]);
  });

  it('[DW-IV-20][DW-IV-21] the line of sight touches no occupied field, not even along a side', () => {
    const blocked = volley({ a: bows([[3, 12, 4]]), b: foes([3, 9, 1], [3, 10, 1]) });
    expect(ask(blocked, 'canAimAt', { by: 'a.1', at: 'b.1' })).toMatchObject({ code: 'noSight' });
    const along = volley({ a: bows([[3, 12, 4]]), b: foes([4, 10, 1], [3, 11, 1]) });
    expect(ask(along, 'canAimAt', { by: 'a.1', at: 'b.1' })).toMatchObject({ code: 'noSight' });
    const clear = volley({ a: bows([[3, 12, 4]]), b: foes([4, 10, 1], [5, 11, 1]) });
    expect(ask(clear, 'canAimAt', { by: 'a.1', at: 'b.1' })).toBeNull();
  });

  it('[DW-I-11] sight runs from the centre of a hex to the centre of the other', () => {
    // From 3,12 to 4,9 the line crosses 3,11 and 4,10, and passes 4,11 and 3,10 without touching them.
    const past = (q: number, r: number) =>
      ask(volley({ a: bows([[3, 12, 4]]), b: foes([4, 9, 1], [q, r, 1]) }), 'canAimAt', { by: 'a.1', at: 'b.1' });
    expect(past(3, 11)).toMatchObject({ code: 'noSight' });
    expect(past(4, 10)).toMatchObject({ code: 'noSight' });
    expect(past(4, 11)).toBeNull();
    expect(past(3, 10)).toBeNull();
  });

  it('[DW-I-08] nWx+k: so many dice are added, and k to the total', () => {
    const s = volley({ a: bows([[3, 12, 4]]), b: foes([3, 9, 1]) });
    const dice = (notation: string) =>
      ask(s, 'dice', { dice: notation }) as { least: number; most: number; ways: number[]; of: number };
    const counted = new Map<number, number>();
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 6; c++) counted.set(a + b + c + 2, (counted.get(a + b + c + 2) ?? 0) + 1);
    const { least, most, ways, of } = dice('3W6+2');
    expect([least, most, of]).toEqual([5, 20, 216]);
    expect(ways).toEqual([...counted].sort((x, y) => x[0] - y[0]).map(([, n]) => n));
    expect(dice('W20')).toMatchObject({ least: 1, most: 20, of: 20 });
    for (const wrong of ['0W6', '2W7', 'W6-1', '', '99W20']) expect(dice(wrong)).toBeNull();
  });

  it('[DW-I-07] a shot is a die of twenty, a roll-off one of six; neither shows anything else', () => {
    const shot = (face: number) =>
      volley({ a: bows([[3, 12, 4]]), b: foes([3, 9, 1]) }, [face]).answer('volley', { 'a.1': 'at:b.1' });
    expect(shot(20).of('rolled')).toMatchObject([{ shape: 'd20', faces: [20] }]);
    expect(() => shot(21)).toThrow();
    const attack = (owner: 'imperial' | 'ork', stand: Place[]) => ({ owner, stand, order: 'attack' }) as const;
    const segment = (dice: number[]) =>
      given({
        at: 'segment {order: attack}',
        units: { a: attack('imperial', [[-4, 20, 4]]), b: attack('ork', [[6, 2, 1]]) },
        dice,
      });
    expect(
      segment([6, 1])
        .of('rolled')
        .map((e) => e.shape),
    ).toEqual(['d6', 'd6']);
    expect(() => segment([7, 1])).toThrow();
  });

  it('[DW-IV-20] a rear rank cannot shoot over its own front rank, and only the near side of an enemy is shot at', () => {
    const s = volley({ a: bows(line(3, 12, 4, 4, 8)), b: foes(...line(7, 6, 1, 4, 8)) });
    const { items } = s.request('volley') as unknown as { items: { id: string; options: string[] }[] };
    for (const item of items.slice(5)) expect(item.options).toEqual(['nothing']);
    expect(items[0]!.options.some((o) => o === 'at:b.5')).toBe(false);
  });

  it('[DW-IV-15][DW-IV-16] not at enemies in contact, unless Hold and the contact is fresh', () => {
    const can = (order: 'skirmish' | 'hold') =>
      ask(volley({ a: { ...bows([[3, 12, 4]]), order }, b: foes([3, 11, 1]) }), 'canAimAt', { by: 'a.1', at: 'b.1' });
    expect(can('skirmish')).toMatchObject({ code: 'touchesTarget', rule: 'DW-IV-15' });
    expect(can('hold')).toBeNull();
  });

  it('[DW-IV-10] never at friends out of contact', () => {
    const s = volley({ a: bows([[3, 12, 4]]), c: { owner: 'imperial', stand: [[3, 8, 4]] }, b: foes([5, 6, 1]) });
    expect(ask(s, 'canAimAt', { by: 'a.1', at: 'c.1' })).toMatchObject({ code: 'friend', rule: 'DW-IV-10' });
  });
});

describe('support', () => {
  const row = { a: bows(line(3, 12, 4, 4)), b: foes([6, 8, 1], [7, 8, 1]) };

  it('[DW-I-49][DW-IV-23][DW-IV-24] A with B, or with B and C; A with B and D only if C supports, too', () => {
    const s = volley(row, [20]);
    expect(
      s.refused('volley', { 'a.1': 'at:b.1', 'a.2': 'with:a.1', 'a.3': 'at:b.2', 'a.4': 'with:a.1' }),
    ).toMatchObject({ code: 'chainBroken', rule: 'DW-IV-24' });
    s.answer('volley', rest(four, { 'a.1': 'at:b.1', 'a.2': 'with:a.1', 'a.3': 'with:a.1' }));
    expect(s.of('volleyAnnounced')[0]!.attacks).toEqual([{ by: 'a.1', target: 'b.1', support: ['a.2', 'a.3'] }]);
    s.end();
  });

  it('[DW-IV-25] only elements of the same unit are offered', () => {
    const s = volley({ ...row, c: { ...bows([[7, 12, 4]]), order: 'skirmish' } });
    const { items } = s.request('volley') as unknown as { items: { options: string[] }[] };
    expect(items.flatMap((i) => i.options).some((o) => o.includes('c.1'))).toBe(false);
    expect(s.request('volley').rule).toBe('DW-IV-11');
    expect(s.refused('volley', rest(four, { 'a.4': 'with:c.1' })).rule).toBe('DW-IV-11');
  });

  it('[DW-IV-26] a supporter needs the target in its own field of fire and sight', () => {
    const s = volley({ a: bows(line(3, 12, 4, 4)), b: foes([3, 9, 1], [7, 9, 1], [5, 9, 1]) });
    expect(s.refused('volley', rest(four, { 'a.1': 'at:b.1', 'a.2': 'with:a.1' }))).toMatchObject({
      code: 'cannotSupport',
      rule: 'DW-IV-26',
    });
  });

  it('[DW-IV-27] a weaker element cannot support a stronger one; the other way round it can', () => {
    const bent = volley(
      {
        a: {
          ...bows([
            [3, 12, 4],
            [2, 13, 4],
          ]),
          card: 'banded',
        },
        b: foes([3, 8, 1]),
      },
      [20],
    );
    const strength = (by: string) => ask(bent, 'missileStrength', { by, at: 'b.1' });
    expect([strength('a.1'), strength('a.2')]).toEqual([7, 3]);
    expect(bent.refused('volley', { 'a.1': 'at:b.1', 'a.2': 'with:a.1' })).toMatchObject({
      code: 'tooWeak',
      rule: 'DW-IV-27',
    });
    bent.answer('volley', { 'a.1': 'with:a.2', 'a.2': 'at:b.1' });
    expect(bent.of('rolled')).toHaveLength(1);
  });

  it('[DW-IV-28][DW-IV-29] a supporter makes no attack of its own and supports one attack only', () => {
    const s = volley(row);
    expect(s.refused('volley', rest(four, { 'a.1': 'with:a.2', 'a.2': 'with:a.1' }))).toMatchObject({
      code: 'supportsNobody',
      rule: 'DW-IV-28',
    });
    s.moreDice(20).answer('volley', rest(four, { 'a.1': 'at:b.1', 'a.2': 'with:a.1' }));
    expect(s.of('rolled')).toHaveLength(1);
    s.end();
  });

  it('[DW-IV-28] [DW-IV-26] [DW-IV-24] whatever is wrong with a volley is told, not only the first thing', () => {
    const s = volley({ a: bows(line(3, 12, 4, 5)), b: foes([3, 9, 1], [5, 9, 1], [7, 9, 1]) });
    const answer = { 'a.1': 'at:b.1', 'a.2': 'with:a.1', 'a.3': 'with:a.4', 'a.4': 'nothing', 'a.5': 'nothing' };
    expect(s.faults('volley', answer)).toEqual(['supportsNobody DW-IV-28', 'cannotSupport DW-IV-26']);
  });
});

describe('the shot', () => {
  it('[DW-IV-33][DW-IV-34][DW-IV-36] arquebus 7 against armour 0 and size 2: base 8; bow 4, armour 3, one supporter: base 4', () => {
    const s = volley({ a: { ...bows(line(3, 12, 4, 2)), card: 'banded' }, b: foes([4, 9, 1]) }, [8]);
    expect(ask(s, 'missileBase', { by: 'a.1', at: 'b.1' })).toMatchObject({ value: 8 });
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'nothing' });
    expect(s.of('hit')).toHaveLength(1);
    s.end();
    const bow = volley({ a: bows(line(3, 12, 4, 2)), b: { ...foes([4, 8, 1]), card: 'knights' } }, [4]);
    expect(ask(bow, 'missileBase', { by: 'a.1', at: 'b.1', supporters: 1 })).toMatchObject({ value: 4 });
    bow.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'with:a.1' });
    expect(bow.of('hit')).toHaveLength(1);
    bow.end();
  });

  it('[DW-IV-34][DW-IV-35] size 1 adds nothing, 2 and 3 one, 4 two; a target is seen whole or not at all', () => {
    const base = (card: string) =>
      (
        ask(volley({ a: bows([[3, 12, 4]]), b: { ...foes([3, 8, 1]), card } }), 'missileBase', {
          by: 'a.1',
          at: 'b.1',
        }) as { value: number }
      ).value;
    expect([base('dwarfs'), base('foot'), base('giants')]).toEqual([4, 5, 6]);
  });

  it('[DW-IV-36] a base number below 1 cannot hit', () => {
    const s = volley({ a: { ...bows([[3, 12, 4]]), card: 'banded' }, b: { ...foes([3, 6, 1]), card: 'wall' } }, [1], {
      cards: { ...cards, wall: { name: 'wall', armourMissile: 9 } },
    });
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.of('missed')).toHaveLength(1);
    s.end();
  });

  it('[DW-IV-30][DW-IV-31] range is looked at afterwards: a supporter out of range adds nothing and breaks no chain', () => {
    const s = volley(
      {
        a: bows([
          [3, 12, 4],
          [2, 13, 4],
          [1, 14, 4],
        ]),
        b: foes([4, 3, 1]),
      },
      [6],
    );
    expect(s.request('volley')).toMatchObject({ blind: true });
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'with:a.1', 'a.3': 'with:a.1' });
    expect(s.of('supportWasted').map((e) => e.element)).toEqual(['a.2', 'a.3']);
    expect(s.of('missed')).toHaveLength(1);
    s.end();
  });

  it('[DW-IV-30] a unit is asked if any of its elements reaches somebody, and offered near and far targets alike', () => {
    const phase = (r: number, ...more: [number, number, number][]) =>
      given({
        at: 'missilePhase {phase: second}',
        units: {
          a: { owner: 'imperial', card: 'bows', order: 'hold', stand: [[3, r, 4]] },
          b: { owner: 'ork', order: 'move', stand: [[3, 4, 1], ...more] },
        },
      });
    const far = phase(14);
    expect(far.asked).toEqual([]);
    far.end();
    const near = phase(13);
    expect(near.asked).toEqual(['imperial:volley']);
    const both = phase(13, [5, 2, 1]);
    expect(both.request('volley')).toMatchObject({ items: [{ options: ['nothing', 'at:b.1', 'at:b.2'] }] });
  });

  it('[DW-IV-32] a shooter out of range loses the whole attack', () => {
    const s = volley({ a: bows([[3, 14, 4]]), b: foes([3, 4, 1]) });
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.of('attackLost')).toMatchObject([{ why: 'range' }]);
    s.end();
  });

  it('[DW-IV-09][DW-IV-11][DW-IV-12][DW-IV-13] all is announced first; shots at a target already hit are lost', () => {
    const s = volley({ a: bows(line(3, 12, 4, 3)), b: foes([5, 8, 1]) }, [1]);
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'at:b.1', 'a.3': 'at:b.1' });
    expect(s.of('attackLost').map((e) => e.by)).toEqual(['a.2', 'a.3']);
    s.end();
  });

  it('[DW-IV-06][DW-IV-07][DW-IV-08][DW-IV-37] simultaneous: an element that was hit still shoots, and is removed at the end', () => {
    const s = phase(
      { a: bows([[3, 12, 4]]), b: { owner: 'ork', card: 'bows', order: 'skirmish', stand: [[3, 8, 1]] } },
      [1, 1],
    );
    s.answer('volley', { 'a.1': 'at:b.1' }, 'imperial');
    expect(s.state.elements['b.1']).toMatchObject({ hits: 1, where: { at: 'table' } });
    s.answer('volley', { 'b.1': 'at:a.1' }, 'ork');
    expect([stand(s, 'a'), stand(s, 'b')]).toEqual(['gone', 'gone']);
    s.end();
  });
});

describe('shooting into a melee', () => {
  /** b.1 fights c.1, and a shoots from the south. */
  const melee = {
    a: bows([[3, 12, 4]]),
    c: { owner: 'imperial', engaged: true, stand: [[4, 8, 4]] },
    b: { ...foes([3, 8, 1], [4, 7, 1], [8, 4, 1]), engaged: true },
  } as const;

  it('[DW-IV-38][DW-IV-39] on 1 to 3 the chosen element is the target', () => {
    const s = volley(melee, [3, 5]);
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.of('hit')).toMatchObject([{ element: 'b.1' }]);
    expect(s.of('rolled')[0]).toMatchObject({ purpose: 'stray', needs: { value: 3 } });
    s.end();
  });

  it('[DW-I-12][DW-IV-40][DW-IV-41][DW-IV-42] on 4 to 6 the wind rose decides, friend or foe; strength is that for the chosen field', () => {
    const s = volley(melee, [4, 2, 5]);
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.of('strayed')).toMatchObject([{ direction: 0, hit: 'c.1' }]);
    expect(s.of('hit')).toMatchObject([{ element: 'c.1' }]);
    s.end();
    const lost = volley(melee, [6, 5]);
    lost.answer('volley', { 'a.1': 'at:b.1' });
    expect(lost.of('attackLost')).toMatchObject([{ why: 'empty' }]);
    lost.end();
  });

  it('[DW-IV-43] no support', () => {
    const s = volley({ ...melee, a: bows(line(2, 12, 4, 2)) });
    expect(s.refused('volley', { 'a.1': 'at:b.1', 'a.2': 'with:a.1' })).toMatchObject({
      code: 'noSupportIntoMelee',
      rule: 'DW-IV-43',
    });
  });

  it('[DW-IV-44] contact on flank or rear counts; [DW-IV-45] elements without contact are shot at normally', () => {
    const turned = volley(
      {
        ...melee,
        b: {
          ...melee.b,
          stand: [
            [3, 8, 4],
            [4, 7, 1],
            [8, 4, 1],
          ],
        },
      },
      [1, 20],
    );
    turned.answer('volley', { 'a.1': 'at:b.1' });
    expect(turned.of('rolled').map((e) => e.purpose)).toEqual(['stray', 'shot']);
    turned.end();
    const free = volley({ ...melee, a: bows([[8, 10, 4]]) }, [20]);
    free.answer('volley', { 'a.1': 'at:b.3' });
    expect(free.of('rolled').map((e) => e.purpose)).toEqual(['shot']);
    free.end();
  });

  it('[DW-IV-46] an own element in melee may be chosen, if it is seen', () => {
    const s = volley({ ...melee, a: bows([[4, 12, 4]]) }, [4, 5, 1]);
    s.answer('volley', { 'a.1': 'at:c.1' });
    expect(s.of('strayed')).toMatchObject([{ target: 'c.1', direction: 3, hit: 'b.1' }]);
    s.end();
  });

  it('[DW-IV-47] later shots at a fighter already hit are still rolled: 1 to 3 is lost, others may hit neighbours', () => {
    const s = volley({ ...melee, a: bows(line(1, 12, 4, 3)) }, [1, 1, 2, 5, 2, 1]);
    s.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'at:b.1', 'a.3': 'at:b.1' });
    expect(s.of('attackLost')).toMatchObject([{ by: 'a.2', why: 'gone' }]);
    expect(s.of('hit').map((e) => e.element)).toEqual(['b.1', 'c.1']);
    s.end();
  });

  it('[DW-IV-16] fire at enemies that touch only the shooting unit is a normal shot, or a shot into melee if agreed so (DW-G-60)', () => {
    const units = {
      a: { ...bows(line(3, 12, 4, 2)), order: 'hold' },
      b: { ...foes([3, 11, 1]), order: 'attack' },
    } as const;
    const normal = volley(units, [20]);
    normal.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'nothing' });
    expect(normal.of('rolled').map((e) => e.purpose)).toEqual(['shot']);
    const strict = volley(units, [1, 20], { options: { holdFire: 'melee' } });
    strict.answer('volley', { 'a.1': 'at:b.1', 'a.2': 'nothing' });
    expect(strict.of('rolled').map((e) => e.purpose)).toEqual(['stray', 'shot']);
  });
});

describe('after the shooting', () => {
  /** A is shot, and B next to it is in contact. D, E and F stand one, two and three fields from A. */
  const units = {
    a: bows([[4, 14, 4]]),
    b: {
      owner: 'ork',
      order: 'move',
      stand: [
        [4, 9, 1],
        [3, 9, 1],
        [4, 8, 1],
        [4, 7, 1],
        [4, 6, 1],
      ],
    },
    c: { owner: 'imperial', stand: [[2, 10, 4]], engaged: true },
  } as const;
  const pose = (piece: string, q: number, r: number, facing = 1) => ({ piece, pose: { q, r, facing } });

  it('[DW-IV-48][DW-IV-49][DW-IV-50][DW-IV-51] D to A’s field, E to D’s, F to E’s; no turning, nobody two fields', () => {
    const s = phase(units, [1]);
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.request('closeUp')).toMatchObject({ by: 'ork', pieces: ['b.3', 'b.4', 'b.5'] });
    const refused = (...poses: ReturnType<typeof pose>[]) => s.refused('closeUp', poses);
    expect(refused(pose('b.3', 4, 8), pose('b.4', 4, 9), pose('b.5', 4, 6))).toMatchObject({
      code: 'tooFar',
      rule: 'DW-IV-48',
    });
    expect(refused(pose('b.3', 5, 8), pose('b.4', 4, 7), pose('b.5', 4, 6))).toMatchObject({
      code: 'notHeldBefore',
      rule: 'DW-IV-49',
    });
    expect(refused(pose('b.3', 4, 9, 2), pose('b.4', 4, 7), pose('b.5', 4, 6))).toMatchObject({
      code: 'mayNotTurn',
      rule: 'DW-IV-50',
    });
    const wrong = [pose('b.3', 4, 8, 2), pose('b.4', 4, 9), pose('b.5', 5, 6)];
    expect(s.faults('closeUp', wrong)).toEqual(['mayNotTurn DW-IV-50', 'tooFar DW-IV-48', 'notHeldBefore DW-IV-49']);
    s.answer('closeUp', [pose('b.3', 4, 9), pose('b.4', 4, 8), pose('b.5', 4, 7)]);
    expect(stand(s, 'b')).toBe('gone 3,9,1 4,9,1 4,8,1 4,7,1');
    s.end();
  });

  it('[DW-IV-49] nobody changes places', () => {
    const s = phase(units, [1]);
    s.answer('volley', { 'a.1': 'at:b.1' });
    expect(s.refused('closeUp', [pose('b.3', 4, 7), pose('b.4', 4, 8), pose('b.5', 4, 6)])).toMatchObject({
      code: 'changePlaces',
      rule: 'DW-IV-49',
    });
    s.answer('closeUp', []).end();
  });
});
