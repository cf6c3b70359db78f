import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { describe, expect, it } from 'vitest';
import { begun, look, type Piece, play, propose } from '../../test/field.ts';
import { battleOf } from '../../test/setup.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';
import { bearersRequest } from './request.ts';

const GUNS = ['heat-cannon', 'hailstorm-cannon'];
const gunners = (open: boolean, where: object): Piece => ({
  profile: { weapons: GUNS },
  with: { where, bearersOpen: open } as never,
});
const aboard = (of: string, open = true): Piece => gunners(open, { at: 'aboard', of });
const truck = (x: number, y: number, more = {}): Piece => ({
  at: [x, y],
  profile: { type: 'vehicle', capacity: 10 },
  with: { order: 'halt', ...more },
});
const far: Piece = { at: [60, 40] };

const bearersOf = (s: { state: { units: Record<string, { weapons: { bearer: number }[] }> } }, id: string): number[] =>
  s.state.units[id]!.weapons.map((w) => w.bearer);

describe('who carries the special weapons', () => {
  const setup = battleOf(
    [{ unit: 'steel-warriors-section', weapons: ['heat-cannon'] }, 'example-mule-carrier'],
    ['demo-grunts'],
    { condition: 'meatGrinder' },
  );

  it('[WP-G-51] is asked when the unit has been placed: any different models but the leader', () => {
    const s = begun({ setup: { scenario: 'demo' } }).answer('deploy', 'fathers2');
    propose(s, 'deployPlace');
    expect(s.asked).toEqual(['fathers:bearers']);
    expect(s.state.units['fathers2']!.where.at).toBe('table');
    const r = s.request('bearers');
    expect(r.kind === 'assign' && r.items.map((i) => i.options.length)).toEqual([4, 4, 4, 4]);
    // Two heat cannons and two hailstorm cannons: each can be told from its like.
    expect(r.kind === 'assign' && r.items.map((i) => (i.args as { nth: number }).nth)).toEqual([1, 2, 1, 2]);
    expect(s.refused('bearers', { w0: 'm0', w1: 'm2', w2: 'm3', w3: 'm4' }).code).toBe('notOffered');
    expect(s.refused('bearers', { w0: 'm1', w1: 'm1', w2: 'm3', w3: 'm4' })).toMatchObject({ rule: 'WP-G-51' });
    s.answer('bearers', { w0: 'm4', w1: 'm3', w2: 'm2', w3: 'm1' });
    expect(bearersOf(s, 'fathers2')).toEqual([4, 3, 2, 1]);
    expect(s.asked).toEqual(['fathers:deploy']);
  });

  it('[WP-G-51] who goes on carrying his weapon is not told of, and a default gives no model two of them', () => {
    const s = begun({ setup: { scenario: 'demo' } }).answer('deploy', 'fathers2');
    propose(s, 'deployPlace').answer('bearers', { w0: 'm1', w1: 'm2', w2: 'm4', w3: 'm3' });
    expect(s.of('bearerChosen').map((e) => [e.weapon, e.bearer])).toEqual([
      [2, 4],
      [3, 3],
    ]);
    const items = ['w0', 'w1'].map((id) => ({ id, args: {}, options: ['m1', 'm2'] }));
    expect(bearersRequest.witness!(s.battle.look, { items } as never)).toEqual({ w0: 'm1', w1: 'm2' });
  });

  it('[WP-G-51] taken back, the models still stand there; taken back once more, they do not', () => {
    const s = begun({ setup: { scenario: 'demo' } }).answer('deploy', 'fathers2');
    propose(s, 'deployPlace').answer('bearers', { w0: 'm4', w1: 'm3', w2: 'm2', w3: 'm1' });
    s.undo('fathers');
    expect(s.asked).toEqual(['fathers:bearers']);
    expect(bearersOf(s, 'fathers2')).toEqual([1, 2, 3, 4]);
    s.undo('fathers');
    expect(s.asked).toEqual(['fathers:deployPlace']);
  });

  it('[WP-G-51] held back it is asked on arrival, once, before the unit moves', () => {
    const s = begun({ setup, dice: [6, 1, 2, 5, 1] })
      .answer('edge', 'south')
      .answer('deploy', 'red1');
    s.answer('deployHow', 'reserve');
    expect(s.asked).toEqual(['blue:deployHow']);
    s.answer('deployHow', 'table');
    propose(propose(s, 'deployPlace'), 'bearers');
    s.answer('deployHow', 'table');
    propose(s, 'deployPlace').answer('firstTurn', 'red');
    propose(s, 'arrive');
    expect(s.asked).toEqual(['red:bearers']);
    expect(s.state.units['red1']!.where.at).toBe('table');
    s.answer('bearers', { w0: 'm7' });
    expect(bearersOf(s, 'red1')).toEqual([7]);
    expect(s.asked).toEqual(['red:walk']);
    s.end('walk');
  });

  it('[WP-G-51] deployed in a transport it is asked when the unit first gets out, and never again', () => {
    const s = begun({ setup, dice: [6, 1, 2, 5] })
      .answer('edge', 'south')
      .answer('deploy', 'red2');
    s.answer('deployHow', 'table');
    propose(s, 'deployPlace').answer('deployHow', 'table');
    propose(propose(s, 'deployPlace'), 'bearers');
    s.answer('deployHow', 'red2');
    expect(s.asked).toEqual(['blue:firstTurn']);
    s.answer('firstTurn', 'red').answer('moveUnit', 'red2').answer('order', 'halt').answer('moveUnit', 'red1');
    propose(s, 'disembark');
    expect(s.asked).toEqual(['red:bearers']);
    expect(s.state.units['red1']!.where.at).toBe('table');
    s.answer('bearers', { w0: 'm3' });
    expect(s.asked).toEqual(['red:walk']);
    expect(bearersOf(s, 'red1')).toEqual([3]);
    const again = play({ red: { t: truck(20, 20), p: aboard('t', false) }, blue: { far } });
    again.answer('moveUnit', 'p');
    propose(again, 'disembark');
    expect(again.asked).toEqual(['red:walk']);
  });

  it('[WP-G-51] thrown out of a wreck it is asked before the hits', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [50, 40] } },
      blue: { t: truck(20, 20, { hurt: true, damage: 5 }), p: aboard('t') },
      dice: [6, 5],
    });
    s.answer('shootUnit', null);
    propose(s, 'wreck');
    expect(s.asked).toEqual(['blue:bearers']);
    s.moreDice(1, 1).answer('bearers', { w0: 'm4', w1: 'm2' });
    expect(bearersOf(s, 'p')).toEqual([4, 2]);
    expect(s.of('damaged').filter((e) => e.unit === 'p')).toEqual([]);
  });

  it('[WP-G-51] is not asked where only one model can carry the only weapon', () => {
    const pair = { id: 'pair', race: 'x', type: 'infantry', models: 2, move: 5, toHit: 4, defence: 4, morale: [9, 11] };
    const s = begun({
      setup: battleOf([{ ...pair, points: 50, weapons: ['heat-cannon'] }], ['demo-grunts'], {
        condition: 'meatGrinder',
      }),
      dice: [6, 1],
    });
    s.answer('edge', 'south').answer('deployHow', 'table');
    propose(s, 'deployPlace');
    expect(s.asked).toEqual(['blue:deployHow']);
    expect(bearersOf(s, 'red1')).toEqual([1]);
  });

  it('[WP-G-51] a position file says whether it is still to be asked', () => {
    const text = (more: string): string => `ruleset: warpath-1e
mission: battle
condition: meatGrinder
turn: 11
first: red
active: red
at: battle.turns / turn.movement {seat: red, side: red} / startOfTurn {seat: red, side: red}
units:
  r: {owner: red, unit: demo-grunts, where: {at: reserve}${more}}
  b: {owner: blue, unit: demo-grunts, at: [20in, 40in]}
`;
    const asks = (position: string): string[] => propose(begun({ position }), 'arrive').asked;
    expect(asks(text(', bearersOpen: true'))).toEqual(['red:bearers']);
    expect(asks(text(''))).toEqual(['red:walk']);
    const parsed = parsePosition(ruleset, text(', bearersOpen: true'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(asks(writePosition(ruleset, parsed.state))).toEqual(['red:bearers']);
  });

  it('shows on the table which model is which', () => {
    const l = look({ red: { r: { at: [20, 20], profile: { weapons: GUNS } } }, phase: 'free' });
    const request = {
      kind: 'assign',
      name: 'bearers',
      by: 'red',
      rule: 'WP-G-51',
      args: { unit: 'r' },
      items: [],
      options: [{ id: 'm2', args: { unit: 'r', model: 2 } }],
    } as const;
    const shown = ruleset.overlays!(l, { request, option: 'm2' } as never);
    const { where } = l.state.units['r']!;
    const third = where.at === 'table' ? where.models[2]! : { x: 0, y: 0 };
    expect(shown.filter((o) => o.overlay === 'label').map((o) => o.text)).toEqual(['2', '3', '4', '5']);
    expect(shown).toContainEqual({ overlay: 'label', at: { x: third.x, y: third.y }, text: '3', tone: 'good' });
    expect(shown).toContainEqual({ overlay: 'highlight', id: 'r.2', tone: 'good' });
  });
});

