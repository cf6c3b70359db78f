import type { Plan } from '@walstatt/engine';
import type { Gesture } from '@walstatt/scene';
import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

const charging = () =>
  play({ red: { r: { at: [20, 10] } }, blue: { b: { at: [22, 17] } } })
    .answer('moveUnit', 'r')
    .answer('order', 'charge');

type Played = ReturnType<typeof charging>;

const proposed = (s: Played) =>
  ruleset.requests['chargeMove']!.witness!(s.battle.lookAs('red'), s.request('chargeMove')) as unknown as Plan;

function drag(s: Played, pieces: readonly string[], dx: number, dy: number): Plan {
  const { where } = s.state.units['r']!;
  const { x, y } = where.at === 'table' ? where.models[0]! : null!;
  const to = { x: x + inches(dx), y: y + inches(dy) };
  const gesture: Gesture = { gesture: 'drag', pieces, from: { x, y }, to, turn: 0 };
  return ruleset.fromGesture!(s.battle.lookAs('red'), s.request('chargeMove'), gesture, null) as Plan;
}

describe('charges drawn on the table', () => {
  it.each([
    ['at the target', 2, 7],
    ['past it', 3, 12],
  ])('[WP-CHARGE-13] a unit that is dragged %s goes the way that is proposed', (_, dx, dy) => {
    const s = charging();
    const plan = drag(s, ['r'], dx, dy);
    expect(plan).toEqual(proposed(s));
    s.answer('chargeMove', plan);
  });

  it('[WP-CHARGE-13] a drag that stays short of the target is taken as it is', () => {
    const s = charging();
    expect(s.refused('chargeMove', drag(s, ['r'], 0, 3)).code).toBe('nearestStaysAway');
  });

  it('[WP-PASS-03] so is that of a single model', () => {
    const s = charging();
    const plan = drag(s, ['r.0'], 2, 7);
    expect(plan.map((p) => p.mover)).toEqual(['r.0']);
    expect(s.refused('chargeMove', plan).code).toBe('throughUnit');
  });
});
