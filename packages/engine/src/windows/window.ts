import { cite } from '../machine/cite.ts';
import type { CompulsoryTrigger, Game, Rule, Window } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askAny } from '../requests/ask.ts';
import { askWindow, chosenOffer, isOpen } from './offers.ts';

/**
 * A small window: a call inside a step. Compulsory triggers come first, then offers seat by seat, computed anew after
 * each use. Triggers work on the subject (an `instead` window carries a `result` in it that they may replace).
 */
export function* window<T extends Types, S extends object>(g: Game<T>, name: string, subject: S): Rule<S> {
  const w = g.ruleset.windows[name];
  if (w === undefined || (subject as { silent?: boolean }).silent) return subject;
  if (isOpen(g, w, subject)) yield* runCompulsory(g, w, subject);
  if (w.offered.length === 0) return subject;
  const seats = w.definition.seats(g, subject as never);
  let passed = 0;
  for (let turn = 0; passed < seats.length && isOpen(g, w, subject); ) {
    const seat = seats[turn % seats.length]!;
    const chosen = yield* askWindow(g, w, subject, seat);
    if (chosen === null) {
      passed++;
      turn++;
      continue;
    }
    const { trigger, option } = chosenOffer(w, chosen);
    if (trigger.run === undefined) throw new Error(`${trigger.id} cannot be used in the small window ${name}`);
    cite(g, trigger.rule);
    yield* trigger.cost?.pay(g, subject as never, option, seat) ?? [];
    yield* trigger.run(g, subject as never, option, seat) ?? [];
    if (w.definition.order === 'alternate') {
      passed = 0;
      turn++;
    }
  }
  return subject;
}

/**
 * Runs the compulsory triggers that apply, in the order given by the window's chooser. Each is checked again at its
 * turn.
 */
export function* runCompulsory<T extends Types>(g: Game<T>, w: Window<T>, subject: object): Rule<void> {
  let due = w.compulsory.filter((t) => t.applies(g, subject as never));
  if (due.length > 1 && w.definition.chooser) due = yield* orderTriggers(g, w, subject, due);
  for (const t of due) {
    if (!t.applies(g, subject as never)) continue;
    cite(g, t.rule);
    yield* t.run(g, subject as never) ?? [];
  }
}

function* orderTriggers<T extends Types>(
  g: Game<T>,
  w: Window<T>,
  subject: object,
  due: readonly CompulsoryTrigger<T>[],
): Rule<CompulsoryTrigger<T>[]> {
  const order = yield* askAny(g, {
    kind: 'order',
    name: 'orderTriggers',
    by: w.definition.chooser!(g, subject as never),
    rule: w.definition.rule,
    args: { window: w.definition.name },
    options: due.map((t) => ({ id: t.id, args: { rule: t.rule } })),
  });
  return (order as readonly string[]).map((id) => due.find((t) => t.id === id)!);
}
