import { refuse } from '@walstatt/engine/host';
import { hex } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { given, line, type Table, walking } from '../../../test/on-table.ts';
import { unitsTouching } from '../../01-introduction/board/contact.ts';
import { middleOf, nearestTo } from '../../01-introduction/board/nearest.ts';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { isUnitOrdered } from '../../01-introduction/formation/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { scripts } from './index.ts';
import { orderFor } from './orders.ts';
import { otherMoves } from './other-moves.ts';
import { gapTo, reachOf } from './reach.ts';
import { shotsAt } from './shoot.ts';

/** `a` makes its move as a script says. Returns the table before and after. */
function moved(script: string, aim: string | null, units: Table['units']): { before: Look; after: Look } {
  const s = given({ at: walking('a'), units });
  const before = s.battle.lookAs('imperial') as Look;
  const answer = scripts.scripts[script]!.answers.move!(before, s.request('move'), { unit: 'a', aim });
  s.answer('move', answer);
  return { before, after: s.battle.lookAs('imperial') as Look };
}

const lookAt = (units: Table['units']): Look => given({ at: 'battle.round', units }).battle.lookAs('imperial') as Look;

/** Ten in two ranks looking north, and the enemy so many rows away. */
const facing = (rows: number, order: 'attack' | 'move' | 'hold' | 'skirmish' = 'attack'): Table['units'] => ({
  a: { owner: 'imperial', order, stand: line(0, 24, 4, 5, 10) },
  b: { owner: 'ork', order: 'attack', stand: line(16 - Math.ceil((24 - rows) / 2), 24 - rows, 1, 5, 10) },
});

describe('a charging unit', () => {
  it('attacks an enemy within reach', () => {
    const { before, after } = moved('charge', 'b', facing(5));
    expect(unitsTouching(before, 'a')).toEqual([]);
    expect(unitsTouching(after, 'a')).toEqual(['b']);
  });

  it('comes as near as it can to one that is too far', () => {
    const { before, after } = moved('charge', 'b', facing(16, 'move'));
    expect(gapTo(before, 'a', 'b') - gapTo(after, 'a', 'b')).toBe(8);
    expect(isUnitOrdered(after, 'a')).toBe(true);
  });

  it('goes round friends who are in the way', () => {
    const { after } = moved('charge', 'c', {
      a: { owner: 'imperial', order: 'attack', stand: line(-3, 15, 4, 4) },
      b: { owner: 'imperial', order: 'attack', stand: line(0, 13, 4, 4), moved: true },
      c: { owner: 'ork', order: 'attack', stand: line(3, 12, 1, 5), moved: true },
    });
    expect(unitsTouching(after, 'a')).toEqual(['c']);
  });
});

describe('other moves', () => {
  const wide = (rows: number): Asked<'move'> & { look: Look } => {
    const s = given({
      at: walking('a'),
      units: {
        a: { owner: 'imperial', order: 'attack', stand: line(-8, 24, 4, 8, 10) },
        b: { owner: 'ork', order: 'hold', stand: line(rows / 2 - 1, 24 - rows, 1, 8, 10) },
      },
    });
    return { ...(s.request('move') as Asked<'move'>), look: s.battle.lookAs('imperial') as Look };
  };

  it('are attacks by many, not a wheel that swings one element against an enemy far away', () => {
    const far = wide(8);
    expect(otherMoves(far.look, far)).toEqual([]);
    const near = wide(4);
    expect(otherMoves(near.look, near).length).toBeGreaterThan(0);
  });
});

