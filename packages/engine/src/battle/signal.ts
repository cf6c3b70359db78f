import { cite } from '../machine/cite.ts';
import type { Machine } from '../machine/machine.ts';
import type { Need } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import type { Signal } from '../ruleset/definition.ts';

/**
 * Something from outside that no request asked for. Its facts hold at once: what they end is cut in the middle of its
 * step. Open questions to a seat that is now finished stay open here; the host answers them with their defaults.
 */
export function sendSignal<T extends Types>(machine: Machine<T>, need: Need | null, signal: Signal): Need | null {
  const definition = machine.ruleset.signals[signal.type];
  if (definition === undefined) throw new Error(`there is no signal ${signal.type}`);
  cite(machine, definition.rule);
  definition.run(machine, signal);
  const { finishes } = definition;
  const frame = typeof finishes === 'function' ? finishes(machine) : finishes;
  if (typeof frame === 'string') machine.finishSeat(signal.seat, frame, definition.rule);
  if (machine.endsSomething()) {
    machine.interrupt();
    return machine.run();
  }
  return need;
}
