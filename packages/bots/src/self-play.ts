import type { Rng, Ruleset, Types } from '@walstatt/engine';
import {
  Eyes,
  forBattle,
  knowledgeOf,
  Machine,
  type Memo,
  newMemo,
  sampleAnswer,
  type Watch,
} from '@walstatt/engine/host';
import { rollOnce } from './imagine.ts';

/**
 * Random play at full speed: no journal, no checkpoints. Rulesets without secrets are sampled on the state itself,
 * which is every seat's view. So are requests without a definition, because sampling them needs nothing but the
 * request. A watch may inspect every event. Returns the final state and the number of requests answered.
 */
export function selfPlay<T extends Types>(
  ruleset: Ruleset<T>,
  start: T['State'],
  rng: Rng,
  memos: Memo = newMemo(),
  most = 100_000,
  watch: Watch<T> = {},
): { state: T['State']; requests: number; over: boolean } {
  const battle = forBattle(ruleset, new Eyes(ruleset, start, memos));
  const machine = new Machine<T>(battle, ruleset.codec.clone(start), memos, watch);
  const open = ruleset.determinise === undefined;
  if (start.agenda.length === 0) machine.start(ruleset.battle, {});
  let need = machine.run();
  let requests = 0;
  while (need !== null && requests < most) {
    if (need.what === 'roll') need = rollOnce(machine, need, rng);
    else if (need.what === 'ask') {
      const answers = need.requests.map((r) => {
        const look =
          open || battle.requests[r.name] === undefined
            ? machine
            : new Eyes(battle, ruleset.codec.view(machine.state, knowledgeOf(battle, machine.state, r.by)), memos);
        return sampleAnswer(look as never, r, rng);
      });
      requests += answers.length;
      need = machine.run({ what: 'ask', answers });
    } else throw new Error(`unexpected need: ${need.what}`);
  }
  return { state: machine.state, requests, over: need === null };
}
