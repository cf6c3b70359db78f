import { seededRng } from '@walstatt/engine';
import { Eyes, newMemo, type Watch } from '@walstatt/engine/host';
import { randomBattle } from '@walstatt/testkit';
import type { State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Warpath } from '../src/kit.ts';
import { EventLaws } from './event-laws.ts';
import { randomSetup } from './random-setup.ts';

/** A random battle of a random set-up; throws as soon as an event breaks an invariant or a law of events. */
export function watchedBattle(seed: number) {
  const setup = randomSetup(seededRng(seed));
  const laws = new EventLaws();
  const memos = newMemo();
  let events = 0;
  const watch: Watch<Warpath> = {
    before: (event, state) => laws.prepare(event as never, state as State),
    applied(event, state) {
      events++;
      const broken = [
        ...ruleset.invariants!(new Eyes(ruleset, state, memos) as never).map((b) => b.what),
        ...laws.broken(event as never, state as State),
      ];
      if (broken.length > 0)
        throw new Error(
          `seed ${seed}, turn ${(state as State).turn}: ${broken.join('; ')}, at ${JSON.stringify(event)}`,
        );
    },
  };
  const battle = randomBattle(ruleset, setup, seed, watch);
  return { setup, battle, events };
}
