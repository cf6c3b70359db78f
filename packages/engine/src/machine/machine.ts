import type { Roll } from '../dice/shape.ts';
import { endedBy, endsWith, onBegin } from '../effects/expiry.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { FINISHED } from './activity.ts';
import { Eyes } from './eyes.ts';
import type { Game, NewEffect, Rule, Ruleset } from './game.ts';
import type { Memo } from './memo.ts';
import type { Need, Reply } from './need.ts';
import { reduceEvent } from './reduce.ts';
import type { CoreEvent, EffectRow, Frame, NewEvent, SeatId, Types } from './types.ts';

/** What a host may listen to. All listeners are optional: bots and odds run without them. */
export type Watch<T extends Types> = {
  readonly onNote?: (rule: RuleId) => void;
  /** Before an event changes the state. */
  readonly before?: (event: T['Event'], state: T['State']) => void;
  readonly applied?: (event: T['Event'], state: T['State']) => void;
  /** Between two steps: nothing but the state is alive. */
  readonly boundary?: (state: T['State']) => void;
};

/** Steps are not rules of a book. */
const NO_RULES: readonly RuleId[] = [];

/**
 * Runs the agenda: takes the top frame, runs its step until it needs an answer or dice, continues, and drops what no
 * longer goes on. Between two steps there is nothing but the state.
 */
export class Machine<T extends Types> extends Eyes<T> implements Game<T> {
  /** Odds feed a position's recorded dice first and switch this on afterwards. */
  enumerating: boolean;
  readonly watched: boolean;
  private readonly watch: Watch<T>;
  private running: Rule<unknown> | null = null;
  private pushed: Frame | null = null;
  private pushedRules: readonly RuleId[] = [];

  constructor(ruleset: Ruleset<T>, state: T['State'], memos?: Memo, watch: Watch<T> = {}, enumerating = false) {
    super(ruleset, state, memos, watch.onNote ?? null);
    this.watch = watch;
    this.watched = watch.applied !== undefined;
    this.enumerating = enumerating;
  }

  /** Runs until something is needed. Null means idle (an empty agenda). The reply answers the last need. */
  run(reply?: Reply): Need | null {
    let need = this.runStep(reply);
    while (need === 'boundary') need = this.runStep();
    return need;
  }

  /** Begins a step or continues the running one, until something is needed or the step ends. Null means idle. */
  runStep(reply?: Reply): Need | 'boundary' | null {
    if (this.running === null) {
      if (reply !== undefined) throw new Error('a reply came, but nothing was needed');
      if (!this.beginStep()) return null;
      if (this.running === null) return 'boundary';
    }
    const result = (this.running as Rule<unknown>).next(reply as never);
    if (!result.done) return result.value;
    this.running = null;
    this.endStep(result.value as string | undefined);
    return 'boundary';
  }

  /** Abandons the running step (something from outside cut it) and drops every frame that no longer goes on. */
  interrupt(): void {
    this.running = null;
    this.pushed = null;
    this.settle();
  }

  /** Whether something from outside has just ended a frame: checks the `endsWhen` of all frames. */
  endsSomething(): boolean {
    return this.endingFrame() >= 0;
  }

  private beginStep(): boolean {
    this.dropStopped();
    this.watch.boundary?.(this.state);
    const frame = this.topFrame();
    if (frame === null) return false;
    const step = this.ruleset.activities[frame.do]!.steps[frame.at];
    if (step === undefined) throw new Error(`activity ${frame.do} has no step ${frame.at}`);
    const result = step(this, frame.c as never);
    if (typeof result === 'object' && result !== null) this.running = result as Rule<unknown>;
    else this.endStep(result as string | undefined);
    return true;
  }

  /** At a boundary: drops the activities that have come to their turn but no longer go on. */
  dropStopped(): void {
    for (let frame = this.topFrame(); frame !== null; frame = this.topFrame()) {
      const { goesOnWhile } = this.ruleset.activities[frame.do]!;
      if (goesOnWhile === undefined || goesOnWhile(this, frame.c as never)) return;
      this.endFrame('stopped');
      this.settle();
    }
  }

  private endStep(goTo: string | undefined): void {
    const frame = this.topFrame()!;
    const at = goTo ?? this.ruleset.steps[frame.do]!.next[frame.at]!;
    if (at !== frame.at) this.applyEngine({ type: 'stepped', rules: NO_RULES, at });
    if (this.pushed !== null) {
      const pushed = this.pushed;
      const rules = this.pushedRules;
      this.pushed = null;
      this.beginFrame(pushed, rules);
    }
    this.settle();
  }

  /** Ends what is over: cut by an `endsWhen`, or finished. */
  private settle(): void {
    for (let cut = this.endingFrame(); cut >= 0; cut = this.endingFrame()) {
      while (this.state.agenda.length > cut) this.endFrame('cut');
    }
    for (let frame = this.topFrame(); frame !== null && frame.at === FINISHED; frame = this.topFrame())
      this.endFrame('done');
  }

