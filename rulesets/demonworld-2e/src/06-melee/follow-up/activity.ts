import { ask, type Rule, type RuleId, sides } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesOfSide } from '../../01-introduction/board/nearest.ts';
import { sideOfElement, sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { bodyOf, type Piece, pieceOf } from '../../01-introduction/board/pieces.ts';
import { rollForFirst } from '../../01-introduction/roll-off/roll-off.ts';
import type { FollowUpContext } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { elementsOf } from '../strikes.ts';
import { type FollowedUp, followUp as followedUp } from './judge.ts';

/**
 * DW-VI-33 to DW-VI-43: after all strikes, the elements of the units of one melee move and turn, one side after the
 * other.
 */
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
    /** DW-VI-39: all moves and turns of one side come before the other's. DW-VI-42: no element has to move. */
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
        g.apply({ type: 'followedUp', rules: followRules(g, c, result, rest.length === 0), seat: id, placed });
      }
      g.set(c, { sides: rest });
      return 'move';
    },
  },
});

/**
 * DW-VI-39 always: the whole side moves at once. DW-VI-40: the moves of the side that went before already count.
 * DW-VI-42: an element goes away from an enemy within reach, or none does anything.
 */
function followRules(g: G, c: FollowUpContext, done: FollowedUp, last: boolean): RuleId[] {
  if ('refusal' in done) return [];
  const rules: RuleId[] = [...done.rules, 'DW-VI-39'];
  if (last && c.sides.length === 1) rules.push('DW-VI-40');
  if (done.placed.length === 0 || done.placed.some((p) => goesAway(g, p))) rules.push('DW-VI-42');
  return rules;
}

/** Farther from the nearest enemy than before. */
function goesAway(g: G, to: Piece): boolean {
  const enemies = enemiesOfSide(g, sideOfElement(g.state, to.id));
  const gap = (p: Piece): number => Math.min(...enemies.map((e) => hex.distance(p, e)));
  return gap(to) > gap(pieceOf(g.state, to.id)!);
}

const survivors = (g: G, c: FollowUpContext, side: string): string[] =>
  c.units.filter((u) => sideOfUnit(g.state, u) === side && bodyOf(g.state, u).length > 0);

/** DW-VI-37, DW-VI-38, DW-G-37: the side with most kills chooses. With equal kills the dice decide. */
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
