import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play } from '../../test/field.ts';
import { flyer, gunship, hero, truck } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('flyers', () => {
  const start = (turn: number, with_ = {}, more = {}) =>
    play({
      phase: 'start',
      red: { r: flyer({}, { where: { at: 'sky' }, ...with_ }), q: { at: [10, 10] }, ...more },
      blue: { b: { at: [40, 40] } },
      ground: { bush: { kind: 'decorative', from: [20, 20], to: [24, 24] } },
      state: { turn },
    });
  const put = (x: number, y: number) => [{ piece: 'r.0', pose: { x: inches(x), y: inches(y), facing: 900 } }];

  it('[WP-FLYER-01] flyers are tested like others when they are damaged', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: { ...flyer({}, { hurt: true, damage: 3 }), at: [30, 30] } },
      dice: [5, 4],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]).toMatchObject({ unit: 'b', roll: 9, total: 12, result: 'destroyed' });
  });

  it('[WP-FLYER-07] [WP-FLYER-14] a flyer over the table neither charges nor drives into anybody', () => {
    const f = {
      red: { r: { ...flyer({ attacks: 5, move: 20 }), at: [10, 10] as const, facing: 900 } },
      blue: { b: hero([10, 15]), c: truck([10, 22]) },
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
  });

  it('[WP-FLYER-03] [WP-FLYER-04] [WP-G-13] placed at the start of the second own turn, on no unit and no terrain; it has then used its order', () => {
    expect(start(1).asked).toEqual(['red:moveUnit']);
    const s = start(3);
    expect(s.refused('flyIn', []).rule).toBe('WP-FLYER-03');
    expect(s.refused('flyIn', put(22, 22)).rule).toBe('WP-FLYER-04');
    expect(s.refused('flyIn', put(10, 10)).rule).toBe('WP-PASS-02');
    s.answer('flyIn', put(30, 30));
    expect(s.state.units['r']).toMatchObject({ order: 'manoeuvre', flew: 2 });
    expect(optionIds(s, 'moveUnit')).toEqual(['q']);
  });

  it('[WP-FLYER-05] [WP-FLYER-06] it leaves at the start of the next own turn and may come back the turn after', () => {
    const s = play({
      phase: 'start',
      red: { r: { ...flyer({}, { flew: 2 }), at: [30, 30] }, q: { at: [10, 10] } },
      blue: { b: { at: [40, 40] } },
      state: { turn: 5 },
    });
    expect(s.state.units['r']!.where.at).toBe('sky');
    expect(s.asked).toEqual(['red:moveUnit']);
    const t = start(7, { flew: 2 });
    t.answer('flyIn', []);
    expect(t.asked).toEqual(['red:moveUnit']);
  });

  it('[WP-FLYER-08] [WP-FLYER-09] [WP-FLYER-10] [WP-SPECIAL-06] [WP-G-35] shot at: 18 inches farther, never in cover, always seen; dakka-dakka reaches after a halt', () => {
    const f = (specials: string[], order = 'halt') => ({
      red: { r: { at: [10, 10] as const, profile: { models: 1, specials }, with: { order: order as never } } },
      blue: { b: { ...flyer(), at: [10, 20] as const } },
      ground: { hall: { kind: 'blocking', from: [5, 14], to: [15, 16] } } as const,
    });
    expect(asks(f([]), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: false,
      distance: inches(8.25 + 18),
    });
    expect(asks(f(['dakkaDakka']), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: true,
      distance: inches(8.25),
    });
    expect(asks(f(['dakkaDakka'], 'advance'), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
    expect(asks(f([]), 'sees', { unit: 'r', target: 'b' })).toMatchObject({ visible: true });
    expect(asks(f(['dakkaDakka']), 'cover', { unit: 'r', target: 'b' })).toMatchObject({
      cover: 'none',
      rule: 'WP-FLYER-09',
    });
    expect(asks(f(['dakkaDakka']), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 4 });
    // Half of the range is less than the height and the way to it.
    const far = { ...f([]), red: { r: { at: [10, 10] as const, profile: { models: 1, range: 48 } } } };
    expect(asks(far, 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
  });

  it('[WP-FLYER-11] [WP-FLYER-12] [WP-FLYER-13] its weapons have arcs, never suffer for moving, and hit flanks', () => {
    const f = {
      red: { r: { ...flyer(), at: [30, 10] as const, with: { order: 'manoeuvre' as const } } },
      blue: { b: truck([30, 25], { defence: 8 }, {}), c: hero([30, 2]) },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(f, 'canShoot', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({ may: false });
    expect(asks(f, 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 3 });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 6 });
  });

  it('[WP-FLYER-15] a flyer is not charged', () => {
    expect(
      asks({ red: { r: hero([10, 10]) }, blue: { b: { ...flyer(), at: [10, 15] as const } } }, 'chargeTargets', {
        unit: 'r',
      }),
    ).toEqual([]);
  });

  it('[WP-G-35] 18 inches more to a flyer also for flyers, or only from the ground if the option says so; never from one downwards', () => {
    const f = (flyersHigh: string): Field => ({
      red: { r: gunship([10, 10]) },
      blue: { b: gunship([10, 30]), c: hero([10, 34]) },
      options: { flyersHigh },
    });
    const shot = (g: Field, target: string) => asks(g, 'canShoot', { unit: 'r', target, with: 'w0' });
    expect(shot(f('forAll'), 'b')).toMatchObject({ may: false, distance: inches(17.5 + 18) });
    expect(shot(f('forGround'), 'b')).toMatchObject({ may: true, distance: inches(17.5) });
    expect(shot(f('forAll'), 'c')).toMatchObject({ may: true, distance: inches(22) });
    // Sight from a flyer is free, cover on the ground counts; a flyer is no obvious target.
    const ground = { hall: { kind: 'blocking', from: [5, 30], to: [15, 32] } } as const;
    expect(asks({ ...f('forAll'), ground }, 'sees', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({
      visible: true,
    });
    expect(asks({ ...f('forAll'), ground }, 'cover', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({
      cover: 'hard',
    });
    expect(asks(f('forGround'), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 5 });
  });

  it('[WP-G-13] a flyer stays through the other side’s turn, or leaves at its start if the option says so', () => {
    const f = (flyersLeave: string, turn: number, flew: number): Field => ({
      phase: 'melee',
      red: { r: { ...gunship([30, 30]), with: { flew, order: 'manoeuvre' } }, q: hero([10, 10]) },
      blue: { b: hero([50, 40]) },
      options: { flyersLeave },
      state: { turn },
    });
    const own = play(f('ownTurn', 3, 2));
    expect(own.state).toMatchObject({ active: 'blue', units: { r: { where: { at: 'table' } } } });
    own.answer('moveUnit', null);
    expect(own.state).toMatchObject({ active: 'red', units: { r: { where: { at: 'sky' } } } });
    expect(own.asked).toEqual(['red:moveUnit']);
    const next = play(f('nextTurn', 3, 2));
    expect(next.state).toMatchObject({ active: 'blue', units: { r: { where: { at: 'sky' } } } });
    next.answer('moveUnit', null);
    expect(next.asked).toEqual(['red:flyIn']);
  });
});