  private endingFrame(): number {
    const agenda = this.state.agenda;
    for (let i = 0; i < agenda.length; i++) {
      const frame = agenda[i]!;
      const endsWhen = this.ruleset.activities[frame.do]!.endsWhen;
      if (endsWhen?.(this, frame.c as never)) return i;
    }
    return -1;
  }

  /** Starts an activity from outside: the set-up of a battle, or free play. */
  start(activity: string, context: object, rules: readonly RuleId[] = []): void {
    this.beginFrame(this.newFrame(activity, context), rules);
    this.settle();
  }

  private newFrame(activity: string, context: object): Frame {
    const steps = this.ruleset.steps[activity];
    if (steps === undefined) throw new Error(`there is no activity ${activity}`);
    return { do: activity, at: steps.first, c: context, reply: null };
  }

  private beginFrame(frame: Frame, rules: readonly RuleId[]): void {
    this.applyEngine({ type: 'began', rules, frame });
    for (let i = this.state.effects.length - 1; i >= 0; i--) {
      const e = this.state.effects[i]!;
      const fate = onBegin(e, frame);
      if (fate === 'ends') this.endEffect(i, e.rule as RuleId);
      else if (fate === 'arms') this.applyEngine({ type: 'effectArmed', rules: [e.rule], index: i });
    }
  }

  private endFrame(why: 'done' | 'stopped' | 'cut'): void {
    const frame = this.topFrame()!;
    this.applyEngine({ type: 'ended', rules: NO_RULES, why });
    for (let i = this.state.effects.length - 1; i >= 0; i--) {
      const e = this.state.effects[i]!;
      if (endsWith(e, frame)) this.endEffect(i, e.rule as RuleId);
    }
  }

  private topFrame(): Frame | null {
    const agenda = this.state.agenda;
    return agenda.length === 0 ? null : agenda[agenda.length - 1]!;
  }

  apply(event: NewEvent<T>): void {
    this.applyAny(event as unknown as T['Event']);
    const effects = this.state.effects;
    for (let i = effects.length - 1; i >= 0; i--) {
      const e = effects[i]!;
      if (endedBy(e, event as unknown as CoreEvent)) this.endEffect(i, e.rule as RuleId);
    }
  }

  private applyEngine(event: CoreEvent & Readonly<Record<string, unknown>>): void {
    this.applyAny(event as unknown as T['Event']);
  }

  private applyAny(event: T['Event']): void {
    if (this.onNote !== null) for (const r of event.rules) this.onNote(r as RuleId);
    this.watch.before?.(event, this.state);
    if (reduceEvent(this.ruleset, this.state, event)) this.space = null;
    this.watch.applied?.(event, this.state);
  }

  set<C extends object>(context: C, change: Partial<C>, ...rules: RuleId[]): void {
    if (this.topFrame()?.c !== context) throw new Error('only the running frame may change its context');
    this.applyEngine({ type: 'set', rules, change });
  }

  // biome-ignore lint/suspicious/noThenProperty: the architecture's word for "this comes next on the agenda"
  then<N extends keyof T['Contexts'] & string>(activity: N, context: T['Contexts'][N], ...rules: RuleId[]): void {
    if (this.pushed !== null) throw new Error(`a step put both ${this.pushed.do} and ${activity} on the agenda`);
    this.pushed = this.newFrame(activity, context as object);
    this.pushedRules = rules;
  }

  reply(result: unknown): void {
    if (this.state.agenda.length > 1) this.applyEngine({ type: 'replied', rules: NO_RULES, reply: result });
  }

  replied<R>(): R | null {
    return this.topFrame()!.reply as R | null;
  }

  below(): Frame | null {
    return this.state.agenda[this.state.agenda.length - 2] ?? null;
  }

  beginEffect<N extends keyof T['EffectData'] & string>(e: NewEffect<T, N>): void {
    const effects = this.state.effects;
    for (let i = effects.length - 1; i >= 0 && e.stack !== 'add'; i--) {
      if (effects[i]!.name !== e.name || effects[i]!.on !== e.on) continue;
      if (e.stack === 'once') return;
      this.endEffect(i, e.rule);
    }
    const effect: EffectRow = {
      name: e.name,
      rule: e.rule,
      on: e.on,
      by: e.by ?? null,
      data: e.data as object,
      until: e.until,
      armed: false,
    };
    this.applyEngine({ type: 'effectBegan', rules: [e.rule], effect });
  }

  endEffect(index: number, ...rules: RuleId[]): void {
    this.applyEngine({ type: 'effectEnded', rules, index });
  }

  /** This seat is asked nothing more until the innermost frame of that name ends. */
  finishSeat(seat: SeatId, frame: string, ...rules: RuleId[]): void {
    this.applyEngine({ type: 'seatFinished', rules, seat, frame });
  }

  mayReroll(roll: Roll): boolean {
    const w = this.ruleset.windows['afterRoll'];
    if (w === undefined) return false;
    return w.compulsory.length > 0 || w.offered.some((t) => t.concerns?.(this, { roll } as never) ?? true);
  }
}
