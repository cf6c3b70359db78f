import { ask, FINISHED, type Rule, rollDie, sideOf } from '@walstatt/engine';
import { isOnTable, isVehicle, numberOfRule, sideOfUnit } from '../../01-units/units.ts';
import { leadSeat, turnSeat } from '../../06-turn/seats.ts';
import { againstMoving, rulesIn } from '../../06-turn/set-aside.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../../07-measuring/table-top.ts';
import { groupsTouch } from '../../10-charging/contact.ts';
import { extraDice, strikeDice, strikeNeeds } from '../../12-shooting/hit-dice.ts';
import { hitAndWound, inflict } from '../../14-wounding/resolve.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { activity, type G, type Look } from '../../kit.ts';

/** WP-G-19: all chargers of one target fight one melee: strikes in turn, one test, then each regroups or falls back. */
export const fight = activity('fight', {
  /** WP-MELEE-01: only those that charged the target, and so touch it, strike. */
  begins: (look, { chargers, target }) =>
    rulesIn(
      ...chargers.flatMap((id) => againstMoving(look, id, target)),
      chargers.every((id) => touch(look, id, target)) ? null : 'WP-MELEE-01',
    ),
  endsWhen: (look, c) => isWithdrawn(look, c.target),
  steps: {
    *order(g, c): Rule<void> {
      const left = yield* askOrder(g, c.seat, c.chargers, c.target);
      g.set(c, { left: [...left], extra: -1 });
    },

    /** WP-MELEE-02, -03, -10: the charger's own attacks first, then each extra separately (WP-G-32). */
    *strike(g, c): Rule<string | undefined> {
      const [unit, ...left] = stillThere(g, c.left);
      if (unit === undefined) return 'test';
      const u = g.state.units[unit]!;
      const strike = { unit, target: c.target };
      const extra = c.extra < 0 ? null : (u.extras[c.extra] ?? null);
      const { dice, need } = extra === null ? strikeDice(g, strike) : extraDice(g, strike, extra.dice);
      const strength = extra === null ? numberOfRule(u, 'crushingStrength') : extra.crushing;
      const rule = extra === null ? 'WP-MELEE-02' : extra.name === 'ripper-claws' ? 'WP-DEMO-14' : 'WP-DEMO-12';
      if (dice > 0) {
        const name = extra === null ? 'attacks' : extra.name;
        g.apply({
          type: 'struck',
          rules: u.size > 1 ? [rule, 'WP-CHARGE-19', 'WP-MELEE-09'] : [rule, 'WP-MELEE-09'],
          unit,
          with: name,
          target: c.target,
          dice,
          need,
        });
        const hit = { ...strike, with: 'strength', strength };
        const roll = { dice, need, needs: () => strikeNeeds(g, strike) };
        const wounds = yield* hitAndWound(g, hit, roll, { hit: 'WP-MELEE-03', wound: 'WP-MELEE-10' });
        inflict(g, c.target, wounds, 'WP-MELEE-11');
      }
      if (c.extra + 1 < u.extras.length) g.set(c, { extra: c.extra + 1 });
      else g.set(c, { left, extra: -1 });
      return 'strike';
    },

    /** WP-MELEE-12: one test, but only if there was damage in this very melee (WP-MELEE-14). */
    test(g, c): void {
      if (!g.state.units[c.target]!.hurt) return;
      g.then('test', { seat: c.seat, unit: c.target, melee: true, at: null }, 'WP-MELEE-12', 'WP-MORALE-03');
    },

    /**
     * WP-REGROUP-05: a unit that survived a charge is bound in its next turn; vehicles are not (WP-REGROUP-08,
     * WP-VEHICLE-40).
     */
    bind(g, c): void {
      const u = g.state.units[c.target]!;
      if (u.where.at === 'gone' || isVehicle(u)) return;
      const of = turnSeat(g.state, sideOfUnit(g.state, u));
      g.beginEffect({
        name: 'followOn',
        rule: 'WP-REGROUP-05',
        on: c.target,
        data: { attackers: [...c.chargers] },
        until: { until: 'end', frame: 'turn', of, complete: true },
        stack: 'replace',
      });
    },

    *orderMoves(g, c): Rule<void> {
      const left = yield* askOrder(g, c.seat, stillThere(g, c.chargers), c.target);
      g.set(c, { left: [...left] });
    },

    /** WP-REGROUP-01, -03, -04: each charger may regroup after a victory, or else falls back; each with its own die. */
    *away(g, c): Rule<string | undefined> {
      const [unit, ...left] = stillThere(g, c.left);
      if (unit === undefined) return FINISHED;
      const won = g.state.units[c.target]!.where.at === 'gone';
      g.set(c, { left });
      g.apply({ type: 'meleeOver', rules: [won ? 'WP-REGROUP-01' : 'WP-REGROUP-04'], unit });
      const by = g.state.units[unit]!.owner;
      const moves =
        !won ||
        (yield* ask(g, { kind: 'confirm', name: 'regroup', by, rule: 'WP-REGROUP-01', args: { unit }, preset: false }));
      if (!moves) return 'away';
      const rule = won ? 'WP-REGROUP-01' : 'WP-REGROUP-03';
      const die = yield* rollDie(g, { by, rule, purpose: won ? 'regroup' : 'fallBack' });
      g.then('walk', { unit, why: won ? 'regroup' : 'fallBack', allowance: inches(die), jump: false });
      return 'away';
    },
  },
});

/** Whether two units on the table touch. */
function touch(look: Look, a: string, b: string): boolean {
  return groupsTouch(tableTop(look), standingOf(look, a)!.bodies, standingOf(look, b)!.bodies);
}

/** The chargers, except those whose player gave up meanwhile (WP-G-56). */
const stillThere = (g: G, units: readonly string[]): string[] => units.filter((id) => isOnTable(g.state.units[id]!));

function* askOrder(g: G, seat: string, units: readonly string[], target: string): Rule<readonly string[]> {
  return yield* ask(g, {
    kind: 'order',
    name: 'chargers',
    by: leadSeat(g.state, sideOf(g.state, seat)!),
    rule: 'WP-G-19',
    args: { target },
    options: units.map((id) => ({ id })),
  });
}
