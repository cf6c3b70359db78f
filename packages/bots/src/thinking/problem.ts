import { type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { type Battle, Eyes, forBattle, type Memo, type Pending } from '@walstatt/engine/host';
import type { Situation } from '../bot.ts';
import type { Memory } from '../planner/assignment.ts';
import { LEVELS, type Level } from '../planner/planner.ts';
import { situationOf } from '../situation.ts';

/** A decision to be thought about, as plain data: it can be sent to another thread. It holds what its seat may know. */
export type Problem = Pick<Situation<Types>, 'seat' | 'request' | 'position' | 'memory'> & {
  readonly ruleset: string;
  /** Battles that are thought about in turn share nothing. */
  readonly battle: string;
  readonly view: Types['State'];
  readonly seed: number;
  readonly level: Level;
  readonly playouts: number;
  /** Once so much time is up, the best so far stands. */
  readonly milliseconds: number;
};

/** What a host says about a decision that it wants to have thought about. */
export type Wish = { readonly battle: string; readonly level: Level; readonly seed: number; readonly memory: Memory };

export function problemOf(battle: Battle<Types>, pending: Pending, wish: Wish): Problem {
  const { seat, request, position, look } = situationOf(battle, pending, seededRng(0));
  const { playouts, milliseconds } = LEVELS[wish.level];
  return { ...wish, ruleset: battle.ruleset.id, seat, request, position, view: look.state, playouts, milliseconds };
}

/** The situation that a problem describes, where the ruleset is at hand. */
export function situationIn(
  p: Problem,
  ruleset: Ruleset<Types>,
  memos: Memo,
  expired: () => boolean,
): Situation<Types> {
  const own = forBattle(ruleset, new Eyes(ruleset, p.view, memos));
  const { seat, request, position, memory } = p;
  const look = new Eyes(own, p.view, memos);
  return { ruleset: own, seat, request, look, position, memos, rng: seededRng(p.seed), memory, expired };
}
