import { refuseFaces } from '../dice/check-faces.ts';
import { countClasses } from '../dice/count-classes.ts';
import { type Roll, writeShape } from '../dice/shape.ts';
import type { DiceSource } from '../dice/sources/source.ts';
import { Eyes } from '../machine/eyes.ts';
import type { Ruleset } from '../machine/game.ts';
import { Machine, type Watch } from '../machine/machine.ts';
import { forgetTables, knownOf, type Memo, newMemo } from '../machine/memo.ts';
import type { Need } from '../machine/need.ts';
import type { Refusal, SeatId, Types } from '../machine/types.ts';
import { checkForm } from '../requests/form.ts';
import { refuse, refuseFully } from '../requests/legal.ts';
import { presetAnswer } from '../requests/preset.ts';
import { malformed } from '../requests/refuse.ts';
import type { Answer, Request } from '../requests/request.ts';
import { unfitAnswer } from '../requests/unfit.ts';
import { forBattle } from '../ruleset/define.ts';
import type { Result, Signal } from '../ruleset/definition.ts';
import type { Checkpoint } from './checkpoints.ts';
import { Chronicle } from './chronicle.ts';
import type { Entry } from './entry.ts';
import { feed } from './feed.ts';
import { knowledgeOf } from './knowledge.ts';
import { type Pending, type PendingView, pendingFor, RequestCounter } from './pending.ts';
import { sendSignal } from './signal.ts';
import { type Standing, Standings } from './standing.ts';
import { Stream, type StreamItem } from './stream.ts';
import { type UndoWish, undoWish } from './undo.ts';

export type BattleOptions<T extends Types> = {
  readonly dice: DiceSource;
  readonly memos?: Memo;
  readonly watch?: Watch<T>;
};

/** What must be kept besides the position so that a battle can continue exactly where it stands. */
export type Kept = {
  readonly counter: Readonly<Record<SeatId, number>>;
  readonly standings: readonly Standing[];
  /** Sealed answers that wait for the others. */
  readonly held: readonly { readonly id: string; readonly answer: Answer }[];
};

/** What a battle that is resumed in the middle remembers of the time before. */
export type Past<T extends Types> = {
  /** All lines so far, including those since the state. */
  readonly journal?: readonly Entry[];
  readonly kept?: Kept;
  /** The state before the first line: how far back undo and the journal can go. */
  readonly first?: T['State'];
};

/** What is wrong with a pose or a leg repeats what was given, which may be long. */
const LONGEST_REASON = 200;

/** How many tables a battle remembers while it waits: its own, and one as a player sees it. */
const TABLES_AT_REST = 2;

/** A battle being played: one machine, its journal, and what a host needs around it. */
export class Battle<T extends Types> {
  readonly ruleset: Ruleset<T>;
  readonly dice: DiceSource;
  readonly memos: Memo;
  readonly stream: Stream<T>;
  readonly chronicle: Chronicle<T['State']>;
  /** Whether nobody else remembers anything in these memos. */
  private readonly hasOwnMemos: boolean;
  private readonly watch: Watch<T>;
  private readonly standings: Standings;
  private readonly counter: RequestCounter;
  private machine: Machine<T>;
  private need: Need | null = null;
  private open: Pending[] = [];
  /** Lines that are fed again after a restore or an undo produce no news. */
  private feeding = false;
  /** Lengths of the journal at which an event revealed a secret. */
  private readonly revealed: number[] = [];
  private wish: { by: SeatId; wish: UndoWish; agreed: SeatId[] } | null = null;

  private constructor(
    ruleset: Ruleset<T>,
    state: T['State'],
    options: BattleOptions<T>,
    chronicle: Chronicle<T['State']>,
    kept?: Kept,
  ) {
    this.memos = options.memos ?? newMemo();
    this.hasOwnMemos = options.memos === undefined;
    this.dice = options.dice;
    this.watch = options.watch ?? {};
    this.ruleset = forBattle(ruleset, new Eyes(ruleset, state, this.memos, this.watch.onNote ?? null));
    this.stream = new Stream(this.ruleset);
    this.chronicle = chronicle;
    this.counter = new RequestCounter(kept?.counter);
    this.standings = new Standings(kept?.standings);
    this.machine = this.newMachine(ruleset.codec.clone(state));
  }

  /** Begins the ruleset's turn sequence. A state with something on its agenda continues there. */
  static begin<T extends Types>(ruleset: Ruleset<T>, state: T['State'], options: BattleOptions<T>): Battle<T> {
    const battle = new Battle(ruleset, state, options, new Chronicle());
    if (state.agenda.length === 0) battle.machine.start(ruleset.battle, {});
    battle.goOn(battle.machine.run());
    return battle;
  }

