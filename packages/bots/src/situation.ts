import type { Answer, Rng, SeatId, Types } from '@walstatt/engine';
import { type Battle, type Entry, knowledgeOf, type Pending, UNKNOWN } from '@walstatt/engine/host';
import type { Situation } from './bot.ts';
import { newMemory } from './planner/memory.ts';

/** What a host may give a bot besides: a watchdog, a memory, an ear. */
export type Aids = Partial<Pick<Situation<Types>, 'expired' | 'memory' | 'complain'>>;

/** What a seat may know of a battle when it has to answer a request. */
export function situationOf<T extends Types>(
  battle: Battle<T>,
  pending: Pending,
  rng: Rng,
  aids: Aids = {},
): Situation<T> {
  const seat = pending.request.by;
  const { state, since } = battle.position;
  return {
    ruleset: battle.ruleset,
    seat,
    request: pending.request,
    look: battle.lookAs(seat),
    position: {
      state: battle.ruleset.codec.view(state, knowledgeOf(battle.ruleset, state, seat)),
      since: since.map((e) => withoutSealed(e, seat)),
    },
    memos: battle.memos,
    rng,
    memory: newMemory(),
    expired: () => false,
    ...aids,
  };
}

const withoutSealed = (e: Entry, seat: SeatId): Entry =>
  e.entry === 'answer' && e.sealed && e.by !== seat ? { ...e, answer: UNKNOWN as Answer } : e;
