import { describe, expect, it } from 'vitest';
import { type Field, optionIds, play, propose, shift } from '../../test/field.ts';
import { flyer, hero, spot } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { ruleset } from '../index.ts';

describe('reinforcements', () => {
  const start = (turn: number, dice: number[], more = {}) =>
    play({
      phase: 'start',
      red: { r: { with: { where: { at: 'reserve' }, ...more } }, q: { at: [50, 10] } },
      blue: { b: { at: [40, 40] } },
      state: { turn },
      dice,
    });
  const line = (x: number, y: number, dx = 1.1, dy = 0) =>
    Array.from({ length: 5 }, (_, i) => ({
      piece: `r.${i}`,
      pose: { x: inches(x + i * dx), y: inches(y + i * dy), facing: 900 },
    }));

  it('[WP-REINF-01] [WP-REINF-02] [WP-REINF-03] turn 1 on a 1, turn n on n or less, turn 6 by itself', () => {
    expect(start(1, [2]).asked).toEqual(['red:moveUnit']);
    expect(start(1, [1]).asked).toEqual(['red:arrive']);
    expect(start(5, [3]).asked).toEqual(['red:arrive']);
    expect(start(5, [4]).asked).toEqual(['red:moveUnit']);
    expect(start(11, []).asked).toEqual(['red:arrive']);
  });

  it('[WP-REINF-04] [WP-REINF-05] [WP-REINF-06] [WP-REINF-07] [WP-REINF-08] [WP-REINF-09] entry: own edge, side edges 12 inches a turn (the book: turn 3, 36), later the corners of the enemy’s; then an advance at once', () => {
    const s = start(5, [1]);
    expect(s.refused('arrive', line(10, 3)).rule).toBe('WP-REINF-06');
    expect(s.refused('arrive', line(0.5, 36.6, 0, -1.1)).rule).toBe('WP-REINF-06');
    s.answer('arrive', line(0.5, 36, 0, -1.1));
    expect(s.asked).toEqual(['red:walk']);
    s.answer('walk', shift(s, 'r', 5, 0));
    expect(s.state.units['r']).toMatchObject({ order: 'advance' });
    expect(optionIds(s, 'moveUnit')).toEqual(['q']);
    expect(start(5, [1]).answer('arrive', line(20, 0.5)).asked).toEqual(['red:walk']);
    expect(start(9, [1]).answer('arrive', line(12, 47.5, -1.1)).asked).toEqual(['red:walk']);
    const late = start(9, [1]);
    expect(late.refused('arrive', line(13, 47.5)).code).toBe('noEntry');
    start(11, []).answer('arrive', line(24, 47.5, -1.1));
    // Nobody comes farther around the table than in the sixth turn.
    expect(start(13, []).refused('arrive', line(30, 47.5, -1.1)).code).toBe('noEntry');
  });

  it('[WP-REINF-06] [WP-REINF-08] of a vehicle the part that touches the rim counts, not its middle', () => {
    const come = () =>
      play({
        phase: 'start',
        red: { r: { profile: { type: 'vehicle', move: 8 }, with: { where: { at: 'reserve' } } } },
        blue: { b: hero([40, 40]) },
        dice: [1],
      });
    const at = (x: number, y: number, facing: number) => [
      { piece: 'r.0', pose: { x: inches(x), y: inches(y), facing } },
    ];
    // Flush with the rim its hull, three inches wide, touches it from 11.9 on.
    come().answer('arrive', at(2.25, 13.4, 0));
    expect(come().refused('arrive', at(2.25, 13.6, 0)).rule).toBe('WP-REINF-06');
    // Turned by 10 degrees it only touches with a corner, 1.1 inches farther from the own edge than its middle, or nearer.
    expect(come().refused('arrive', at(2.478, 11.9, 100)).rule).toBe('WP-REINF-06');
    come().answer('arrive', at(2.478, 13, 3500));
  });

  it.each([10, 20])(
    '[WP-REINF-04] [WP-REINF-08] the leader of %i at the rim, his ranks before him; a click near it means the place at it',
    (models) => {
      const s = play({
        phase: 'start',
        red: { r: { profile: { models }, with: { where: { at: 'reserve' } } } },
        blue: { b: { at: [40, 40] } },
        dice: [1],
      });
      const r = s.request('arrive');
      const at = { x: inches(20), y: inches(2.5) };
      const put = ruleset.fromGesture!(s.battle.lookAs('red'), r, { gesture: 'pick', at, turn: 0 }, null);
      s.answer('arrive', put);
      const { where } = s.state.units['r']!;
      const [leader, ...others] = where.at === 'table' ? where.models : [];
      expect(Math.abs(leader!.x - at.x)).toBeLessThanOrEqual(inches(1));
      expect(leader!.y - inches(0.5)).toBeLessThanOrEqual(40);
      expect(Math.max(...others.map((m) => m.y))).toBeGreaterThan(inches(1.5));
      expect(Math.min(...others.map((m) => m.y))).toBeGreaterThanOrEqual(leader!.y);
    },
  );

  it('[WP-G-25] a transport brings its passengers with one die; flyers are never rolled for', () => {
    const s = play({
      phase: 'start',
      red: {
        t: { profile: { type: 'vehicle', capacity: 5 }, with: { where: { at: 'reserve' } } },
        p: { with: { where: { at: 'aboard', of: 't' } } },
        f: flyer({}, { where: { at: 'sky' } }),
        q: { at: [50, 10] },
      },
      blue: { b: { at: [40, 40] } },
      dice: [1],
    });
    expect(s.of('rolled').map((e) => e.purpose)).toEqual(['reinforcement']);
    propose(s, 'arrive');
    s.answer('drive', []);
    expect(s.state.units['f']!.where.at).toBe('sky');
    expect(s.state.units['t']).toMatchObject({ order: 'manoeuvre', where: { at: 'table' } });
    expect(s.state.units['p']!.where).toEqual({ at: 'aboard', of: 't' });
  });

  it('[WP-G-25] no way in by the own edge: the side edges are looked at, too; none at all: it waits and comes next turn', () => {
    const f = (upTo: number, with_: object, turn: number): Field => ({
      phase: 'start',
      red: { r: hero([0, 0], {}, { where: { at: 'reserve' }, ...with_ }), q: hero([36, 30]) },
      blue: { b: hero([50, 40]) },
      ground: { cliff: { kind: 'blocking', from: [0, 0], to: [72, upTo] } },
      state: { turn },
    });
    const side = play({ ...f(6, {}, 1), dice: [1] });
    propose(side, 'arrive');
    expect(spot(side, 'r')!.x === inches(0.75) || spot(side, 'r')!.x === inches(71.25)).toBe(true);
    const none = play({ ...f(14, {}, 1), dice: [1] });
    expect(none.of('waits')).toHaveLength(1);
    expect(none.state.units['r']).toMatchObject({ due: true, where: { at: 'reserve' } });
    // In turn 2 it comes without a die, up to 24 inches along the side.
    const late = play(f(14, { due: true }, 3));
    expect(late.asked).toEqual(['red:arrive']);
    const at = (y: number) => [{ piece: 'r.0', pose: { x: inches(0.75), y: inches(y), facing: 0 } }];
    expect(late.refused('arrive', at(24.1))).toMatchObject({ code: 'noEntry', limit: inches(24) });
    late.answer('arrive', at(24));
    expect(late.state.units['r']!.due).toBe(false);
  });

  it('[WP-G-25] [WP-REINF-07] no way in by the own edge nor by the sides: from the fifth turn on, near the enemy’s corners', () => {
    const s = (turn: number) =>
      play({
        phase: 'start',
        red: { r: hero([0, 0], {}, { where: { at: 'reserve' }, due: true }), q: hero([36, 30]) },
        blue: { b: hero([50, 40]) },
        ground: {
          cliff: { kind: 'blocking', from: [0, 0], to: [72, 6] },
          west: { kind: 'blocking', from: [0, 6], to: [2, 48] },
          east: { kind: 'blocking', from: [70, 6], to: [72, 48] },
        },
        state: { turn },
      });
    expect(s(7).of('waits')).toHaveLength(1);
    const late = s(9);
    propose(late, 'arrive');
    expect(spot(late, 'r')).toMatchObject({ y: inches(47.25), facing: 2700 });
  });
});