describe('who fires', () => {
  it('[WP-BFG-07] is shown on the table: the line of aim goes from the bearer', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [20, 20], profile: { weapons: GUNS } } },
      blue: { b: { at: [20, 34], profile: { type: 'hero', defence: 6 } }, c: { at: [30, 34] } },
      dice: [1, 1, 1, 1],
    });
    s.answer('shootUnit', 'r');
    const shown = (name: 'attack' | 'target', option: string) =>
      ruleset.overlays!(s.battle.lookAs('red'), { request: s.request(name), option } as never);
    const { where } = s.state.units['r']!;
    const models = where.at === 'table' ? where.models : [];
    expect(shown('attack', 'own')).toEqual([]);
    expect(shown('attack', 'w1')).toEqual([{ overlay: 'highlight', id: 'r.2', tone: 'good' }]);
    s.answer('attack', 'w1');
    expect(shown('target', 'b')[0]).toMatchObject({ overlay: 'line', from: { x: models[2]!.x, y: models[2]!.y } });
    s.answer('target', 'b');
    const [shot] = s.of('shotFired');
    expect(ruleset.overlays!(s.battle.lookAs('red'), shot!)[0]).toMatchObject({ from: { x: models[2]!.x } });
  });
});

describe('the distance on the table', () => {
  it('[WP-MEASURE-04] [WP-G-16] is the one that the rules measure: of the nearest models, or of the model that carries the weapon', () => {
    const s = play({
      phase: 'shooting',
      red: {
        r: {
          models: [
            [20, 20],
            [20, 22],
            [21, 20],
            [22, 20],
            [23, 20],
          ].map(([x, y]) => [x!, y!] as const),
          profile: { weapons: GUNS },
        },
      },
      blue: { b: { models: [[20, 34]], profile: { models: 1 } }, c: { at: [40, 34] } },
      dice: [1, 1, 1, 1, 1],
    });
    s.answer('shootUnit', 'r');
    const far = (attack: string) => {
      const request = { kind: 'choose', name: 'target', args: { unit: 'r', attack }, options: [{ id: 'b' }] };
      return ruleset.overlays!(s.battle.lookAs('red'), { request, option: 'b' } as never)[0];
    };
    expect(far('own')).toMatchObject({ overlay: 'line', text: '11″' });
    expect(far('w1')).toMatchObject({ overlay: 'line', text: '13″' });
    s.answer('attack', 'own').answer('target', 'b');
    expect(ruleset.overlays!(s.battle.lookAs('red'), s.of('shotFired')[0]!)[0]).toMatchObject({ text: '11″' });
  });
});

