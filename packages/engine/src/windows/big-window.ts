import { activity } from '../machine/activity.ts';
import type { Activity, Game, Look, Rule } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askWindow, chosenOffer, offersFor } from './offers.ts';
import { runCompulsory } from './window.ts';

/**
 * A big window as a step: what it offers are actions with windows of their own. Each use goes on the agenda, then the
 * window is asked again until all pass. The subject is the context of the frame that opened it.
 */
export const bigWindow =
  <T extends Types>(name: string) =>
  (g: Game<T>, c: object): void => {
    const w = g.ruleset.windows[name];
    if (w === undefined) return;
    const mayBeUsed =
      w.compulsory.some((t) => t.applies(g, c as never)) ||
      (w.offered.length > 0 &&
        w.definition.seats(g, c as never).some((seat) => w.definition.secret || offersFor(g, w, c, seat).length > 0));
    if (mayBeUsed) g.then('window' as never, { window: name, turn: 0, passed: 0 } as never, w.definition.rule);
  };

type WindowContext = { window: string; turn: number; passed: number };

/** The engine's own activity behind every big window. */
export const windowActivity: Activity<Types> = activity<Look, Game, WindowContext>('window', {
  steps: {
    *compulsory(g, c): Rule<void> {
      yield* runCompulsory(g, g.ruleset.windows[c.window]!, g.below()!.c);
    },
    *offer(g, c): Rule<string | undefined> {
      const w = g.ruleset.windows[c.window]!;
      const subject = g.below()!.c;
      const seats = w.definition.seats(g, subject as never);
      if (c.passed >= seats.length) return undefined;
      const seat = seats[c.turn % seats.length]!;
      const chosen = yield* askWindow(g, w, subject, seat);
      if (chosen === null) {
        g.set(c, { turn: c.turn + 1, passed: c.passed + 1 });
        return 'offer';
      }
      const { trigger, option } = chosenOffer(w, chosen);
      if (trigger.starts === undefined) throw new Error(`${trigger.id} cannot be used in the big window ${c.window}`);
      const start: { activity: string; context: object } = trigger.starts(g, subject as never, option, seat);
      g.note(trigger.rule);
      if (w.definition.order === 'alternate') g.set(c, { turn: c.turn + 1, passed: 0 });
      g.then(start.activity as never, start.context as never, trigger.rule);
      return 'offer';
    },
  },
});
