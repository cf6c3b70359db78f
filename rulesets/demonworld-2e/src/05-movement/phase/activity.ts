import { ask, type Rule, sides } from '@walstatt/engine';
import { sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { rollForFirst } from '../../01-introduction/roll-off/roll-off.ts';
import type { State, UnitsId } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import type { Order } from '../account.ts';

/** DW-V-61: the segments in their order. */
const SEGMENTS: readonly Order[] = ['move', 'skirmish', 'attack', 'hold'];

/** DW-G-68: all units that hold the order, including those that have already reacted. */
const withOrder = (state: State, order: Order, side: string): UnitsId[] =>
  Object.keys(state.units).filter((u) => {
    const { orders } = state.units[u]!;
    return (
      orders.are === 'shown' && orders.order === order && sideOfUnit(state, u) === side && bodyOf(state, u).length > 0
    );
  });

export const movementPhase = activity('movementPhase', {
  steps: {
    next(g, c) {
      const order = SEGMENTS[c.segment];
      if (order === undefined) return undefined;
      g.set(c, { segment: c.segment + 1 });
      g.then('segment', { order, sides: [] }, 'DW-V-61');
      return 'next';
    },
  },
});

/** One segment: one side moves all its units with the order, then the other side does (DW-V-62 to DW-V-66). */
export const segment = activity('segment', {
  steps: {
    /** DW-V-65: if only one side has the order, there is nothing to decide. */
    *first(g, c): Rule<string | undefined> {
      const there = sides(g.state).filter((side) => withOrder(g.state, c.order, side).length > 0);
      if (there.length === 0) return 'over';
      const order = there.length === 1 ? there : yield* sequence(g, c.order, there);
      if (order === null) return 'first';
      g.apply({ type: 'segmentBegan', rules: [segmentRule(c.order), 'DW-V-61'], order: c.order, sides: order });
      g.set(c, { sides: order });
      return undefined;
    },
    /** DW-V-01, DW-V-66: the side moves one unit after the other in any sequence. DW-III-30: no unit has to move. */
    *unit(g, c): Rule<string | undefined> {
      const [side, ...rest] = c.sides;
      if (side === undefined) return 'over';
      for (const seat of g.state.seats) {
        if (seat.side !== side) continue;
        const units = withOrder(g.state, c.order, side).filter(
          (u) => g.state.units[u]!.owner === seat.id && !g.state.units[u]!.moved && !g.state.units[u]!.engaged,
        );
        if (units.length === 0) continue;
        const unit = yield* ask(g, {
          kind: 'choose',
          name: 'nextUnit',
          by: seat.id,
          rule: 'DW-V-66',
          args: { order: c.order },
          options: units.map((id) => ({ id })),
        });
        g.then(
          'walk',
          { ...FRESH, unit: unit!, plan: [], trace: [], single: [], met: [], waiting: [] },
          'DW-V-62',
          'DW-V-68',
        );
        return 'unit';
      }
      g.set(c, { sides: rest });
      return 'unit';
    },
    over() {},
  },
});

const FRESH = { spent: 0, used: 0, wheel: 'none', wheels: 0, crossing: null, asked: false } as const;

const segmentRule = (order: Order) =>
  order === 'move' ? 'DW-III-05' : order === 'skirmish' ? 'DW-III-09' : order === 'attack' ? 'DW-III-13' : 'DW-III-18';

/** DW-V-63, DW-V-64: the side with fewer units of the order decides. With equal numbers the dice decide. */
function* sequence(g: G, order: Order, there: readonly string[]): Rule<string[] | null> {
  const counts = there.map((side) => withOrder(g.state, order, side).length);
  const least = Math.min(...counts);
  const fewest = there.filter((_, i) => counts[i] === least);
  if (fewest.length > 1) {
    const first = yield* rollForFirst(g, there, 'DW-V-64');
    if (first === null) return null;
    g.apply({ type: 'firstSide', rules: ['DW-V-64', 'DW-G-06'], side: first, of: 'segment' });
    return [first, ...there.filter((s) => s !== first)];
  }
  const chooser = fewest[0]!;
  const others = there.filter((s) => s !== chooser);
  const choice = yield* ask(g, {
    kind: 'choose',
    name: 'firstOrSecond',
    by: g.state.seats.find((s) => s.side === chooser)!.id,
    rule: 'DW-V-63',
    args: { order },
    options: [{ id: 'first' }, { id: 'second' }],
    preset: 'second',
  });
  const sequenced = choice === 'first' ? [chooser, ...others] : [...others, chooser];
  g.apply({ type: 'firstSide', rules: ['DW-V-63'], side: sequenced[0]!, of: 'segment' });
  return sequenced;
}