describe('time runs out while it is asked', () => {
  it('[WP-TIME-10] [WP-G-51] in the deployment: the preset holds, the unit stays where it was put', () => {
    const s = begun({ setup: { scenario: 'demo', options: { clock: 'turn' } } }).answer('deploy', 'fathers2');
    propose(s, 'deployPlace');
    const placed = structuredClone(s.state.units['fathers2']!.where);
    expect(ruleset.timer!(s.battle.lookAs('fathers') as never)).toMatchObject({ counts: 'deploy fathers2' });
    s.signal({ type: 'deployTimeOut', seat: 'fathers' });
    expect(s.asked).toEqual(['fathers:deploy']);
    expect(s.state.units['fathers2']!.where).toEqual(placed);
    expect(bearersOf(s, 'fathers2')).toEqual([1, 2, 3, 4]);
  });

  it('[WP-TIME-08] [WP-G-51] in a turn: the preset holds and it is not asked again', () => {
    const s = play({
      phase: 'start',
      red: { r: gunners(true, { at: 'reserve' }), q: { at: [50, 10] } },
      blue: { far },
      dice: [1],
    });
    propose(s, 'arrive');
    expect(s.asked).toEqual(['red:bearers']);
    s.signal({ type: 'turnTimeOut', seat: 'red' });
    expect(s.asked).toEqual(['blue:moveUnit']);
    expect(s.state.units['r']).toMatchObject({ where: { at: 'table' }, bearersOpen: false });
    expect(bearersOf(s, 'r')).toEqual([1, 2]);
    const leaving = play({ red: { t: truck(20, 20), p: aboard('t') }, blue: { far } }).answer('moveUnit', 'p');
    propose(leaving, 'disembark').signal({ type: 'turnTimeOut', seat: 'red' });
    expect(leaving.asked).toEqual(['blue:moveUnit']);
    expect(leaving.state.units['p']!.bearersOpen).toBe(false);
  });

  it('[WP-TIME-06] a chess clock: the units are gone and nothing is asked any more', () => {
    const s = begun({ setup: { scenario: 'demo', options: { clock: 'chess' } } }).answer('deploy', 'fathers2');
    propose(s, 'deployPlace').signal({ type: 'clockOut', seat: 'fathers' });
    expect(s.asked).toEqual([]);
    expect(s.state).toMatchObject({ over: true, winners: ['marauders'] });
  });
});

describe('until it is known', () => {
  it('[WP-SPECIAL-45] passengers of an open transport fire from it, whoever carries the weapon', () => {
    const s = play({
      phase: 'shooting',
      red: {
        t: { ...truck(20, 20), profile: { type: 'vehicle', capacity: 10, specials: ['openTopped'] } },
        p: aboard('t'),
      },
      blue: { b: { models: [[20, 32]], profile: { models: 1, defence: 6 } } },
      dice: [1],
    });
    s.answer('shootUnit', 'p').answer('attack', 'w0');
    expect(s.of('shotFired')).toMatchObject([{ unit: 'p', with: 'w0', target: 'b' }]);
    expect(s.question('canShoot', { unit: 'p', target: 'b', with: 'w0' })).toMatchObject({ distance: inches(11) });
  });
});