  /**
   * Continues from a state at a step boundary with the lines since (the last ones of `journal`). An empty agenda is
   * free play.
   */
  static resume<T extends Types>(
    ruleset: Ruleset<T>,
    state: T['State'],
    since: readonly Entry[],
    options: BattleOptions<T>,
    past: Past<T> = {},
  ): Battle<T> {
    const chronicle = new Chronicle<T['State']>(past.journal ?? since, since.length, past.first);
    const battle = new Battle(ruleset, state, options, chronicle, past.kept);
    battle.goOn(battle.refeed(since), false);
    for (const h of past.kept?.held ?? []) battle.answer(h.id, h.answer);
    return battle;
  }

  private newMachine(state: T['State']): Machine<T> {
    const { watch } = this;
    return new Machine<T>(this.ruleset, state, this.memos, {
      ...watch,
      before: (event, s) => {
        if (event.type === 'ended') this.standings.frameEnded(s.agenda[s.agenda.length - 1]!.do);
        watch.before?.(event, s);
      },
      applied: (event, s) => {
        if (!this.feeding) this.stream.event(event, this.chronicle.live.length);
        if (this.ruleset.events[event.type]?.reveals) this.revealed.push(this.chronicle.journal.length);
        watch.applied?.(event, s);
      },
      boundary: (s) => {
        this.chronicle.boundary((before) => this.copy(s, before), this.standings.all);
        watch.boundary?.(s);
      },
    });
  }

  /** A copy of a state that shares with an earlier copy what is still the same. */
  private copy(state: T['State'], before: T['State'] | null): T['State'] {
    const { codec } = this.ruleset;
    return before === null ? codec.clone(state) : codec.share(state, before);
  }

  get state(): T['State'] {
    return this.machine.state;
  }

  /** The state at the last step boundary and the lines since: everything needed to save or fork. */
  get position(): { readonly state: T['State']; readonly since: readonly Entry[] } {
    return this.chronicle.position((state, boundaries) => this.runOn(state, boundaries));
  }

  /** Runs a state at a boundary on over so many more, which need nothing from outside. */
  private runOn(state: T['State'], boundaries: number): T['State'] {
    const { codec } = this.ruleset;
    let reached = state;
    let left = boundaries + 1;
    const boundary = (s: T['State']): void => {
      if (--left === 0) reached = codec.clone(s);
    };
    const machine = new Machine<T>(this.ruleset, codec.clone(state), this.memos, { boundary });
    while (left > 0) machine.runStep();
    return reached;
  }

  /** A look at the whole truth. */
  get look(): Eyes<T> {
    return this.machine;
  }

  /** Nothing is on the agenda: the battle is over, or free play waits for an activity. */
  get idle(): boolean {
    return this.need === null;
  }

  /** The roll that someone has to make by hand. */
  get wanted(): Roll | null {
    return this.need?.what === 'roll' ? this.need.roll : null;
  }

  /** Requests that wait for an answer. */
  get pending(): readonly Pending[] {
    return this.open.filter((p) => p.answer === undefined);
  }

  /** Everything that was asked together and is not closed yet, answered or not, in the order of the requests. */
  get asked(): readonly Pending[] {
    return this.open;
  }

  get result(): Result {
    return this.ruleset.result(this.machine);
  }

  pendingFor(seat: SeatId): PendingView[] {
    return pendingFor(this.open, seat);
  }

  /** A read-only look at what a seat may know. */
  lookAs(seat: SeatId): Eyes<T> {
    return new Eyes(this.ruleset, this.view(seat), this.memos, this.watch.onNote ?? null);
  }

  view(seat: SeatId): T['State'] {
    return this.ruleset.codec.view(this.state, knowledgeOf(this.ruleset, this.state, seat));
  }

  events(seat: SeatId, from = 0): StreamItem<T>[] {
    return this.stream.read(this.state, seat, from);
  }

  /** Why an answer would be refused. Null means that it would be accepted. */
  refuse(id: string, answer: unknown): Refusal | null {
    const p = this.open.find((x) => x.id === id);
    if (p === undefined) return { code: 'notPending', rule: null, measured: id, unit: 'name' };
    if (p.answer !== undefined && !p.sealed)
      return { code: 'answeredAlready', rule: p.request.rule, measured: id, unit: 'name' };
    const refusal = this.unfit(p.request, answer) ?? refuse(this.machine as never, p.request, answer);
    if (refusal?.rule) this.watch.onNote?.(refusal.rule);
    return refusal;
  }

