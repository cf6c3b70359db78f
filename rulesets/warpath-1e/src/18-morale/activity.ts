import { ask, FINISHED, type Rule, rollSum, sideOf, Unanswerable } from '@walstatt/engine';
import { isGone, isOnTable, modelsOf, passengersOf, sideOfUnit } from '../01-units/units.ts';
import { leadSeat, turnSeat } from '../06-turn/seats.ts';
import { isWithdrawn } from '../28-battle/withdrawn.ts';
import { activity, type G } from '../kit.ts';
import { moraleNeeds, verdict } from './morale.ts';

/**
 * WP-MORALE-01, -02, -04, WP-G-09: at the end of a phase every damaged unit is tested once, in the active side's order.
 */
export const tests = activity('tests', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      const due = Object.keys(g.state.units).filter(
        (id) => g.state.units[id]!.hurt && g.state.units[id]!.where.at !== 'gone',
      );
      if (due.length === 0) return undefined;
      const ordered = g.state.cut === 'no';
      const unit = !ordered
        ? due[0]!
        : (yield* ask(g, {
            kind: 'choose',
            name: 'testUnit',
            by: leadSeat(g.state, sideOf(g.state, c.seat)!),
            rule: 'WP-G-09',
            args: {},
            options: due.map((id) => ({ id })),
          }))!;
      g.then('test', { seat: c.seat, unit, melee: c.melee, at: null }, 'WP-MORALE-04');
      return 'next';
    },
  },
});

/** WP-MORALE-05: the attacker rolls two dice and adds all damage of the unit. */
export const test = activity('test', {
  /** WP-MORALE-02, WP-MORALE-03: only units that were damaged in this phase or melee. */
  begins(look, { unit, melee }) {
    const u = look.state.units[unit]!;
    if (!isGone(u) && !isOnTable(u)) throw new Unanswerable(`${unit} is not on the table`);
    return isGone(u) || u.hurt ? [] : [melee ? 'WP-MORALE-03' : 'WP-MORALE-02'];
  },
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *roll(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      const needs = () => moraleNeeds(u, c.melee);
      const roll = yield* rollSum(g, { by: c.seat, rule: 'WP-MORALE-05', purpose: 'morale', dice: 2, needs });
      const result = verdict(u, roll, c.melee);
      g.apply({
        type: 'tested',
        rules: ['WP-MORALE-05'],
        unit: c.unit,
        roll,
        total: roll + u.damage,
        suppress: u.suppress,
        destroy: u.destroy,
        result,
      });
      if (result === 'suppressed' || result === 'crippledAndDown') suppress(g, c.unit);
      if (result === 'crippled' || result === 'crippledAndDown')
        g.apply({ type: 'crippled', rules: ['WP-VEHICLE-43', 'WP-VEHICLE-44'], unit: c.unit });
      if (result !== 'destroyed') return FINISHED;
      g.set(c, { at: modelsOf(u)![0]! });
      g.apply({ type: 'destroyed', rules: ['WP-MORALE-06', 'WP-MORALE-14', 'WP-UNIT-10'], unit: c.unit });
      return undefined;
    },
    /** WP-TRANSPORT-07: passengers of a destroyed transport are put down where it stood. */
    passengers(g, c): string | undefined {
      const [unit] = passengersOf(g.state, c.unit);
      if (unit === undefined) return undefined;
      g.then('wreck', { seat: c.seat, unit, carrier: c.unit, melee: c.melee, at: c.at! });
      return 'passengers';
    },
  },
});

/** WP-MORALE-11, -12, WP-G-18: until the end of the unit's next whole turn. */
function suppress(g: G, unit: string): void {
  const of = turnSeat(g.state, sideOfUnit(g.state, g.state.units[unit]!));
  g.beginEffect({
    name: 'suppressed',
    rule: 'WP-MORALE-07',
    on: unit,
    data: {},
    until: { until: 'end', frame: 'turn', of, complete: true },
    stack: 'replace',
  });
}
