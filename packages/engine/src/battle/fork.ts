import type { Ruleset } from '../machine/game.ts';
import { Machine } from '../machine/machine.ts';
import type { Memo } from '../machine/memo.ts';
import type { Need } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import type { Entry } from './entry.ts';
import { feed } from './feed.ts';

/** A battle for trying things out: a separate machine at the same need. It has no dice, so the caller supplies them. */
export type Fork<T extends Types> = { readonly machine: Machine<T>; readonly need: Need | null };

/** Clones the state at the last step boundary and feeds it the lines since. */
export function fork<T extends Types>(
  ruleset: Ruleset<T>,
  position: { readonly state: T['State']; readonly since: readonly Entry[] },
  memos: Memo,
  enumerating = false,
): Fork<T> {
  const machine = new Machine<T>(ruleset, ruleset.codec.clone(position.state), memos, {}, enumerating);
  return { machine, need: feed(machine, position.since) };
}
