import type { Plan } from '@walstatt/engine';
import type { Gesture } from '@walstatt/scene';
import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { Profile } from '../data/profile.ts';
import { ruleset } from '../index.ts';

type At = readonly [number, number];

/** A vehicle that looks up the table, with an order to drive. */
const ordered = (order: string, profile: Partial<Profile> = {}) =>
  play({
    red: { r: { models: [[20, 10]], facing: 900, profile: { type: 'vehicle', models: 1, move: 10, ...profile } } },
    blue: { b: { at: [60, 40] } },
  })
    .answer('moveUnit', 'r')
    .answer('order', order);

/** What is drawn, in inches from where the vehicle was taken. */
function draw(s: ReturnType<typeof ordered>, way: readonly At[], turn = 0): Plan {
  const points = ([[0, 0], ...way] as At[]).map(([x, y]) => ({ x: inches(30 + x), y: inches(20 + y) }));
  const common = { pieces: ['r'], turn };
  const gesture: Gesture =
    points.length === 2
      ? { gesture: 'drag', ...common, from: points[0]!, to: points[1]! }
      : { gesture: 'draw', ...common, points };
  return ruleset.fromGesture!(s.battle.lookAs('red'), s.request('drive'), gesture, null) as Plan;
}

const legsOf = (plan: Plan): (readonly [string, number])[] =>
  plan[0]!.legs.map((l) => [l.leg, l.leg === 'turn' ? Number(l['by']) / 10 : Number(l['distance']) / inches(1)]);

describe('drives drawn on the table', () => {
  it('[WP-VEHICLE-06] a manoeuvre with a waypoint goes, turns and goes', () => {
    const s = ordered('manoeuvre');
    // Nobody hits the axis: the first part is taken as straight, the second leads to the point that was drawn.
    const plan = draw(s, [
      [0.4, 4],
      [3, 4],
    ]);
    expect(legsOf(plan)).toEqual([
      ['go', 4],
      ['turn', -90],
      ['go', 3],
    ]);
    s.answer('drive', plan);
    const { where } = s.state.units['r']!;
    expect(where.at === 'table' && where.models).toEqual([{ x: inches(23), y: inches(14), facing: 0 }]);
  });

  it('[WP-VEHICLE-05] what goes beyond the move is cut, from the last part first', () => {
    const legs = legsOf(
      draw(ordered('manoeuvre'), [
        [0, 6],
        [8, 6],
      ]),
    );
    expect(legs).toEqual([
      ['go', 6],
      ['turn', -90],
      ['go', 4],
    ]);
  });

  it('[WP-VEHICLE-05] backwards both before and after the turn', () => {
    const s = ordered('manoeuvre');
    const plan = draw(s, [
      [0, -4],
      [3, -4],
    ]);
    expect(legsOf(plan)).toEqual([
      ['go', -4],
      ['turn', 90],
      ['go', -3],
    ]);
    s.answer('drive', plan);
  });

  it('[WP-VEHICLE-06] one part turns first, as before; with a turn asked for in the end it goes straight', () => {
    const s = ordered('manoeuvre');
    expect(legsOf(draw(s, [[5, 5]])).map(([leg]) => leg)).toEqual(['turn', 'go']);
    expect(legsOf(draw(s, [[0.5, 5]], 450))).toEqual([
      ['go', 5],
      ['turn', 45],
    ]);
  });

  it('[WP-VEHICLE-06] two turns are refused where only one is allowed, and made where two are', () => {
    const way: At[] = [
      [3, 3],
      [6, 3],
    ];
    const s = ordered('manoeuvre');
    expect(s.refused('drive', draw(s, way)).rule).toBe('WP-VEHICLE-06');
    const agile = ordered('manoeuvre', { specials: ['agile'] });
    expect(legsOf(draw(agile, way)).map(([leg]) => leg)).toEqual(['turn', 'go', 'turn', 'go']);
    agile.answer('drive', draw(agile, way));
  });

  it('[WP-VEHICLE-08] full power keeps its direction', () => {
    const s = ordered('fullPower');
    expect(legsOf(draw(s, [[1, 12]]))).toEqual([['go', 12]]);
    expect(s.refused('drive', draw(s, [[12, 1]])).rule).toBe('WP-VEHICLE-08');
  });

  it('[WP-VEHICLE-04] a pivot looks where the vehicle was dragged', () => {
    const s = ordered('pivot');
    const plan = draw(s, [[-6, 0]]);
    expect(legsOf(plan)).toEqual([['turn', 90]]);
    s.answer('drive', plan);
    expect(legsOf(draw(ordered('pivot'), [[0, 0]], -450))).toEqual([['turn', -45]]);
  });
});
