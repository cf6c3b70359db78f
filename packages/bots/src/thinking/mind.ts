import type { Ruleset, Types } from '@walstatt/engine';
import type { Chances } from '../planner/batch.ts';
import type { Problem } from './problem.ts';
import { type Helper, type Share, Thinker, type Thought } from './thinker.ts';

/** Something that thinks about decisions, here or elsewhere. */
export type Mind = {
  /** Null: it was cancelled, or it took far too long, and the default answer must do. */
  think(problem: Problem): Promise<Thought | null>;
  cancel(): void;
};

/** A thread as its owner sees it. */
export type Thread = {
  say(message: Order): void;
  /** Called once, before anything is said. */
  hear(listener: (message: Report) => void): void;
  end(): void;
};

/** What a thinking thread is told, and what it tells. `n` numbers what is asked for. */
export type Order =
  | { readonly do: 'think'; readonly n: number; readonly problem: Problem }
  | { readonly do: 'help'; readonly n: number; readonly share: Share }
  | { readonly do: 'cancel' };
export type Report =
  | { readonly is: 'began'; readonly n: number }
  | { readonly is: 'thought'; readonly n: number; readonly thought: Thought }
  | { readonly is: 'played'; readonly n: number; readonly chances: Chances };

/** Thinks in the thread that asks. It cannot be ended from outside, so it is for tests and short thoughts. */
export function mindHere(load: (ruleset: string) => Promise<Ruleset<Types>>): Mind {
  const thinker = new Thinker(load);
  let wanted = 0;
  return {
    think(problem) {
      const n = ++wanted;
      return thinker.decide(problem, { cancelled: () => n !== wanted });
    },
    cancel() {
      wanted++;
    },
  };
}

/** How much longer than its own time a thread may take, and how long it may take to begin, in milliseconds. */
const GRACE = 3_000;
const BEGINNING = 30_000;

/**
 * Thinks in a thread of its own. A script that loops for ever cannot be interrupted in the thread that runs it: this
 * is why thinking has one, which is ended when it does not answer in time. The next thought begins a new one.
 */
export function mindApart(begin: () => Thread): Mind {
  let thread: Thread | null = null;
  let n = 0;
  let settle: ((thought: Thought | null) => void) | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const done = (thought: Thought | null): void => {
    clearTimeout(watchdog);
    settle?.(thought);
    settle = null;
  };
  const giveUp = (): void => {
    thread?.end();
    thread = null;
    done(null);
  };
  const open = (): Thread => {
    const opened = begin();
    opened.hear((report) => {
      if (report.n !== n || opened !== thread) return;
      if (report.is === 'thought') done(report.thought);
      else if (report.is === 'began') watch(limit + GRACE);
    });
    return opened;
  };
  let limit = 0;
  const watch = (ms: number): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(giveUp, ms);
  };
  return {
    think(problem) {
      done(null);
      thread ??= open();
      limit = problem.milliseconds;
      n++;
      watch(BEGINNING);
      const { say } = thread;
      return new Promise((resolve) => {
        settle = resolve;
        say({ do: 'think', n, problem });
      });
    },
    cancel() {
      if (settle === null) return;
      thread?.say({ do: 'cancel' });
      done(null);
    },
  };
}

/** What a thinking thread does with what it is told. `report` answers its owner. */
export function obey(thinker: Thinker, report: (message: Report) => void): (order: Order) => void {
  // One thing after the other. Only the latest decision is still wanted.
  let last: Promise<unknown> = Promise.resolve();
  let wanted = 0;
  return (order) => {
    if (order.do === 'cancel') wanted = 0;
    else if (order.do === 'think') {
      const { n, problem } = order;
      wanted = n;
      const cancelled = (): boolean => n !== wanted;
      last = last.then(async () => {
        if (cancelled()) return;
        const thought = await thinker.decide(problem, { began: () => report({ is: 'began', n }), cancelled });
        report({ is: 'thought', n, thought });
      });
    } else {
      const { n, share } = order;
      last = last.then(async () => report({ is: 'played', n, chances: await thinker.help(share) }));
    }
  };
}

/** A thread that helps another to think. Ended threads play nothing out. */
export function helperIn(thread: Thread): Helper {
  let n = 0;
  const waiting = new Map<number, (chances: Chances) => void>();
  thread.hear((report) => {
    if (report.is !== 'played') return;
    waiting.get(report.n)?.(report.chances);
    waiting.delete(report.n);
  });
  return (share) =>
    new Promise((resolve) => {
      n++;
      waiting.set(n, resolve);
      thread.say({ do: 'help', n, share });
    });
}
