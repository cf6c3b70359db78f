import { describe, expect, test } from 'vitest';
import { type Field, field, type Play, type Troop } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';

const few: Troop = {
  places: [
    [10, 10],
    [12, 10],
  ],
  strength: 5,
};
const phase = (f: Field) => field(f).start('commandPhase', { seat: 'red' });
/** Nobody is brave enough to spend command points on it. */
const failing = (s: Play): Play => s.answer('battleShockFailed', null, 'red');
const shocked = (s: ReturnType<typeof field>) =>
  s.state.effects.filter((e) => e.name === 'battleShocked').map((e) => e.on);

describe('new orders', () => {
  test('[WH-CMD-01][WH-CMD-02] first both players gain a command point, then there are tests', () => {
    const s = phase({ red: { squad: few }, dice: [6, 6] });
    expect(s.of('commandPointGained').map((e) => e.seat)).toEqual(['red', 'blue']);
    expect(s.state.players['blue']!.commandPoints).toBe(1);
    const order = s.events.map((e) => e.type);
    expect(order.indexOf('commandPointGained')).toBeLessThan(order.indexOf('battleShockPassed'));
    s.end();
  });
});

describe('extra command points', () => {
  const sheet = (...on: (number | null)[]) => ({
    special: on.map((n, i) => ({ name: `Plan ${i}`, wargear: null, does: { does: 'commandPoint' as const, on: n } })),
  });
  const points = (s: ReturnType<typeof field>) => s.state.players['red']!.commandPoints;
  const general = (...on: (number | null)[]): Troop => ({ places: [[10, 10]], sheet: sheet(...on) });

  test('[WH-CMD-03] rules of datasheets give more, some on a roll', () => {
    expect(points(phase({ red: { general: general(null) } }))).toBe(2);
    expect(points(phase({ red: { general: general(5) }, dice: [5] }))).toBe(2);
    expect(points(phase({ red: { general: general(5) }, dice: [4] }))).toBe(1);
    const away = { ...general(null), status: { at: 'reserves', strategic: true } };
    expect(points(phase({ red: { general: away, squad: { places: [[20, 10]] } } }))).toBe(1);
  });

  test('[WH-CMD-04] one for each player in a battle round', () => {
    const s = phase({ red: { general: general(null, 5), other: general(null) }, dice: [6] });
    expect(points(s)).toBe(2);
    s.end();
    const rounds = idle(field({ lastRound: 2, red: { general: general(null) } }).start('battle', {}));
    expect(points(rounds)).toBe(6);
  });
});

describe('battle-shock', () => {
  test('[WH-CMD-06] each own unit below half-strength, in the order that its player likes', () => {
    const s = phase({
      red: { squad: few, whole: { places: [[20, 10]] }, team: { ...few, places: [[30, 10]] } },
      blue: { horde: { ...few, places: [[40, 30]] } },
      dice: [6, 6, 1, 1],
    });
    expect(s.request('battleShockNext').options.map((o) => o.id)).toEqual(['squad', 'team']);
    s.answer('battleShockNext', 'team', 'red');
    expect(s.of('battleShockPassed').map((e) => e.unit)).toEqual(['team']);
    expect(shocked(failing(s))).toEqual(['squad']);
    s.end();
  });

  test('[WH-CMD-07] units that are not on the battlefield do not test', () => {
    const away = { ...few, status: { at: 'reserves', strategic: false } };
    phase({ red: { squad: away } }).end();
  });

  test('[WH-CMD-08] 2D6 of at least the best Leadership pass', () => {
    const mixed = { ...few, other: { 1: { leadership: 8 } } };
    const passed = phase({ red: { squad: mixed }, dice: [1, 5] });
    expect(passed.of('battleShockPassed')).toHaveLength(1);
    expect(shocked(passed)).toEqual([]);
    passed.end();
    expect(shocked(failing(phase({ red: { squad: mixed }, dice: [1, 4] })))).toEqual(['squad']);
  });

  test("[WH-CMD-09][WH-CMD-13] until its player's next command phase, not the other's", () => {
    const s = failing(phase({ red: { squad: few }, dice: [1, 1, 6, 6] }));
    s.start('commandPhase', { seat: 'blue' });
    expect(shocked(s)).toEqual(['squad']);
    idle(s.start('turn', { seat: 'red' }));
    expect(shocked(s)).toEqual([]);
    expect(
      s
        .of('phaseBegan')
        .map((e) => e.phase)
        .slice(2),
    ).toEqual(['command', 'movement', 'shooting', 'charge', 'fight']);
    s.end();
  });

  test('[WH-CMD-10] a battle-shocked unit controls nothing', () => {
    const s = failing(phase({ red: { squad: few, whole: { places: [[20, 10]] } }, dice: [1, 1] }));
    expect(s.question('objectiveControl', { model: 'squad.1' })).toBe(0);
    expect(s.question('objectiveControl', { model: 'whole.1' })).toBe(2);
  });
});
