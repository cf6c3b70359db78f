import { ask, type Rule, rollDie } from '@walstatt/engine';
import type { State, UnitsId } from '../generated/state.ts';
import { activity, bigWindow, type G } from '../kit.ts';
import { isEngaged } from '../rules/contact.ts';
import { reveal } from '../rules/hiding.ts';
import { openOrder } from '../rules/orders.ts';
import { walkOf } from './walk.ts';

/** Units of a seat that can move now. HX-MOVE-11: units in contact cannot. */
function movable(g: G, seat: string): UnitsId[] {
  const { units } = g.state;
  return Object.keys(units).filter((id) => {
    const u = units[id]!;
    const order = openOrder(u);
    if (u.owner !== seat || u.where.at === 'gone' || (order !== 'march' && order !== 'charge')) return false;
    return !isEngaged(g.state, u);
  });
}

/** HX-MOVE-01: on a tie, a different seat begins than last time. */
function firstOf(state: State, rolls: readonly number[]): string {
  const best = Math.max(...rolls);
  const tied = state.seats.filter((_, i) => rolls[i] === best).map((s) => s.id);
  return tied.find((seat) => seat !== state.first) ?? tied[0]!;
}

/** The movement phase: seats take turns, moving one unit each. */
export const moving = activity('moving', {
  steps: {
    *first(g): Rule<void> {
      const rolls: number[] = [];
      for (const { id } of g.state.seats)
        rolls.push(yield* rollDie(g, { by: id, rule: 'HX-MOVE-01', purpose: 'first' }));
      g.apply({ type: 'firstMover', rules: ['HX-MOVE-01'], seat: firstOf(g.state, rolls) });
    },
    *next(g, c): Rule<string | undefined> {
      const { seats } = g.state;
      const from = seats.findIndex((s) => s.id === (c.seat ?? g.state.first));
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[(from + i) % seats.length]!.id;
        const units = movable(g, seat);
        if (units.length === 0) continue;
        const unit = yield* ask(g, {
          kind: 'activity',
          name: 'moveUnit',
          by: seat,
          rule: 'HX-MOVE-01',
          args: {},
          options: units.map((id) => ({ id, activity: 'walk' })),
        });
        begin(g, unit!);
        g.set(c, { seat: seats[(from + i + 1) % seats.length]!.id, mover: unit });
        return undefined;
      }
      return 'over';
    },
    ambush(g, c) {
      openAfterMove(g, c);
      return 'next';
    },
    over() {},
  },
});

const openAfterMove = bigWindow('afterMove');

function begin(g: G, unit: UnitsId): void {
  const order = openOrder(g.state.units[unit]!);
  reveal(g, unit, 'HX-HIDE-02');
  g.apply({ type: 'activated', rules: ['HX-MOVE-01'], unit });
  g.then('walk', walkOf(g, unit, order === 'charge' ? 'charge' : 'march'), 'HX-MOVE-02');
}
