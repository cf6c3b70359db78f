import { describe, expect, it } from 'vitest';
import { asks, bound, type Field, look, type Piece, play, suppressed } from '../../../test/field.ts';
import { FAR, gun, hero, squad, tank, truck } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { ruleset } from '../../index.ts';

const near = { b: hero([10, 14]) };
const of = (r: Piece, more: Partial<Field> = {}): Field => ({ red: { r }, blue: FAR, ...more });
const followOn = { effects: [bound('r', 'b')] };

/** The rule that keeps an order off the list. */
const barred = (f: Field, option: string) =>
  ruleset.requests['order']!.whyNot!(look(f), { args: { unit: 'r' } } as never, option);

const outOf = (specials: string[], r: object = {}): Field => ({
  red: { r: { at: [10, 10], ...r, with: { cameFrom: 't' } }, t: truck([10, 6], { specials }) },
  blue: near,
});

describe('an order that is not offered', () => {
  it.each([
    ['WP-MORALE-11', 'advance', of(squad([10, 10]), { effects: [suppressed('r')] })],
    ['WP-MORALE-11', 'charge', of(squad([10, 10]), { effects: [suppressed('r')] })],
    ['WP-VEHICLE-44', 'manoeuvre', of(tank([10, 10], 900, {}, { crippled: true }))],
    ['WP-VEHICLE-29', 'pivot', of(tank([10, 10], 900, {}, { immobilised: true }))],
    ['WP-VEHICLE-02', 'advance', of(tank([10, 10]))],
    ['WP-VEHICLE-11', 'charge', of(tank([10, 10]))],
    ['WP-SPECIAL-21', 'fullPower', of(tank([10, 10], 900, { specials: ['unwieldy'] }))],
    ['WP-SPECIAL-21', 'doubleTime', of(squad([10, 10], { specials: ['unwieldy'] }))],
    ['WP-ARTY-02', 'pivot', of({ ...gun([10, 10]), profile: { type: 'artillery', range: 60 } })],
    ['WP-ARTY-02', 'charge', of(gun([10, 10]))],
    ['WP-ARTY-04', 'advance', of(gun([10, 10], {}, { frozen: true }))],
    ['WP-ARTY-09', 'halt', of(gun([10, 10]), followOn)],
    ['WP-REGROUP-07', 'halt', of(squad([10, 10]), followOn)],
    ['WP-G-41', 'halt', of(squad([10, 10], { specials: ['unwieldy'] }), followOn)],
    ['WP-FLYER-07', 'advance', of({ at: [10, 10], profile: { type: 'flyer', morale: [12] } })],
    ['WP-FLYER-14', 'charge', of({ at: [10, 10], profile: { type: 'flyer', morale: [12] } })],
    ['WP-TRANSPORT-11', 'halt', outOf([])],
    ['WP-TRANSPORT-11', 'charge', outOf([])],
    ['WP-CHARGE-12', 'charge', of(squad([10, 10]))],
    ['WP-SPECIAL-23', 'chargeJump', of(squad([10, 10]))],
    ['WP-SPECIAL-23', 'advanceJump', of(squad([10, 10]))],
    ['WP-MOVE-01', 'pivot', of(squad([10, 10], { specials: ['unwieldy'] }))],
  ] as const)('[%s] is refused by that rule: %s', (rule, option, f) => {
    expect(barred(f as Field, option)).toBe(rule);
  });

  it('has no rule of its own if there is no such order', () => {
    expect(barred(of(squad([10, 10])), 'dance')).toBeNull();
  });

  it('[WP-VEHICLE-02] is refused to the player who gives it', () => {
    const s = play(of(tank([10, 10]))).answer('moveUnit', 'r');
    expect(s.refused('order', 'advance')).toMatchObject({ code: 'notOffered', rule: 'WP-VEHICLE-02' });
  });
});

