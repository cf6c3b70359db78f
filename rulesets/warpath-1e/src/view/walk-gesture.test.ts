import type { Plan } from '@walstatt/engine';
import { tellRefusal } from '@walstatt/engine/host';
import type { Gesture } from '@walstatt/scene';
import { describe, expect, it } from 'vitest';
import { type Field, play } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

/** Five models side by side, the first in the middle, that were told to advance. */
const advancing = (ground: Field['ground'] = {}) =>
  play({ red: { r: { at: [20, 10] } }, blue: { b: { at: [60, 40] } }, ground })
    .answer('moveUnit', 'r')
    .answer('order', 'advance');

type Played = ReturnType<typeof advancing>;

const first = (s: Played) => {
  const { where } = s.state.units['r']!;
  return where.at === 'table' ? where.models[0]! : null!;
};

/** The unit dragged by its first model so far, in inches. */
function drag(s: Played, dx: number, dy: number, turn = 0): Plan {
  const { x, y } = first(s);
  const to = { x: x + inches(dx), y: y + inches(dy) };
  const gesture: Gesture = { gesture: 'drag', pieces: ['r'], from: { x, y }, to, turn };
  return ruleset.fromGesture!(s.battle.lookAs('red'), s.request('walk'), gesture, null) as Plan;
}

const endOf = (plan: Plan, mover: string) =>
  plan.find((p) => p.mover === mover)!.legs.at(-1) as never as { x: number; y: number };

describe('walks drawn on the table', () => {
  const wood = { wood: { kind: 'difficult', cover: 'soft', from: [0, 12], to: [40, 30] } } as const;

  it('[WP-MOVE-03] what goes beyond the move is cut', () => {
    const s = advancing();
    const plan = drag(s, 0, 9);
    expect((endOf(plan, 'r.0').y - first(s).y) / inches(1)).toBeCloseTo(5, 2);
    s.answer('walk', plan);
  });

  it('[WP-TERRAIN-12] what goes into difficult terrain is cut sooner', () => {
    const s = advancing(wood);
    const plan = drag(s, 0, 9);
    // Two inches to the wood, and half of the other three in it.
    expect((endOf(plan, 'r.0').y - first(s).y) / inches(1)).toBeCloseTo(3.5, 1);
    s.answer('walk', plan);
  });

  it('[WP-TERRAIN-12] a refusal says that it was counted twice', () => {
    const s = advancing(wood);
    const { where } = s.state.units['r']!;
    const far = (where.at === 'table' ? where.models : []).map(({ x, y }, i) => ({
      mover: `r.${i}`,
      legs: [{ leg: 'to', x, y: y + inches(5) }],
    }));
    const refusal = s.refused('walk', far);
    expect(tellRefusal(ruleset, s.state, refusal, 'en')).toContain('difficult terrain counted twice');
    expect(tellRefusal(ruleset, s.state, refusal, 'de')).toContain('in schwierigem Gelände doppelt gezählt');
  });

  it('a formation turns about the model that was grabbed', () => {
    const s = advancing();
    const { x, y } = first(s);
    const plan = drag(s, 0, 0, 900);
    expect(plan.find((p) => p.mover === 'r.0')!.legs).toEqual([]);
    const ends = ['r.1', 'r.2', 'r.3', 'r.4'].map((m) => endOf(plan, m));
    expect(ends.every((e) => Math.abs(e.x - x) <= 1)).toBe(true);
    expect(new Set(ends.map((e) => Math.sign(e.y - y)))).toEqual(new Set([1, -1]));
    s.answer('walk', plan);
  });
});