describe('other scripts', () => {
  it('await: the unit comes up, stays in line and ends where it cannot be attacked', () => {
    const { before, after } = moved('await', null, facing(12, 'move'));
    expect(gapTo(after, 'a', 'b')).toBeLessThan(gapTo(before, 'a', 'b'));
    expect(gapTo(after, 'a', 'b')).toBe(reachOf(after, 'b') + 1);
    expect(isUnitOrdered(after, 'a')).toBe(true);
  });

  it('await: who comes within reach is attacked', () => {
    expect(unitsTouching(moved('await', null, facing(4)).after, 'a')).toEqual(['b']);
  });

  it('stand: the unit turns to the enemy and goes nowhere', () => {
    const units = facing(5, 'hold');
    const { before, after } = moved('stand', null, { ...units, a: { ...units['a']!, stand: line(0, 22, 2, 5, 10) } });
    const [was, is] = [bodyOf(before.state, 'a'), bodyOf(after.state, 'a')];
    const foe = nearestTo(middleOf(is), bodyOf(after.state, 'b'))!;
    expect(was.some((p) => hex.isInArc(p, foe, hex.cornerHeading(p.facing), 1))).toBe(false);
    expect(is.some((p) => hex.isInArc(p, foe, hex.cornerHeading(p.facing), 1))).toBe(true);
    expect(Math.max(...is.map((p, i) => hex.distance(p, was[i]!)))).toBeLessThanOrEqual(1);
  });

  it('give ground: the unit goes back two fields and still faces the enemy', () => {
    const { before, after } = moved('giveGround', null, facing(5, 'move'));
    expect(gapTo(after, 'a', 'b')).toBe(gapTo(before, 'a', 'b') + 2);
    expect(bodyOf(after.state, 'a').every((p) => p.facing === 4)).toBe(true);
  });

  it('shoot: archers come just within range and see the enemy', () => {
    const units = facing(14, 'move');
    const { before, after } = moved('shoot', 'b', { ...units, a: { ...units['a']!, card: 'bows' } });
    expect(shotsAt(before, 'a', 'b')).toBe(0);
    expect(gapTo(after, 'a', 'b')).toBe(9);
    expect(shotsAt(after, 'a', 'b')).toBeGreaterThan(0);
  });
});

describe('after losses', () => {
  it('those behind a gap step into it', () => {
    const [gap, ...stand] = line(0, 20, 4, 3, 6);
    const look = lookAt({ a: { owner: 'imperial', stand }, b: { owner: 'ork', stand: line(10, 4, 1, 3) } });
    const fields = line(0, 20, 4, 3, 6).map(([q, r]) => ({ q, r }));
    const pieces = look.state.units['a']!.elements;
    const r = { kind: 'place', name: 'closeUp', by: 'imperial', rule: 'DW-IV-48', args: { unit: 'a', fields }, pieces };
    const placed = scripts.answers.closeUp!(look, r as Asked<'closeUp'>, { of: () => null })!;
    expect(placed.some(({ pose }) => pose['q'] === gap![0] && pose['r'] === gap![1])).toBe(true);
    expect(refuse(look as never, r as never, placed)).toBeNull();
  });
});

describe('orders fit what a unit is about', () => {
  const order = (script: string, rows: number, card = 'foot'): string => {
    const units = facing(rows);
    const look = lookAt({ ...units, a: { ...units['a']!, card } });
    return orderFor(look, 'a', { script, aim: script === 'charge' || script === 'shoot' ? 'b' : null });
  };

  it('march from afar, attack from nearby', () => {
    expect([order('charge', 20), order('charge', 12), order('charge', 5)]).toEqual(['move', 'attack', 'attack']);
    expect([order('await', 20), order('await', 5)]).toEqual(['move', 'attack']);
    expect(order('stand', 5)).toBe('hold');
  });

  it('shoot at what is in range', () => {
    expect([order('shoot', 7, 'bows'), order('shoot', 22, 'bows')]).toEqual(['skirmish', 'move']);
  });

  it('are no longer to wait when everybody has waited long enough', () => {
    const s = (round: number): Look => {
      const look = lookAt(facing(9));
      return Object.assign(Object.create(look), { state: { ...look.state, round } });
    };
    expect(scripts.scripts['await']!.aims(s(2), 'a')).toEqual([null]);
    expect(scripts.scripts['await']!.aims(s(30), 'a')).toEqual([]);
  });

  it('send everybody to the fight once all enemies are in it', () => {
    const look = lookAt({
      a: { owner: 'imperial', stand: line(-3, 15, 4, 4) },
      b: { owner: 'imperial', stand: line(0, 13, 4, 4), fought: 1 },
      c: { owner: 'ork', stand: line(3, 12, 1, 5), fought: 1 },
    });
    const open = Object.entries(scripts.scripts).filter(([, s]) => s.aims(look, 'a').length > 0);
    expect(open.map(([name]) => name)).toEqual(['charge']);
    expect(scripts.units(look, 'imperial')).toEqual(['a', 'b']);
  });

  it('leave nobody standing whom no enemy can reach', () => {
    expect(scripts.scripts['stand']!.aims(lookAt(facing(5)), 'a')).toEqual([null]);
    expect(scripts.scripts['stand']!.aims(lookAt(facing(12)), 'a')).toEqual([]);
  });
});
