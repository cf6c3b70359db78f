import type { Answer, Request, Types } from '@walstatt/engine';
import type { Machine, Need } from '@walstatt/engine/host';
import { rollOnce } from '../imagine.ts';
import type { KindredDice } from './dice.ts';
import { type Plan, scriptsOf } from './plan.ts';
import { scriptedAnswer } from './scripted.ts';

/** A playout that goes on for longer than this asks for the chance where it is. */
const PATIENCE = 2_000;

/**
 * Gives the first answer and plays on by the real rules, both sides by their scripts, to the horizon or the end.
 * Returns the chance to win there of the seat that gave it.
 */
export function playOn<T extends Types>(
  { machine, need: first }: { readonly machine: Machine<T>; readonly need: Need },
  given: { readonly request: Request; readonly answer: Answer },
  plan: Plan,
  dice: Pick<KindredDice, 'for'>,
): number {
  const until = timeOf(machine) + scriptsOf(machine as never).horizon;
  let need: Need | null = first;
  let isFirst = true;
  for (let left = PATIENCE; need !== null && left > 0; left--) {
    if (need.what === 'roll') need = rollOnce(machine, need, dice.for(need.roll));
    else if (need.what === 'ask') {
      if (!isFirst && timeOf(machine) > until) break;
      const answers: Answer[] = need.requests.map((r) =>
        isFirst && isSame(r, given.request) ? given.answer : scriptedAnswer(machine as never, r, plan),
      );
      isFirst = false;
      need = machine.run({ what: 'ask', answers });
    } else throw new Error(`unexpected need: ${need.what}`);
  }
  return chanceAt(machine, given.request.by);
}

/** How late it is, in what the horizon counts. */
function timeOf<T extends Types>(machine: Machine<T>): number {
  const { clock } = scriptsOf(machine as never);
  return clock?.(machine as never) ?? machine.ruleset.rounds?.count(machine.state) ?? 0;
}

/** A seat may be asked several things of the same name at once, about different units. */
export const isSame = (a: Request, b: Request): boolean =>
  a.by === b.by && a.name === b.name && JSON.stringify(a.args) === JSON.stringify(b.args);

function chanceAt<T extends Types>(machine: Machine<T>, seat: string): number {
  const { over, winners } = machine.ruleset.result(machine as never);
  if (!over) return scriptsOf(machine as never).chance(machine as never, seat);
  const { seats } = machine.state as { seats: readonly { id: string; side: string }[] };
  const side = seats.find((s) => s.id === seat)!.side;
  // Several winners or none mean a draw.
  return winners.length !== 1 ? 0.5 : winners[0] === side ? 1 : 0;
}
