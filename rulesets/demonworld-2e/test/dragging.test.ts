import type { Answer, Placed, Plan } from '@walstatt/engine';
import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { forecast } from '../src/view/forecast.ts';
import { fromGesture } from '../src/view/gestures.ts';
import { centreOf } from '../src/view/grid.ts';
import { given, line, type Place, stand, walking } from './on-table.ts';

type Field = { readonly q: number; readonly r: number };

/** A unit of ten in two ranks that faces north. Its first element is dragged somewhere. */
function dragged(order: 'move' | 'attack', to: Field, turn = 0, enemy: Place = [5, 2, 1]) {
  const s = given({
    at: walking('a'),
    units: {
      a: { owner: 'imperial', order, stand: line(2, 20, 4, 5, 10) },
      b: { owner: 'ork', order: 'hold', stand: [enemy] },
    },
  });
  const look = s.battle.lookAs('imperial') as never;
  const r = s.request('move');
  const gesture = { gesture: 'drag', pieces: ['a'], from: centreOf({ q: 2, r: 20 }), to: centreOf(to), turn } as const;
  const plan = fromGesture(look, r, gesture, null) as Plan;
  const told = forecast(look, r, plan);
  s.answer('move', plan as never);
  return { first: stand(s, 'a').split(' ')[0], told };
}

describe('dragging a unit', () => {
  it('[DW-V-17] leads the grabbed element where it was put, whichever element is nearest', () => {
    expect(dragged('move', { q: 2, r: 16 }).first).toBe('2,16,4');
    expect(dragged('move', { q: 4, r: 16 }).first).toBe('4,16,4');
  });

  it('[DW-V-22] sideways it is shifted, and keeps looking where it looked', () => {
    expect(dragged('move', { q: 1, r: 20 }).first).toBe('1,20,4');
  });

  it('[DW-V-38] on the spot it turns only if that was asked for', () => {
    expect(dragged('move', { q: 2, r: 20 }, 1800).first).toMatch(/,1$/);
  });

  it('leads to the same place whatever was tried before', () => {
    const s = given({
      at: walking('a'),
      units: { a: { owner: 'imperial', order: 'move', stand: line(2, 20, 4, 5, 10) } },
    });
    const look = s.battle.lookAs('imperial') as never;
    const r = s.request('move');
    const drag = (to: Field): Answer => {
      const from = centreOf({ q: 2, r: 20 });
      return fromGesture(look, r, { gesture: 'drag', pieces: ['a'], from, to: centreOf(to), turn: 0 }, null)!;
    };
    const goals = [4, 1, -1].flatMap((q) => [16, 19, 22].map((row) => ({ q, r: row })));
    const first = goals.map(drag);
    expect(goals.toReversed().map(drag).toReversed()).toEqual(first);
    expect(new Set(first.map((plan) => JSON.stringify(plan))).size).toBeGreaterThan(5);
  });

  it('a move into contact says what a strike would need; any other says nothing', () => {
    const { told } = dragged('attack', { q: 4, r: 16 }, 0, [4, 15, 1]);
    expect(told).toMatchObject([{ purpose: 'strike', by: 'a', target: 'b', base: 8, needed: 8, upTo: true }]);
    expect(dragged('attack', { q: 4, r: 17 }).told).toEqual([]);
  });

  it('a strike into the rear of what is attacked is better', () => {
    expect(dragged('attack', { q: 4, r: 16 }, 0, [4, 15, 4]).told).toMatchObject([{ needed: 12 }]);
  });
});

describe('dragging in a set-up', () => {
  const s = scenario(ruleset, { setup: ruleset.guide!.setup as never });
  const r = s.request('deploy', 'imperial');
  const look = s.battle.lookAs('imperial') as never;
  const before = ruleset.requests['deploy']!.witness!(look, r) as unknown as readonly Placed[];
  const unitOf = (p: Placed): string => s.state.elements[p.piece]!.unit;
  const unit = unitOf(before[0]!);
  const own = before.filter((p) => unitOf(p) === unit).map((p) => p.piece);
  const at = (p: Placed): Field => ({ q: p.pose['q']!, r: p.pose['r']! });
  const drag = (pieces: readonly string[], by: Field, turn = 0): readonly Placed[] => {
    const from = at(before.find((p) => p.piece === pieces[0])!);
    const to = centreOf({ q: from.q + by.q, r: from.r + by.r });
    const gesture = { gesture: 'drag', pieces, from: centreOf(from), to, turn } as const;
    return fromGesture(look, r, gesture, before as unknown as Answer) as unknown as readonly Placed[];
  };

  it('moves what was dragged and nobody else', () => {
    const after = drag(own, { q: 1, r: 0 });
    for (const [i, p] of after.entries()) expect(at(p).q - at(before[i]!).q).toBe(unitOf(p) === unit ? 1 : 0);
    const one = drag([own[0]!], { q: 0, r: 1 });
    expect(one.filter((p, i) => at(p).r !== at(before[i]!).r).map((p) => p.piece)).toEqual([own[0]]);
  });

  it('turns about the grabbed element, each looking a sixth further', () => {
    const after = drag(own, { q: 0, r: 0 }, 600);
    expect(at(after[0]!)).toEqual(at(before[0]!));
    expect(after[0]!.pose['facing']).toBe((before[0]!.pose['facing']! + 5) % 6);
    expect(at(after[1]!)).not.toEqual(at(before[1]!));
  });
});
