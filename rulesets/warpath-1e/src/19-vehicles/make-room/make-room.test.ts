import { Battle, Eyes, type Pending, scriptedDice } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { begun, drive, type Field, type Ground, look, play, propose, stateOf } from '../../../test/field.ts';
import { hero, men, order, tank } from '../../../test/pieces.ts';
import { refuseIncoherent } from '../../01-units/coherency.ts';
import { modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { standingOf } from '../../07-measuring/table-top.ts';
import { drivenBy } from '../../08-movement/order/activity.ts';
import { ruleset } from '../../index.ts';
import type { Look } from '../../kit.ts';
import { inTheWay } from './request.ts';

const put = (model: number, x: number, y: number) => ({ piece: `b.${model}`, pose: { x: inches(x), y: inches(y) } });

/** A tank that must stop among five men, because a friend stands where it would come out. */
function amongThem() {
  const tank = (y: number, facing: number) => ({
    at: [10, y] as const,
    profile: { type: 'vehicle' as const, move: 4 },
    facing,
  });
  const s = play({
    red: { r: tank(8, 900), f: tank(21, 0) },
    blue: {
      b: {
        models: [
          [7.8, 15],
          [8.9, 15],
          [10, 15],
          [11.1, 15],
          [12.2, 15],
        ],
      },
    },
    dice: [1, 1],
  });
  return s
    .answer('moveUnit', 'r')
    .answer('order', 'fullPower')
    .answer('drive', drive('r', { go: 8 }));
}

describe('making room for a vehicle', () => {
  it('[WP-VEHICLE-23] the models are moved just as much as needed, not to the other end of the table', () => {
    const s = amongThem();
    expect(s.request('makeRoom').by).toBe('red');
    const refusal = s.refused('makeRoom', [put(1, 25, 40), put(2, 45, 40), put(3, 65, 40)]);
    expect(refusal).toMatchObject({ code: 'fartherThanNeeded', rule: 'WP-VEHICLE-23' });
    expect(refusal.limit).toBeLessThan(inches(5));
  });

  it('[WP-VEHICLE-23] [WP-G-02] they stay in coherency where there is room for that', () => {
    const s = amongThem();
    expect(s.refused('makeRoom', [put(1, 7.8, 17.6), put(2, 10, 12.9), put(3, 12.2, 17.6)])).toMatchObject({
      rule: 'WP-UNIT-03',
    });
    propose(s, 'makeRoom');
    const look = new Eyes(ruleset, s.state) as unknown as Look;
    expect(refuseIncoherent(look, standingOf(look, 'b')!.bodies, s.state.units['b']!.leader)).toBeNull();
  });
});

/** A tank at (10, 15), 4.5 inches long to the north and 3 wide, that stands on men and has nowhere to go. */
const onThem = (models: readonly (readonly [number, number])[], ground: Record<string, Ground> = {}) => {
  const red = { r: tank([10, 15]), f: hero([60, 46.5]) };
  const f: Field = { red, blue: { b: men(models), e: hero([60, 40]) }, ground };
  const { agenda } = stateOf(f);
  const c = { unit: 'r', over: 'b' };
  return stateOf({ ...f, state: { agenda: [...agenda, { do: 'makeRoom', at: 'place', c }] } });
};

const house = (from: readonly [number, number], to: readonly [number, number]): Ground => ({
  kind: 'blocking',
  from,
  to,
});

/** Houses all around the hull of that tank. */
const walled = {
  west: house([0, 0], [8.5, 48]),
  east: house([11.5, 0], [50, 48]),
  south: house([8.5, 0], [11.5, 12.75]),
  north: house([8.5, 17.25], [11.5, 48]),
};

/** Those in the west leave room for a single model. */
const pocket = {
  west: house([0, 0], [6.9, 48]),
  southWest: house([6.9, 0], [8.5, 14.2]),
  northWest: house([6.9, 15.8], [8.5, 48]),
};

describe('room for models under a vehicle', () => {
  it('[WP-VEHICLE-23] is given by nobody else, and only by those who are under it', () => {
    const s = play({
      red: { r: tank([10, 8], 900, { move: 4 }), f: tank([10, 21], 0) },
      blue: { a: hero([10, 11.2]), b: hero([9.2, 15]), d: hero([10.8, 15]) },
      dice: [1, 1, 1, 1, 1, 1],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.of('overran').map((e) => e.over)).toEqual(['a', 'b', 'd']);
    const asked = [];
    while (s.asked.includes('red:makeRoom')) {
      asked.push(s.request('makeRoom').args.unit);
      propose(s, 'makeRoom');
    }
    expect(asked).toEqual(['b', 'd']);
    expect(s.of('pushed').map((e) => e.unit)).toEqual(['b', 'd']);
  });

  it('[WP-VEHICLE-23] must be given within half an inch of where it is found, on nobody and nothing', () => {
    const to = (x: number) => [{ piece: 'b.0', pose: { x: inches(10) - x, y: inches(15) } }];
    const { limit } = begun({ state: onThem([[10, 15]]) }).refused('makeRoom', to(inches(9)));
    expect(limit).toBe(inches(2.5));
    const s = begun({ state: onThem([[10, 15]]) });
    expect(s.refused('makeRoom', to(inches(2.5) + 1))).toMatchObject({ code: 'fartherThanNeeded', limit });
    expect(s.refused('makeRoom', to(inches(1.9)))).toMatchObject({ code: 'onUnit', args: { unit: 'r' } });
    s.answer('makeRoom', to(inches(2.5)));
    expect(modelsOf(s.state.units['b']!)).toMatchObject([{ x: inches(7.5), y: inches(15) }]);
  });

  it('[WP-VEHICLE-23] need not be given where there is none for all of them', () => {
    for (const state of [
      onThem([[10, 15]], walled),
      onThem(
        [
          [9.6, 14.5],
          [9.6, 15.6],
        ],
        { ...walled, ...pocket },
      ),
    ]) {
      const events: string[] = [];
      // Models stay where nobody can stand: no law of a scenario allows that.
      const battle = Battle.begin(ruleset, state, {
        dice: scriptedDice([]),
        watch: { applied: (e) => events.push(e.type) },
      });
      const [{ id, request }] = battle.pending as [Pending];
      expect(ruleset.requests['makeRoom']!.witness!(battle.look, request as never)).toBeNull();
      const out = inTheWay(battle.look, 'r', 'b').map((i) => put(i, 5 + 2 * i, 15));
      expect(battle.answer(id, out)).toMatchObject({ code: 'onTerrain' });
      expect(battle.answer(id, [])).toBeNull();
      expect(events).not.toContain('pushed');
      expect(battle.pending.map((p) => p.request.name)).toEqual(['moveUnit']);
    }
  });

  it('[WP-VEHICLE-23] is asked for once, also where there is none', () => {
    const state = onThem([[10, 15]], walled);
    const c = { ...drivenBy(new Eyes(ruleset, state) as unknown as Look, 'r', 'fullPower'), over: ['b'] };
    state.agenda.splice(-1, 1, { do: 'drive', at: 'makeRoom', c, reply: null } as never);
    const battle = Battle.begin(ruleset, state, { dice: scriptedDice([]) });
    const asked = battle.pending.map((p) => p.request.name);
    expect(battle.answer(battle.pending[0]!.id, [])).toBeNull();
    expect([...asked, ...battle.pending.map((p) => p.request.name)]).toEqual(['makeRoom', 'moveUnit']);
  });

  it('[WP-VEHICLE-23] [WP-G-02] tears a unit apart where there is no other', () => {
    // A comrade stands in the room to the west. To the east there is room for one model, and to the north for another.
    const ground = {
      ...pocket,
      south: walled.south,
      southEast: house([11.5, 0], [13.1, 14.2]),
      northEast: house([11.5, 15.8], [13.1, 48]),
      east: house([13.1, 0], [50, 48]),
      behind: house([8.5, 17.25], [11.5, 19]),
      besideWest: house([8.5, 19], [9.2, 20.6]),
      besideEast: house([10.8, 19], [11.5, 20.6]),
      far: house([8.5, 20.6], [11.5, 48]),
    };
    const models = [
      [9.6, 14.5],
      [9.6, 15.6],
      [7.7, 15],
    ] as const;
    const s = begun({ state: onThem(models, ground) });
    propose(s, 'makeRoom');
    const ends = modelsOf(s.state.units['b']!)!.map(({ x, y }) => [
      Math.round(x / inches(1)),
      Math.round(y / inches(1)),
    ]);
    expect(ends).toEqual([
      [12, 15],
      [10, 20],
      [8, 15],
    ]);
  });

  it('[WP-VEHICLE-23] is given by nobody who is gone, nor to a vehicle that is', () => {
    const at = (more: Field) =>
      inTheWay(look({ red: { r: tank([10, 15]) }, blue: { b: hero([10, 15]) }, ...more }), 'r', 'b');
    const gone = { where: { at: 'gone' } } as const;
    expect(at({})).toEqual([0]);
    expect(at({ blue: { b: hero([10, 15], {}, gone) } })).toEqual([]);
    expect(at({ red: { r: tank([10, 15], 900, {}, gone) } })).toEqual([]);
  });

  it('[WP-G-56] is no longer asked for when their player gives up and an ally fights on', () => {
    const seats = ['red', 'blue', 'ally'].map((id) => ({ id, side: id === 'ally' ? 'blue' : id }));
    const s = play({
      red: { r: tank([10, 8], 900, { move: 4 }), f: tank([10, 21], 0) },
      blue: { b: hero([10, 15]), c: { at: [50, 40], with: { owner: 'ally' } } },
      state: { seats },
      dice: [1, 1],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 8 }));
    expect(s.asked).toEqual(['red:makeRoom']);
    s.signal({ type: 'resign', seat: 'blue' });
    expect(s.asked).toEqual(['red:moveUnit']);
    expect(s.of('pushed')).toEqual([]);
  });
});