  /** Poses and legs come from outside, and rules rely on what the schema says that they carry. */
  private unfit(request: Request, answer: unknown): Refusal | null {
    if (checkForm(request, answer) !== null) return null;
    const unfit = unfitAnswer(this.ruleset, request.name, answer as Answer);
    return unfit === null ? null : malformed(request, `what the vocabulary says (${unfit.slice(0, LONGEST_REASON)})`);
  }

  /** Everything that is wrong with an answer, the weightiest first: for a player who wants to know. */
  refusals(id: string, answer: unknown): readonly Refusal[] {
    const first = this.refuse(id, answer);
    const p = this.open.find((x) => x.id === id);
    if (first === null) return [];
    if (p === undefined || (p.answer !== undefined && !p.sealed) || this.unfit(p.request, answer)) return [first];
    return refuseFully(this.machine as never, p.request, answer);
  }

  /** Answers a pending request. Sealed answers may be replaced until the last one is in. */
  answer(id: string, answer: unknown): Refusal | null {
    const refusal = this.refuse(id, answer);
    if (refusal !== null) return refusal;
    const pending = this.open.find((x) => x.id === id)!;
    this.wholly(() => {
      pending.answer = answer as Answer;
      pending.byItself = false;
      this.wish = null;
      this.closeRequests();
    });
    return null;
  }

  /** Enters the faces of the wanted dice. */
  giveDice(faces: unknown): Refusal | null {
    const roll = this.wanted;
    if (roll === null) return { code: 'noDiceWanted', rule: null };
    const refusal = refuseFaces(roll, faces);
    if (refusal === null) this.wholly(() => this.goOn(this.rollWith(roll, faces as number[])));
    return refusal;
  }

  /** A signal from outside: clock, resignation. */
  signal(signal: Signal): void {
    if (!Object.hasOwn(this.ruleset.signals, signal.type)) throw new Error(`there is no signal ${signal.type}`);
    this.wholly(() => {
      this.chronicle.write({ entry: 'signal', signal });
      const before = this.need;
      const need = sendSignal(this.machine, before, signal);
      this.stamp();
      if (need === before) this.answerByItself();
      else this.goOn(need);
    });
  }

  /** Gives or revokes a standing answer. It takes effect at once. */
  stand(standing: Standing): void {
    this.wholly(() => {
      this.chronicle.write({ entry: 'standing', standing });
      this.standings.add(standing);
      this.stamp();
      this.answerByItself();
    });
  }

  /** Free play: starts any activity. Allowed only while idle. */
  start(activity: string, context: object): void {
    if (!this.idle) throw new Error('an activity can only be started while the battle is idle');
    this.wholly(() => {
      this.machine.start(activity, context);
      this.chronicle.write({ entry: 'start', activity, context });
      this.goOn(this.machine.run());
    });
  }

  /**
   * Takes back the seat's own last answer. Returns the seats that must agree first; an empty list means it is done.
   * Null: nothing to undo.
   */
  undo(by: SeatId): readonly SeatId[] | null {
    const wish = undoWish(this.chronicle.live, this.state.seats, by, (line) => this.revealed.some((r) => r > line));
    if (wish === null) return null;
    this.wish = { by, wish, agreed: [] };
    if (wish.needs.length === 0) this.wholly(() => this.strike());
    return wish.needs;
  }

  /** Another side's answer to the open undo wish. */
  agreeUndo(seat: SeatId, yes: boolean): void {
    if (this.wish === null || !this.wish.wish.needs.includes(seat)) return;
    if (yes && !this.wish.agreed.includes(seat)) this.wish.agreed.push(seat);
    if (!yes) this.wish = null;
    else if (this.wish.agreed.length === this.wish.wish.needs.length) this.wholly(() => this.strike());
  }

  /** The open undo wish and the seats whose agreement it still lacks. */
  get undoWanted(): { readonly by: SeatId; readonly needs: readonly SeatId[] } | null {
    if (this.wish === null) return null;
    const { by, wish, agreed } = this.wish;
    return { by, needs: wish.needs.filter((s) => !agreed.includes(s)) };
  }

  private strike(): void {
    const { by, wish, agreed } = this.wish!;
    this.wish = null;
    const need = this.continueFrom(this.chronicle.strike(by, wish.to, agreed));
    this.stream.undone(by, this.state, this.chronicle.live.length);
    this.goOn(need);
  }

