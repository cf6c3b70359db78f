import { Eyes, newMemo } from '@walstatt/engine/host';
import { recordEmitted } from '@walstatt/testkit';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';

/** A battle of the starter forces on the starter table, just set up. */
export function begun(): State {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return set.state;
}

/** What a question sees of a state. */
export const eyes = (state: State, memo = newMemo()) => new Eyes(ruleset, state, memo, recordEmitted);
