import { seededRng } from '@walstatt/engine';
import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ask, given, line } from '../../test/on-table.ts';
import { ruleset } from '../index.ts';

const begin = (setup = {}) => scenario(ruleset, { setup });
type Pose = { piece: string; pose: { q: number; r: number; facing: number } };
const usual = (s: ReturnType<typeof begin>, by: string): Pose[] =>
  ruleset.requests['deploy']!.witness!(s.battle.lookAs(by) as never, s.request('deploy', by)) as unknown as Pose[];

describe('the first game', () => {
  it('[DW-VII-01][DW-I-01] 20 Imperial elements for 380 points, 18 Ork elements for 330, two players', () => {
    const s = begin();
    const { state } = s;
    const count = (side: string) =>
      Object.values(state.units)
        .filter((u) => u.owner === side)
        .reduce((n, u) => n + u.elements.length, 0);
    const points = (side: string) =>
      Object.values(state.units)
        .filter((u) => u.owner === side)
        .reduce((n, u) => n + state.cards[u.card]!.points, 0);
    expect([count('imperial'), points('imperial'), count('ork'), points('ork')]).toEqual([20, 380, 18, 330]);
    s.answer('deploy', usual(s, 'imperial'), 'imperial').answer('deploy', usual(s, 'ork'), 'ork');
    const began = s.of('began').find((e) => (e.frame as { do: string }).do === 'deployment');
    expect(began!.rules).toEqual(expect.arrayContaining(['DW-VII-01', 'DW-VII-02', 'DW-I-01']));
    expect(began!.rules).not.toContain('DW-I-02');
    expect(state.seats).toEqual([
      { id: 'imperial', side: 'imperial' },
      { id: 'ork', side: 'ork' },
    ]);
  });

  it('[DW-VII-02][DW-VII-03][DW-VII-09] two cards; both set up at once in their zones, any facing, unseen until both are done', () => {
    const s = begin();
    expect(s.asked).toEqual(['imperial:deploy', 'ork:deploy']);
    const own = usual(s, 'imperial');
    const outside = own.map((p, i) => (i === 0 ? { ...p, pose: { ...p.pose, r: 24 } } : p));
    expect(s.refused('deploy', outside, 'imperial')).toMatchObject({ code: 'outsideZone', rule: 'DW-VII-03' });
    const behind = own.map((p, i) => (i === 0 ? { ...p, pose: { ...p.pose, r: 28, q: p.pose.q - 1 } } : p));
    expect(s.refused('deploy', behind, 'imperial')).toMatchObject({ code: 'outsideZone', rule: 'DW-VII-03' });
    const twice = own.map((p, i) => (i === 0 ? { ...p, pose: own[1]!.pose } : p));
    expect(s.refused('deploy', twice, 'imperial')).toMatchObject({ code: 'onTop' });
    const turned = own.map((p) => ({ ...p, pose: { ...p.pose, facing: 0 } }));
    s.answer('deploy', turned, 'imperial');
    expect(s.of('deployed')).toHaveLength(0);
    expect(Object.values(s.battle.view('ork').elements).every((e) => e.where.at === 'reserve')).toBe(true);
    s.answer('deploy', usual(s, 'ork'), 'ork');
    expect(s.of('deployed')).toHaveLength(2);
    expect(s.asked).toEqual(['imperial:orders', 'ork:orders']);
    expect(ask(s, 'terrain', { label: '1/D3' })).toBe('hill1');
  });

  it('[DW-I-40] surplus elements stand anywhere in the rearmost rank', () => {
    const s = begin();
    const deep = ruleset.tactics!['deploy']!.candidates!(
      s.battle.lookAs('imperial') as never,
      s.request('deploy', 'imperial'),
      seededRng(1),
      9,
    ) as unknown as Pose[][];
    const threeRanks = deep.find((d) => new Set(d.map((p) => p.pose.r)).size === 3)!;
    s.answer('deploy', threeRanks, 'imperial').answer('deploy', usual(s, 'ork'), 'ork');
    for (const unit of Object.keys(s.state.units))
      expect(ask(s, 'isOrdered', { unit })).toMatchObject({ ordered: true, kind: 'line' });
    expect(s.of('deployed').map((e) => e.rules.includes('DW-I-40'))).toEqual([true, false]);
  });

  it('[DW-I-32] any arrangement may be set up; the default one is ordered', () => {
    const s = begin();
    const own = usual(s, 'imperial');
    const mixed = own.map((p, i) => ({ ...p, pose: { ...p.pose, facing: i % 6 } }));
    s.answer('deploy', mixed, 'imperial').answer('deploy', usual(s, 'ork'), 'ork');
    expect(ask(s, 'isOrdered', { unit: 'noble-foot' })).toMatchObject({ ordered: false, why: 'DW-I-33' });
    expect(ask(s, 'isOrdered', { unit: 'orc-guard' })).toMatchObject({ ordered: true, kind: 'line' });
    expect(s.of('deployed').map((e) => e.rules.includes('DW-I-32'))).toEqual([true, false]);
  });

  it('[DW-VII-04] the winner destroys the enemy to the last element', () => {
    const s = given({
      at: 'battle.round / round.end / meleePhase',
      units: {
        a: { owner: 'imperial', order: 'attack', stand: [[3, 12, 4]] },
        b: { owner: 'ork', order: 'move', stand: [[3, 11, 1]] },
      },
      dice: [1],
    });
    s.answer('strikes', { 'a.1': 'at:b.1' });
    expect(s.battle.idle).toBe(true);
    expect(s.battle.result).toMatchObject({ over: true, winners: ['imperial'], rule: 'DW-VII-04' });
    expect(s.of('removed')[0]!.rules).toEqual(['DW-VI-22', 'DW-VI-32', 'DW-VI-10', 'DW-VII-04']);
    s.end();
  });

  it('[DW-VII-10] there is no last round; if the last elements of both go together it is a draw', () => {
    const s = given({
      at: 'battle.round / round.end / meleePhase',
      units: {
        a: { owner: 'imperial', order: 'attack', stand: [[3, 12, 4]] },
        b: { owner: 'ork', order: 'attack', stand: [[3, 11, 1]] },
      },
      dice: [1, 1],
    });
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'b.1': 'at:a.1' }, 'ork');
    expect(s.battle.result).toMatchObject({ over: true, winners: [], rule: 'DW-VII-10' });
    expect(s.of('removed')[0]!.rules).toEqual(['DW-VI-22', 'DW-VI-31', 'DW-VII-10']);
    s.end();
  });

  it('[DW-VII-06] variant: arquebusiers and archers', () => {
    const s = begin({ options: { reinforcements: true } });
    expect(Object.keys(s.state.units)).toEqual([
      'noble-foot',
      'berserkers',
      'imperial-arquebusiers',
      'dwarf-eaters',
      'orc-guard',
      'light-archers',
    ]);
    expect(s.request('deploy', 'imperial')).toMatchObject({ rule: 'DW-VII-06' });
  });

  it('[DW-I-02] a side may be shared: each player sets up and leads his wing', () => {
    const s = begin({ options: { players: 'four' } });
    expect(s.asked).toEqual(['imperial:deploy', 'imperial-2:deploy', 'ork:deploy', 'ork-2:deploy']);
    const mine = usual(s, 'imperial').map((p, i) => (i === 0 ? { ...p, pose: { ...p.pose, q: p.pose.q + 12 } } : p));
    expect(s.refused('deploy', mine, 'imperial')).toMatchObject({ code: 'outsideZone', rule: 'DW-I-02' });
    for (const by of ['imperial', 'imperial-2', 'ork', 'ork-2']) s.answer('deploy', usual(s, by), by);
    expect(s.asked).toEqual(['imperial:orders', 'imperial-2:orders', 'ork:orders', 'ork-2:orders']);
  });

  it('[DW-I-03][DW-I-04] levels and chapters that do not exist yet are refused', () => {
    for (const options of [
      { level: 'standard' },
      { level: 'expert' },
      { fire: true },
      { flyers: true },
      { buildings: true },
      { magic: true },
    ]) {
      const set = ruleset.setUp({ options });
      expect('problems' in set && set.problems).toHaveLength(1);
    }
    expect('state' in ruleset.setUp({ options: { level: 'introductory' } })).toBe(true);
    const began = begin()
      .of('began')
      .find((e) => (e.frame as { do: string }).do === 'deployment');
    expect(began!.rules).toEqual(expect.arrayContaining(['DW-I-03', 'DW-I-04']));
    expect(ruleset.options['level']).toMatchObject({ rule: 'DW-I-03', values: ['introductory'] });
    expect('problems' in ruleset.setUp({ cards: [1, 9] })).toBe(true);
    expect('problems' in ruleset.setUp({ scenario: 'kaiban-pass' })).toBe(true);
  });

  it('[DW-VII-08] base numbers and initiative that follow from the inferred cards', () => {
    const pair = (mine: string, theirs: string) =>
      given({
        at: 'free',
        units: {
          [mine]: { owner: 'imperial', card: mine, order: 'attack', stand: [[3, 12, 4]] },
          [theirs]: { owner: 'ork', card: theirs, order: 'skirmish', stand: [[3, 11, 1]] },
        },
      });
    const base = (mine: string, theirs: string) => {
      const s = pair(mine, theirs);
      const value = (by: string, at: string) =>
        (ask(s, 'meleeBase', { by: `${by}.1`, at: `${at}.1` }) as { value: number }).value;
      ask(s, 'card', { unit: mine });
      return [value(mine, theirs), value(theirs, mine)];
    };
    expect(base('noble-foot', 'dwarf-eaters')).toEqual([4, 6]);
    expect(base('noble-foot', 'orc-guard')).toEqual([4, 5]);
    expect(base('berserkers', 'dwarf-eaters')).toEqual([7, 9]);
    expect(base('berserkers', 'orc-guard')).toEqual([7, 8]);
    const s = pair('berserkers', 'orc-guard');
    expect([
      ask(s, 'initiative', { element: 'berserkers.1' }),
      ask(s, 'initiative', { element: 'orc-guard.1' }),
    ]).toEqual([3, 3]);
  });

  const field = {
    a: { owner: 'imperial', stand: line(0, 20, 4, 4), card: 'noble-foot' },
    b: { owner: 'ork', stand: line(6, 2, 1, 4), card: 'dwarf-eaters' },
  } as const;
  const nothing = (s: ReturnType<typeof given>) => {
    s.answer('orders', { a: 'hold' }, 'imperial').answer('orders', { b: 'move' }, 'ork');
    s.answer('move', [], 'ork').answer('move', [], 'imperial');
  };

  it('[DW-VII-10] players may agree on a last round: then who has lost fewer points wins, with equal losses nobody', () => {
    const even = given({ at: 'battle.round', units: field, options: { rounds: 2 } });
    nothing(even);
    expect(even.battle.result).toMatchObject({ over: true, winners: [], rule: 'DW-VII-10' });
    expect(even.of('battleEnded')).toMatchObject([{ why: 'rounds', rules: ['DW-VII-10'] }]);
    even.end();
    const fallen = given({
      at: 'battle.round',
      units: { ...field, c: { owner: 'imperial', card: 'berserkers', elements: ['c.1', 'c.2'] } as never },
      options: { rounds: 2 },
      more: {
        elements: {
          'c.1': { unit: 'c', where: { at: 'gone', why: 'slain' } },
          'c.2': { unit: 'c', where: { at: 'gone', why: 'slain' } },
        },
      },
    });
    nothing(fallen);
    expect(fallen.battle.result).toMatchObject({ over: true, winners: ['ork'] });
    const none = given({ at: 'battle.round', units: field });
    for (let i = 0; i < 20; i++) nothing(none);
    expect(none.battle.result.over).toBe(false);
  });

  it('[DW-VII-10] it is a draw if all players offer one in the same round', () => {
    const s = given({ at: 'battle.round', units: field });
    s.signal({ type: 'offerDraw', seat: 'ork' });
    expect(s.battle.result.over).toBe(false);
    nothing(s);
    expect(s.state.draws).toEqual([]);
    s.signal({ type: 'offerDraw', seat: 'imperial' }).signal({ type: 'offerDraw', seat: 'imperial' });
    expect(s.of('drawOffered')).toHaveLength(2);
    s.signal({ type: 'offerDraw', seat: 'ork' });
    expect(s.battle.idle).toBe(true);
    expect(s.battle.result).toMatchObject({ over: true, winners: [], rule: 'DW-VII-10' });
  });

  it('a seat may give up', () => {
    const s = given({
      at: 'battle.round',
      units: { a: { owner: 'imperial', stand: line(0, 20, 4, 4) }, b: { owner: 'ork', stand: line(6, 2, 1, 4) } },
    });
    s.signal({ type: 'resign', seat: 'ork' });
    expect(s.battle.idle).toBe(true);
    expect(s.battle.result.winners).toEqual(['imperial']);
  });
});
