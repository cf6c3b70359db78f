import type { Look, OfferedTrigger, Window } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import type { Option, Request } from '../requests/request.ts';

/** All that one seat may use in a window now. Option ids are `trigger/option`. */
export function offersFor<T extends Types>(look: Look<T>, w: Window<T>, subject: object, seat: SeatId): Option[] {
  const options: Option[] = [];
  for (const t of w.offered) {
    for (const o of t.offers(look, subject as never, seat)) {
      options.push({
        id: `${t.id}/${o.id}`,
        args: { trigger: t.id, rule: t.rule, ...(o.args === undefined ? {} : { of: o.args }) },
      });
    }
  }
  return options;
}

/** The one request in which a seat is offered everything that a window holds for it; passing is the default. */
export const windowRequest = <T extends Types>(w: Window<T>, seat: SeatId, options: readonly Option[]): Request => ({
  kind: 'choose',
  name: w.definition.name,
  by: seat,
  rule: w.definition.rule,
  args: { window: w.definition.name },
  options,
  optional: true,
});

/** Finds the trigger and its own option id again from a chosen option. */
export function chosenOffer<T extends Types>(
  w: Window<T>,
  chosen: string,
): { trigger: OfferedTrigger<T>; option: string } {
  const slash = chosen.indexOf('/');
  const trigger = w.offered.find((t) => t.id === chosen.slice(0, slash));
  if (trigger === undefined) throw new Error(`no trigger for ${chosen} in window ${w.definition.name}`);
  return { trigger, option: chosen.slice(slash + 1) };
}
