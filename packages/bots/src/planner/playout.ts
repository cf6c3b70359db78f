import type { Answer, Rng, Types } from '@walstatt/engine';
import type { Machine, Need } from '@walstatt/engine/host';
import { rollOnce } from '../imagine.ts';
import type { Plan } from './plan.ts';
import { scriptsOf } from './plan.ts';
import { scriptedAnswer } from './scripted.ts';

/** A playout that goes on for longer than this asks for the chance where it is. */
const PATIENCE = 2_000;

/**
 * Gives the first answer and plays on by the real rules, both sides by their scripts, to the horizon or the end.
 * Returns the seat's chance to win there.
 */
export function playOn<T extends Types>(
  { machine, need: first }: { readonly machine: Machine<T>; readonly need: Need },
  given: { readonly seat: string; readonly name: string; readonly answer: Answer },
  plan: Plan,
  rng: Rng,
): number {
  const scripts = scriptsOf(machine as never);
  const count = machine.ruleset.rounds?.count;
  const until = (count?.(machine.state) ?? 0) + scripts.horizon;
  let isFirst = true;
  let need: Need | null = first;
  for (let left = PATIENCE; need !== null && left > 0; left--) {
    if (need.what === 'roll') need = rollOnce(machine, need, rng);
    else if (need.what === 'ask') {
      if (!isFirst && count !== undefined && count(machine.state) > until) break;
      const answers: Answer[] = need.requests.map((r) =>
        isFirst && r.by === given.seat && r.name === given.name
          ? given.answer
          : scriptedAnswer(machine as never, r, plan),
      );
      isFirst = false;
      need = machine.run({ what: 'ask', answers });
    } else throw new Error(`unexpected need: ${need.what}`);
  }
  const { over, winners } = machine.ruleset.result(machine as never);
  if (!over) return scripts.chance(machine as never, given.seat);
  if (winners.length === 0) return 0.5;
  const { side } = (machine.state as { seats: readonly { id: string; side: string }[] }).seats.find(
    (s) => s.id === given.seat,
  )!;
  return winners.includes(side) ? 1 : 0;
}
