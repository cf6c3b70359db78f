import { ask, FINISHED, type Rule, sides } from '@walstatt/engine';
import { has, isOnTable, isVehicle, unitsOf } from '../../01-units/units.ts';
import { rollOff } from '../../06-turn/roll-off.ts';
import { leadSeat, otherSide } from '../../06-turn/seats.ts';
import { longMove } from '../../07-measuring/lengths.ts';
import { drivenBy } from '../../08-movement/order/activity.ts';
import { isCalledOff } from '../../28-battle/victory.ts';
import { activity, type Look } from '../../kit.ts';

/** WP-SPECIAL-21, WP-ARTY-02, WP-G-42: a scout's move is double time or full power, which not every unit can make. */
const scoutsOf = (look: Look, side: string, done: readonly string[]): string[] =>
  unitsOf(look.state, side).filter((id) => {
    const u = look.state.units[id]!;
    return has(u, 'scout') && isOnTable(u) && !done.includes(id) && !has(u, 'unwieldy');
  });

/** WP-SPECIAL-03 to -05: scouts move before the first turn, one at a time, the sides alternating. */
export const scouts = activity('scouts', {
  endsWhen: isCalledOff,
  steps: {
    *begin(g, c): Rule<string | undefined> {
      const with_ = sides(g.state).filter((side) => scoutsOf(g, side, []).length > 0);
      if (with_.length === 0) return FINISHED;
      if (with_.length === 1) {
        g.set(c, { side: with_[0]! });
        return undefined;
      }
      const winner = yield* rollOff(g, 'WP-SPECIAL-04');
      const side = yield* ask(g, {
        kind: 'choose',
        name: 'firstScout',
        by: leadSeat(g.state, winner),
        rule: 'WP-SPECIAL-04',
        args: {},
        options: with_.map((id) => ({ id })),
      });
      g.set(c, { side });
      return undefined;
    },
    *next(g, c): Rule<string> {
      const side = c.side!;
      const other = otherSide(g.state, side);
      const mine = scoutsOf(g, side, c.done);
      if (mine.length === 0 && scoutsOf(g, other, c.done).length === 0) return FINISHED;
      if (mine.length === 0) {
        g.set(c, { side: other });
        return 'next';
      }
      const options = mine.flatMap((id) =>
        has(g.state.units[id]!, 'jumpTroops') ? [{ id }, { id: `${id}+jump` }] : [{ id }],
      );
      const chosen = (yield* ask(g, {
        kind: 'choose',
        name: 'scout',
        by: leadSeat(g.state, side),
        rule: 'WP-SPECIAL-05',
        args: {},
        options,
      }))!;
      const jump = chosen.endsWith('+jump');
      const unit = jump ? chosen.slice(0, -5) : chosen;
      g.set(c, { done: [...c.done, unit], side: scoutsOf(g, other, c.done).length > 0 ? other : side });
      const u = g.state.units[unit]!;
      if (!isOnTable(u)) return 'next';
      if (isVehicle(u)) g.then('drive', drivenBy(g, unit, 'scout'));
      else g.then('walk', { unit, why: 'scout', allowance: longMove(u, jump), jump });
      return 'afterMove';
    },
    /** WP-G-34: scout moves do not count as movement in a turn. */
    afterMove(g, c): string {
      const unit = c.done[c.done.length - 1]!;
      const u = g.state.units[unit]!;
      if (u.travelled > 0 || u.turned) g.apply({ type: 'scouted', rules: ['WP-G-34'], unit });
      return 'next';
    },
  },
});
