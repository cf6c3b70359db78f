import { ask, type Rule, sides } from '@walstatt/engine';
import type { FollowUpContext } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { sideOfUnit } from '../rules/board/occupancy.ts';
import { bodyOf } from '../rules/board/pieces.ts';
import { followUp as followedUp } from '../rules/melee/follow-up.ts';
import { elementsOf } from '../rules/melee/strikes.ts';
import { rollForFirst } from '../rules/roll-off.ts';

/** DW-VI-33 to DW-VI-43: after all strikes, the elements of the units of one melee move and turn, side after side. */
export const followUp = activity('followUp', {
  steps: {
    *first(g, c): Rule<string | undefined> {
      const there = sides(g.state).filter((side) => survivors(g, c, side).length > 0);
      if (there.length < 2) {
        g.set(c, { sides: there }, 'DW-VI-41');
        return undefined;
      }
      const order = yield* sequence(g, c, there);
      if (order === null) return 'first';
      g.set(c, { sides: order }, 'DW-VI-39');
      return undefined;
    },
    /** DW-VI-39: all moves and turns of one side before the other's; DW-VI-42: nobody has to. */
    *move(g, c): Rule<string | undefined> {
      const [side, ...rest] = c.sides;
      if (side === undefined) return undefined;
      for (const { id, side: its } of g.state.seats) {
        if (its !== side) continue;
        const movers = elementsOf(
          g,
          survivors(g, c, side).filter((u) => g.state.units[u]!.owner === id),
        );
        if (movers.length === 0) continue;
        const plan = yield* ask(g, {
          kind: 'path',
          name: 'followUp',
          by: id,
          rule: 'DW-VI-33',
          args: { last: rest.length === 0 },
          movers,
          none: true,
        });
        const result = followedUp(g, plan);
        if ('refusal' in result) throw new Error('a checked follow-up was refused');
        const placed = result.placed.map((p) => ({ element: p.id, q: p.q, r: p.r, facing: p.facing }));
        g.apply({
          type: 'followedUp',
          rules: ['DW-VI-33', 'DW-VI-39', 'DW-VI-40', 'DW-VI-42'],
          seat: id,
          placed,
        });
      }
      g.set(c, { sides: rest });
      return 'move';
    },
  },
});

const survivors = (g: G, c: FollowUpContext, side: string): string[] =>
  c.units.filter((u) => sideOfUnit(g.state, u) === side && bodyOf(g.state, u).length > 0);

/** DW-VI-37, DW-VI-38, DW-G-37: the side with most kills chooses; with equal kills the dice decide. */
function* sequence(g: G, c: FollowUpContext, there: readonly string[]): Rule<string[] | null> {
  const killsOf = (side: string): number => c.kills.find((k) => k.side === side)?.n ?? 0;
  const most = Math.max(...there.map(killsOf));
  const best = there.filter((s) => killsOf(s) === most);
  let first: string | null;
  if (best.length > 1) first = yield* rollForFirst(g, there, 'DW-VI-38');
  else {
    const choice = yield* ask(g, {
      kind: 'choose',
      name: 'followFirst',
      by: g.state.seats.find((s) => s.side === best[0])!.id,
      rule: 'DW-VI-37',
      args: { kills: most },
      options: [{ id: 'first' }, { id: 'second' }],
      preset: 'second',
    });
    first = choice === 'first' ? best[0]! : there.find((s) => s !== best[0])!;
  }
  if (first === null) return null;
  g.apply({ type: 'firstSide', rules: [best.length > 1 ? 'DW-VI-38' : 'DW-VI-37'], side: first, of: 'followUp' });
  return [first, ...there.filter((s) => s !== first)];
}