describe('the orders that are offered', () => {
  const orders = (f: Field) => asks(f, 'orders', { unit: 'r' });

  it('[WP-TRANSPORT-11] [WP-SPECIAL-48] after leaving a transport, also to those who must follow on', () => {
    expect(orders(outOf([]))).toEqual(['advance']);
    expect(orders(outOf(['openTopped']))).toEqual(['advance', 'doubleTime', 'charge']);
    expect(orders({ ...outOf([]), ...followOn })).toEqual(['advance']);
    expect(orders({ ...outOf(['openTopped']), ...followOn })).toEqual(['doubleTime', 'charge']);
    const slow = { ...outOf(['openTopped'], { profile: { specials: ['unwieldy'] } }), blue: FAR };
    expect(orders({ ...slow, ...followOn })).toEqual(['advance']);
  });

  it('[WP-G-18] [WP-VEHICLE-44] [WP-FLYER-01] those who can only halt are asked nothing else, whatever they must follow', () => {
    expect(orders(of(squad([10, 10]), { effects: [suppressed('r'), bound('r', 'b')] }))).toEqual(['halt']);
    expect(orders(of(tank([10, 10], 900, {}, { crippled: true })))).toEqual(['halt']);
    expect(orders(of({ at: [10, 10], profile: { type: 'flyer', morale: [12] } }))).toEqual(['halt']);
    const s = play(of(squad([10, 10]), { effects: [suppressed('r'), bound('r', 'b')] })).answer('moveUnit', null);
    expect(s.of('ordered').find((e) => e.unit === 'r')).toMatchObject({ order: 'halt', rules: ['WP-G-44'] });
  });

  it('[WP-G-44] [WP-ARTY-09] [WP-REGROUP-07] whoever must follow on and gets no order stays with the one that is left', () => {
    const stays = (r: Piece) =>
      play(of(r, followOn))
        .answer('moveUnit', null)
        .of('ordered')
        .find((e) => e.unit === 'r');
    expect(stays(gun([10, 10]))).toMatchObject({ order: 'advance', rules: ['WP-G-44', 'WP-ARTY-09'] });
    expect(stays(squad([10, 10]))).toMatchObject({ order: 'doubleTime', rules: ['WP-G-44', 'WP-REGROUP-07'] });
  });

  it('[WP-MOVE-01] [WP-MOVE-07] a charge is proposed where it is possible, otherwise the first order', () => {
    const preset = (blue: Record<string, Piece>) => {
      const r = play({ red: { r: hero([10, 10]) }, blue })
        .answer('moveUnit', 'r')
        .request('order');
      expect(r.args).toEqual({ unit: 'r' });
      return r.preset;
    };
    expect([preset(near), preset(FAR)]).toEqual(['charge', 'halt']);
  });

  it('[WP-SPECIAL-21] [WP-SPECIAL-23] [WP-SHOOT-02] [WP-VEHICLE-09] say by which rules, what they mean and how far they lead', () => {
    const told = (r: Piece, blue: Record<string, Piece> = near) => {
      const request = play({ red: { r }, blue }).answer('moveUnit', 'r').request('order');
      const options = ('options' in request ? request.options : []) as { id: string; args: never }[];
      return Object.fromEntries(options.map((o) => [o.id, o.args]));
    };
    const say = (reach: number | null, ...rules: string[]) => ({ rules, reach: reach === null ? null : inches(reach) });
    expect(told(hero([10, 10], { specials: ['jumpTroops'] }))).toEqual({
      halt: say(null, 'WP-MOVE-02'),
      advance: say(5, 'WP-MOVE-03', 'WP-SHOOT-14'),
      doubleTime: say(10, 'WP-MOVE-06', 'WP-SHOOT-02'),
      charge: say(10, 'WP-MOVE-07'),
      advanceJump: say(10, 'WP-SPECIAL-23', 'WP-SHOOT-14'),
      doubleTimeJump: say(20, 'WP-SPECIAL-23', 'WP-SHOOT-02'),
      chargeJump: say(20, 'WP-SPECIAL-23'),
    });
    expect(told(hero([10, 10], { specials: ['unwieldy'] }), { b: hero([10, 13]) })).toEqual({
      halt: say(null, 'WP-MOVE-02'),
      advance: say(5, 'WP-MOVE-03', 'WP-SHOOT-14'),
      charge: say(5, 'WP-MOVE-07'),
    });
    expect(told(tank([10, 10]), FAR)).toEqual({
      halt: say(null, 'WP-VEHICLE-03'),
      pivot: say(null, 'WP-VEHICLE-04', 'WP-VEHICLE-10'),
      manoeuvre: say(8, 'WP-VEHICLE-05', 'WP-VEHICLE-06', 'WP-VEHICLE-10'),
      fullPower: say(16, 'WP-VEHICLE-07', 'WP-VEHICLE-09'),
    });
  });

  it('[WP-SPECIAL-23] [WP-SPECIAL-24] [WP-G-40] a jump is ordered by its rules, and goes as far', () => {
    const jump = (what: string) =>
      play(of(hero([10, 10], { specials: ['jumpTroops'] })))
        .answer('moveUnit', 'r')
        .answer('order', what);
    expect(jump('advanceJump').of('ordered')[0]).toMatchObject({
      rules: ['WP-SPECIAL-23', 'WP-SPECIAL-24', 'WP-G-40'],
      order: 'advance',
      jump: true,
    });
    const reach = (what: string) => jump(what).request('walk').args.allowance;
    expect(['advance', 'doubleTime', 'advanceJump', 'doubleTimeJump'].map(reach)).toEqual([5, 10, 10, 20].map(inches));
  });
});

describe('the movement phase', () => {
  const aboard = (order: string, t: object = {}) =>
    play({
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt', ...t }),
        p: { with: { where: { at: 'aboard', of: 't' }, order: order as never } },
      },
      blue: FAR,
    });
  const offered = (s: ReturnType<typeof aboard>) => {
    const r = s.request('moveUnit');
    return 'options' in r ? r.options.map((o) => o.id) : [];
  };

  it('[WP-TRANSPORT-09] offers those aboard who have no order yet, of a transport on the table', () => {
    expect(offered(aboard('none'))).toContain('p');
    expect(offered(aboard('advance'))).not.toContain('p');
    expect(offered(aboard('none', { where: { at: 'reserve' } }))).not.toContain('p');
  });
});
