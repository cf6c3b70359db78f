import { activity } from '../machine/activity.ts';
import { cite } from '../machine/cite.ts';
import type { Activity, Game, Look, Rule } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askWindow, chosenOffer, isOpen, offersFor } from './offers.ts';
import { runCompulsory } from './window.ts';

/**
 * A big window as a step: what it offers are actions with windows of their own. Each use goes on the agenda, then the
 * window is asked again until all pass. The subject is the context of the frame that opened it, unless `subjectOf`
 * makes another. It is plain, public data, fixed when the window opens.
 */
export const bigWindow =
  <T extends Types, C extends object = object>(name: string, subjectOf?: (look: Look<T>, c: C) => object) =>
  (g: Game<T>, c: C): void => {
    const w = g.ruleset.windows[name];
    if (w === undefined) return;
    const subject = subjectOf?.(g, c) ?? c;
    const mayBeUsed =
      isOpen(g, w, subject) &&
      (w.compulsory.some((t) => t.applies(g, subject as never)) ||
        (w.offered.length > 0 &&
          w.definition
            .seats(g, subject as never)
            .some((seat) => w.definition.secret || offersFor(g, w, subject, seat).length > 0)));
    if (!mayBeUsed) return;
    const context = { window: name, turn: 0, passed: 0 };
    if (subjectOf === undefined) g.then('window' as never, context as never, w.definition.rule);
    else g.then('windowOn' as never, { ...context, subject } as never, w.definition.rule);
  };

type WindowContext = { window: string; turn: number; passed: number };
type WindowOnContext = WindowContext & { subject: object };

const windowSteps = <C extends WindowContext>(
  name: string,
  subjectOf: (g: Game<Types>, c: C) => object,
): Activity<Types> =>
  activity<Look, Game, C>(name, {
    steps: {
      *compulsory(g, c): Rule<string> {
        const w = g.ruleset.windows[c.window]!;
        const subject = subjectOf(g, c);
        if (isOpen(g, w, subject)) yield* runCompulsory(g, w, subject);
        return 'offer';
      },

      /** Passes on what the use has replied to the frame that opened the window. */
      used(g): void {
        const reply = g.replied<unknown>();
        if (reply !== null) g.reply([...((g.below()?.reply as unknown[] | null) ?? []), reply]);
      },

      *offer(g, c): Rule<string | undefined> {
        const w = g.ruleset.windows[c.window]!;
        const subject = subjectOf(g, c);
        if (!isOpen(g, w, subject)) return undefined;
        const seats = w.definition.seats(g, subject as never);
        if (c.passed >= seats.length) return undefined;
        const seat = seats[c.turn % seats.length]!;
        const chosen = yield* askWindow(g, w, subject, seat);
        if (chosen === null) {
          g.set<WindowContext>(c, { turn: c.turn + 1, passed: c.passed + 1 });
          return 'offer';
        }
        const { trigger, option } = chosenOffer(w, chosen);
        if (trigger.starts === undefined) throw new Error(`${trigger.id} cannot be used in the big window ${c.window}`);
        cite(g, trigger.rule);
        yield* trigger.cost?.pay(g, subject as never, option, seat) ?? [];
        const start: { activity: string; context: object } = trigger.starts(g, subject as never, option, seat);
        if (w.definition.order === 'alternate') g.set<WindowContext>(c, { turn: c.turn + 1, passed: 0 });
        g.then(start.activity as never, start.context as never, trigger.rule);
        return w.definition.gathers ? 'used' : 'offer';
      },
    },
  });

/** The engine's own activities behind every big window. */
export const windowActivities: readonly Activity<Types>[] = [
  windowSteps<WindowContext>('window', (g) => g.below()!.c),
  windowSteps<WindowOnContext>('windowOn', (_, c) => c.subject),
];