  /** Sets the machine on an earlier boundary and feeds it the lines that are in force after it. */
  private continueFrom(from: Checkpoint<T['State']>): Need | null {
    this.machine = this.newMachine(this.ruleset.codec.clone(from.state));
    this.standings.become(from.standings);
    return this.refeed(this.chronicle.linesFrom(from.lines), (s) => this.standings.add(s));
  }

  /** Does the whole of something or nothing: if the rules stumble over it, the battle stands as it stood before. */
  private wholly(act: () => void): void {
    const { wish } = this;
    const kept = this.kept();
    const dice = this.dice.save();
    const lengths = { lines: this.chronicle.journal.length, news: this.stream.length, revealed: this.revealed.length };
    try {
      act();
    } catch (thrown) {
      const need = this.continueFrom(this.chronicle.forget(lengths.lines));
      this.stream.cut(lengths.news);
      this.revealed.length = lengths.revealed;
      this.dice.restore?.(dice);
      this.counter.become(kept.counter);
      this.standings.become(kept.standings);
      this.goOn(need, false);
      for (const h of kept.held) this.answer(h.id, h.answer);
      this.wish = wish;
      throw thrown;
    }
  }

  /** Feeds the last live lines to the machine again. */
  private refeed(lines: readonly Entry[], stands?: (standing: Standing) => void): Need | null {
    const first = this.chronicle.live.length - lines.length;
    this.feeding = true;
    const need = feed(this.machine, lines, first, (used) => this.chronicle.fed(first + used), stands);
    this.feeding = false;
    return need;
  }

  private stamp(): void {
    this.chronicle.stamp(this.ruleset.codec.hash(this.state));
  }

  /** Runs on while dice and answers come without help, then opens what is left to ask. */
  private goOn(first: Need | null, stamp = true): void {
    let need = first;
    if (stamp) this.stamp();
    while (need?.what === 'roll') {
      const faces = this.dice.roll(need.roll);
      if (faces === null) break;
      need = this.rollWith(need.roll, faces);
      this.stamp();
    }
    this.need = need;
    this.open = need?.what === 'ask' ? this.counter.open(need.requests, need.sealed) : [];
    if (this.hasOwnMemos) this.rest();
    this.answerByItself();
  }

  /** Many battles wait at the same time in one process. What bots and odds looked at is not worth keeping for long. */
  private rest(): void {
    knownOf(this.memos, this.ruleset.codec.spaceHash(this.state));
    forgetTables(this.memos, TABLES_AT_REST);
  }

  private rollWith(roll: Roll, faces: readonly number[]): Need | null {
    const counts = countClasses(faces, roll.shape, roll.classes);
    this.chronicle.write({
      entry: 'roll',
      by: roll.by,
      rule: roll.rule,
      purpose: roll.purpose,
      shape: writeShape(roll.shape),
      faces,
    });
    return this.machine.run({ what: 'roll', rolled: { faces, counts } });
  }

  /** Applies standing answers, and the defaults of seats that have finished. */
  private answerByItself(): void {
    for (const p of this.open) {
      if (p.answer !== undefined) continue;
      const finished = this.state.finished.some((f) => f.seat === p.request.by);
      const answer = finished
        ? presetAnswer(this.machine as never, p.request)
        : this.standings.answer(this.machine, p.request);
      if (answer === undefined) continue;
      p.answer = answer;
      p.byItself = true;
    }
    this.closeRequests();
  }

  /** Once the last answer is in, all of them go to the machine together, in the order of the requests. */
  private closeRequests(): void {
    if (this.open.length === 0 || this.open.some((p) => p.answer === undefined)) return;
    const answered = this.open;
    answered.forEach((p, place) => {
      this.chronicle.write({
        entry: 'answer',
        by: p.request.by,
        name: p.request.name,
        answer: p.answer!,
        ...(p.sealed ? { sealed: true } : {}),
        ...(p.byItself ? { standing: true } : {}),
        ...(answered.length > 1 ? { of: answered.length, place } : {}),
      });
    });
    this.goOn(this.machine.run({ what: 'ask', answers: answered.map((p) => p.answer!) }));
  }

  kept(): Kept {
    return {
      counter: this.counter.before(this.open),
      standings: this.standings.all,
      /** Answers given automatically will be given automatically again. */
      held: this.open
        .filter((p) => p.answer !== undefined && !p.byItself)
        .map((p) => ({ id: p.id, answer: p.answer! })),
    };
  }
}
