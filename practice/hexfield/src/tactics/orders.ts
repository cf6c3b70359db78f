import type { Task, Tasks } from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { fieldsOf } from '../rules/formation.ts';
import type { Order } from '../rules/orders.ts';
import { stepsTo } from './standing.ts';

/** What a unit does this round for its task, the best order first. The next best is for those that cannot. */
export function ordersFor(look: Look, unit: UnitsId, task: Task | null): readonly Order[] {
  const { profile } = look.state.units[unit]!;
  switch (task?.script) {
    case 'attack': {
      const steps = stepsTo(look, unit, fieldsOf(look.state.units[task.aim!]!));
      return steps <= profile.move + 1 ? ['charge', 'march'] : ['march'];
    }
    case 'shoot':
      return stepsTo(look, unit, fieldsOf(look.state.units[task.aim!]!)) <= profile.range ? ['shoot'] : ['march'];
    case 'loot':
      return ['march'];
    default:
      return ['hold'];
  }
}

/** The orders of a whole side. Units that can take two markers keep their second best order open. */
export const layOrders = (look: Look, r: Asked<'orders'>, tasks: Tasks): Record<string, string> =>
  Object.fromEntries(
    r.items.map(({ id, options }) => {
      const [first, second] = ordersFor(look, id, tasks.of(id));
      const both = options.find((o) => o === `${second}+${first}`);
      return [id, both ?? (options.includes(first!) ? first! : options[0]!)];
    }),
  );

/** Of two markers, the one that serves the task. */
export const showOrders = (look: Look, r: Asked<'secondChoice'>, tasks: Tasks): Record<string, string> =>
  Object.fromEntries(
    r.items.map(({ id, options }) => [
      id,
      ordersFor(look, id, tasks.of(id)).find((o) => options.includes(o)) ?? options[0]!,
    ]),
  );
