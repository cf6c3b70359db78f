import type { Game, Look, OfferedTrigger, Rule, Ruleset, Window } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { askAllAny, askAny } from '../requests/ask.ts';
import type { Option, Request } from '../requests/request.ts';
import type { Plain } from '../schema/language.ts';

/** Everything that one seat may use in a window now. Option ids are `trigger/option`. */
export function offersFor<T extends Types>(look: Look<T>, w: Window<T>, subject: object, seat: SeatId): Option[] {
  const options: Option[] = [];
  for (const t of w.offered) {
    for (const o of t.offers(look, subject as never, seat)) {
      if (t.cost !== undefined && !t.cost.canPay(look, subject as never, o.id, seat)) continue;
      options.push({
        id: `${t.id}/${o.id}`,
        args: { trigger: t.id, rule: t.rule, ...(o.args === undefined ? {} : { of: o.args }) },
      });
    }
  }
  return options;
}

/**
 * Asks one seat what it uses in a window. Null means that it passes. A secret window is asked even if it holds nothing,
 * and under seal: neither the fact that a seat was asked nor its offers tell the others anything.
 */
export function* askWindow<T extends Types>(
  g: Game<T>,
  w: Window<T>,
  subject: object,
  seat: SeatId,
): Rule<string | null> {
  const options = offersFor(g, w, subject, seat);
  const request = windowRequest(w, seat, options, w.definition.args?.(g, subject as never) ?? {});
  if (w.definition.secret) return (yield* askAllAny(g, [{ ...request, always: true }], true))[0] as string | null;
  return options.length === 0 ? null : ((yield* askAny(g, request)) as string | null);
}

/** The single request that offers a seat everything that a window holds for it. Passing is the default. */
const windowRequest = <T extends Types>(
  w: Window<T>,
  seat: SeatId,
  options: readonly Option[],
  args: Readonly<Record<string, Plain>>,
): Request => ({
  kind: 'choose',
  name: w.definition.name,
  by: seat,
  rule: w.definition.rule,
  args: { window: w.definition.name, ...args },
  options,
  optional: true,
});

/** Is there still something to react to? */
export const isOpen = <T extends Types>(look: Look<T>, w: Window<T>, subject: object): boolean =>
  w.definition.openWhile?.(look, subject as never) ?? true;

/** Finds the trigger, and its own option id, for a chosen option. */
export function chosenOffer<T extends Types>(
  w: Window<T>,
  chosen: string,
): { trigger: OfferedTrigger<T>; option: string } {
  const slash = chosen.indexOf('/');
  const trigger = w.offered.find((t) => t.id === chosen.slice(0, slash));
  if (trigger === undefined) throw new Error(`no trigger for ${chosen} in window ${w.definition.name}`);
  return { trigger, option: chosen.slice(slash + 1) };
}

/** The first offer of a window's request that costs nothing and can only help. Null if there is none. */
export function freeOffer<T extends Types>(ruleset: Ruleset<T>, r: Request): string | null {
  const w = ruleset.windows[r.name];
  if (w === undefined || r.kind !== 'choose') return null;
  return r.options.find((o) => chosenOffer(w, o.id).trigger.free)?.id ?? null;
}
