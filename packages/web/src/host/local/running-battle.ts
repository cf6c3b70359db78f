import {
  byDefault,
  type Decision,
  type Memory,
  type Mind,
  mindHere,
  newMemory,
  problemOf,
  quickAnswer,
} from '@walstatt/bots';
import {
  type Answer,
  type Language,
  type Plain,
  type Refusal,
  type SeatId,
  seededRng,
  type Timer,
  type Types,
} from '@walstatt/engine';
import { type Battle, type Pending, type PendingView, SPECTATOR } from '@walstatt/engine/host';
import { writeSeatJournal } from '@walstatt/engine/notation';
import type { BattleOrder, Level, Moment, SeatInfo, Sight, Thought } from '../game-host.ts';
import { keepBattle } from './battle-store.ts';
import { headerOf, startOf } from './beginning.ts';
import { ClockKeeper, type KeptClocks } from './clock-keeper.ts';
import { type Explained, explain, explainOffer, explainStuck, whyOf } from './explaining.ts';
import { momentOf } from './moment.ts';
import type { KeptReason } from './reasons.ts';
import { seatsOf } from './seats.ts';
import { sightOf } from './sight.ts';
import { Tempo } from './tempo.ts';
import { ToldLines } from './told-lines.ts';

/** Decisions of the computer that can be read together. */
const REMEMBERED = 30;

/** The interval in milliseconds at which the running time is stored. */
const KEEP_EVERY = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** A battle in play: who is looking at it, who decides next, and what is stored of it. */
export class RunningBattle {
  readonly battle: Battle<Types>;
  readonly order: BattleOrder;
  readonly id: string;
  viewer: SeatId | null = null;
  handOver: SeatId | null = null;
  tempo = new Tempo();
  /** Why the computer decided what. */
  readonly reasons: KeptReason[] = [];
  told: ToldLines;
  private language: Language;
  readonly position: string | undefined;
  private readonly rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]!);
  private readonly onSight: (sight: Sight) => void;
  private sent = 0;
  private run = 0;
  private thinking = false;
  /** What decisions were called when they were last asked, by name. */
  private readonly titles = new Map<string, string>();
  private thoughts: readonly Thought[] = [];
  private readonly advice = new WeakMap<Pending, Answer>();
  /** What is being thought over for a person. */
  private advised: Pending | null = null;
  private advising: Promise<void> = Promise.resolve();
  /** What is still to be thought over. */
  private readonly unadvised = new Set<Pending>();
  private readonly memories = new Map<SeatId, Memory>();
  /** Where the computer players think, and where advice for people is thought over. */
  mind: Mind;
  adviser: Mind;
  readonly clock: ClockKeeper;
  private keeping: ReturnType<typeof setInterval> | undefined;

  constructor(
    id: string,
    order: BattleOrder,
    battle: Battle<Types>,
    language: Language,
    onSight: (sight: Sight) => void,
    position?: string,
    clocks?: KeptClocks,
  ) {
    this.id = id;
    this.order = order;
    this.battle = battle;
    this.language = language;
    this.onSight = onSight;
    this.position = position;
    this.clock = new ClockKeeper(clocks);
    this.mind = mindHere(async () => battle.ruleset);
    this.adviser = mindHere(async () => battle.ruleset);
    const persons = this.persons();
    if (persons.length === 1) this.viewer = persons[0]!;
    this.told = new ToldLines(this.viewer, language, this.reasons);
  }

  persons(): SeatId[] {
    return this.battle.state.seats.map((s) => s.id).filter((id) => this.order.seats[id]?.kind === 'person');
  }

  seats(): SeatInfo[] {
    return seatsOf(this.battle.ruleset, this.battle.state, this.order.seats, this.language);
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.tellAnew();
  }

  take(seat: SeatId): void {
    const changes = seat !== this.viewer;
    this.viewer = seat;
    this.handOver = null;
    if (changes) this.tellAnew();
    else this.push();
  }

  /**
   * Earlier thoughts were in another language or from another player's view. Only a computer that is stuck repeats
   * itself.
   */
  private tellAnew(): void {
    this.thoughts = [];
    if (!this.thinking && this.askedOfComputer() !== undefined) void this.goOn();
    else this.push();
  }

  stop(): void {
    this.run++;
    this.mind.cancel();
    this.adviser.cancel();
    clearInterval(this.keeping);
    this.clock.turnTo(null, () => undefined);
  }

  /** Lets the computer decide as long as it is asked, then shows the next decision to the person who must make it. */
  async goOn(): Promise<void> {
    const { battle } = this;
    const run = ++this.run;
    this.mind.cancel();
    if (this.advised !== null && !battle.pending.includes(this.advised)) this.adviser.cancel();
    this.thinking = this.askedOfComputer() !== undefined;
    this.giveWay();
    this.push();
    for (;;) {
      const p = this.askedOfComputer();
      if (p === undefined) break;
      await pause(0);
      await this.tempo.turn();
      if (run !== this.run) return;
      const { request } = p;
      const look = this.battle.lookAs(this.viewer ?? SPECTATOR);
      const decision = await this.decide(p);
      if (run !== this.run) return;
      const seat = this.seats().find((x) => x.id === request.by)!;
      const before = this.told.lines.length;
      const came = { item: battle.stream.length, entry: battle.chronicle.journal.length };
      const refusal = this.battle.answer(p.id, decision.answer);
      if (refusal !== null) {
        // Asking again would go on for ever. A person can still take something back.
        this.thoughts = [
          ...this.thoughts,
          explainStuck(battle.ruleset, { seat, request, look }, refusal, this.language),
        ];
        break;
      }
      if (!p.sealed) this.noteReason({ seat, request, decision, look }, came);
      this.told.update(this.battle, this.seats());
      const happened = this.told.lines.slice(before).filter((l) => l.kind !== 'reason');
      const thought = p.sealed
        ? null
        : explain(battle.ruleset, { seat, request, decision, look }, happened, this.language);
      if (thought !== null) this.thoughts = [...this.thoughts, thought].slice(-REMEMBERED);
      await this.keep();
      if (run !== this.run) return;
      this.giveWay();
      this.push();
      await this.tempo.read(this.told.lines.length - before);
      if (run !== this.run) return;
    }
    this.thinking = false;
    this.push();
  }

  /** Players who share the screen read the same journal, so it must not tell what only one of them may know. */
  private noteReason(explained: Explained, came: Pick<KeptReason, 'item' | 'entry'>): void {
    const { battle } = this;
    const look = this.persons().length > 1 ? battle.lookAs(SPECTATOR) : explained.look;
    const [de, en] = LANGUAGES.map((l) => whyOf(battle.ruleset, { ...explained, look }, l));
    if (de == null || en == null) return;
    this.reasons.push({ ...came, side: explained.seat.side, text: { de, en } });
  }

  /** Stops the computer, or lets it go on. */
  stopComputer(stopped: boolean): void {
    this.tempo.stop(stopped);
    this.push();
    void this.keep();
  }

  /** What the computer decides. Whatever goes wrong with its thinking, the default stands in. */
  private async decide(p: Pending): Promise<Decision> {
    const { by } = p.request;
    const wish = {
      battle: this.id,
      level: this.computer(by)!,
      seed: this.rng.int(0, 0x7fffffff),
      memory: this.memories.get(by) ?? newMemory(),
    };
    const thought = await this.mind.think(problemOf(this.battle, p, wish));
    if (thought === null || this.battle.refuse(p.id, thought.decision.answer) !== null)
      return byDefault({ look: this.battle.lookAs(by), request: p.request });
    this.memories.set(by, thought.memory);
    return thought.decision;
  }

  /** A person decides, so they have read what the computer did before. Says why not, if the decision is not legal. */
  answer(id: string, answer: Answer): Refusal | null {
    const refusal = this.battle.answer(id, answer);
    if (refusal === null) this.thoughts = [];
    return refusal;
  }

  /** Says something without being asked. If it is an offer, every computer player answers it at once. */
  signal(type: string): void {
    const { battle, viewer, language } = this;
    const { menu, joins } = battle.ruleset.signals[type] ?? {};
    if (viewer === null || menu === undefined) return;
    const speakers = menu.together ? this.persons() : [viewer];
    for (const seat of speakers) battle.signal({ type, seat });
    if (joins === undefined) return;
    const answers = this.seats()
      .filter((s) => this.computer(s.id) !== null)
      .map((seat) => ({ seat, answer: joins(battle.lookAs(seat.id) as never, seat.id) }));
    for (const { seat, answer } of answers) if (answer.joins && !battle.idle) battle.signal({ type, seat: seat.id });
    const told = answers.find((a) => !a.answer.joins) ?? answers[0];
    if (told !== undefined) this.thoughts = [explainOffer(told.seat, told.answer, language)];
  }

  /** What a computer must decide next. Nothing while the battle waits for dice rolled at the table. */
  private askedOfComputer(): Pending | undefined {
    const { wanted, pending } = this.battle;
    return wanted === null ? pending.find((p) => this.computer(p.request.by) !== null) : undefined;
  }

  private computer(seat: SeatId): Level | null {
    const player = this.order.seats[seat];
    return player?.kind === 'computer' ? player.strength : null;
  }

  /**
   * What a person is advised: at once what comes to mind first, and what thinking it over has brought as soon as that
   * is known. The person can decide meanwhile.
   */
  private advise({ id }: PendingView): Answer {
    const pending = this.battle.pending.find((x) => x.id === id);
    if (pending === undefined) return null;
    const known = this.advice.get(pending);
    if (known !== undefined) return known;
    const { request } = pending;
    const first = quickAnswer(this.battle.lookAs(request.by) as never, request);
    this.advice.set(pending, first);
    this.unadvised.add(pending);
    this.advising = this.advising.then(() => this.thinkOver(pending));
    return first;
  }

  private async thinkOver(pending: Pending): Promise<void> {
    this.advised = pending;
    const better = await this.betterAdvice(pending);
    this.advised = null;
    this.unadvised.delete(pending);
    if (!this.battle.pending.includes(pending)) return;
    if (better !== null) this.advice.set(pending, better.answer);
    this.push();
  }

  /** Random numbers are always the same for the same decision, so the advice is, too. */
  private async betterAdvice(pending: Pending): Promise<Decision | null> {
    const { battle } = this;
    if (!battle.pending.includes(pending)) return null;
    const seed = Number(pending.id.slice(pending.id.lastIndexOf('-') + 1));
    const wish = { battle: this.id, level: 'seasoned', seed, memory: newMemory() } as const;
    const thought = await this.adviser.think(problemOf(battle, pending, wish));
    const decision = thought?.decision ?? null;
    return decision !== null && battle.refuse(pending.id, decision.answer) === null ? decision : null;
  }

  /** The screen goes to the person who decides next. If something is hidden, a hand-over comes first. */
  private giveWay(): void {
    const persons = this.persons();
    if (persons.length < 2) return;
    const asked = this.battle.pending.map((p) => p.request.by).filter((s) => persons.includes(s));
    if (asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) {
      this.handOver = null;
      return;
    }
    const next = asked[0]!;
    if (this.hides(this.viewer, next)) this.handOver = next;
    else this.viewer = next;
  }

  private hides(from: SeatId | null, to: SeatId): boolean {
    if (this.battle.asked.some((p) => p.sealed)) return true;
    const others = from === null ? this.persons().filter((p) => p !== to) : [from];
    const seen = JSON.stringify(this.battle.view(to));
    return others.some((o) => JSON.stringify(this.battle.view(o)) !== seen);
  }

  /** A player's time is up, and the rules say what follows. */
  private timeOver({ seat, signal }: Timer): void {
    this.battle.signal({ type: signal, seat });
    this.thoughts = [];
    void this.keep();
    void this.goOn();
  }

  push(): void {
    const timer = this.handOver === null ? this.battle.ruleset.timer?.(this.battle.lookAs(SPECTATOR) as never) : null;
    this.clock.turnTo(timer ?? null, (t) => this.timeOver(t));
    clearInterval(this.keeping);
    // Time is also used up without an answer, so a reload does not give it back.
    if (timer) this.keeping = setInterval(() => void this.keep(), KEEP_EVERY);
    if (this.told.viewer !== this.viewer || this.told.language !== this.language) {
      this.told = new ToldLines(this.viewer, this.language, this.reasons);
      this.sent = 0;
    }
    const seats = this.seats();
    this.told.update(this.battle, seats);
    const from = this.handOver === null ? this.sent : 0;
    this.onSight(
      sightOf({
        id: this.id,
        battle: this.battle,
        language: this.language,
        guided: this.order.guided,
        viewer: this.viewer,
        seats,
        handOver: seats.find((s) => s.id === this.handOver) ?? null,
        thinking: this.thinking,
        stopped: this.tempo.isStopped,
        thoughts: this.thoughts,
        told: this.told,
        titles: this.titles,
        clocks: this.clock.shown(),
        advise: (p) => this.advise(p),
        isAdvising: ({ id }) => [...this.unadvised].some((p) => p.id === id),
        from,
      }),
    );
    this.sent = this.handOver === null ? this.told.lines.length : 0;
  }

  moment(line: number): Moment | null {
    const item = this.told.items.get(line);
    if (item === undefined || this.handOver !== null) return null;
    const start = startOf(this.battle.ruleset, headerOf(this.battle.ruleset, this.order, this.position).start);
    return start === null ? null : momentOf(this.battle, start, this.viewer ?? SPECTATOR, item, this.language);
  }

  async keep(): Promise<void> {
    const { battle } = this;
    await keepBattle({
      id: this.id,
      version: battle.ruleset.version,
      at: Date.now(),
      over: battle.idle,
      decisions: battle.chronicle.live.filter((l) => l.entry.entry === 'answer').length,
      order: this.order,
      ...(this.position === undefined ? {} : { position: this.position }),
      entries: battle.chronicle.journal,
      reasons: this.reasons,
      stopped: this.tempo.isStopped,
      held: battle.kept().held,
      ...this.clock.save(),
      dice: { kind: battle.dice.kind, state: battle.dice.save() as Plain },
    }).catch(() => undefined);
  }

  journal(): string {
    const header = headerOf(this.battle.ruleset, this.order, this.position);
    return writeSeatJournal(this.battle, header, this.viewer ?? SPECTATOR);
  }

  /** Takes back a person's last decision. The computer always agrees, but people are asked. */
  undo(): 'done' | 'nothing' | 'asked' {
    const persons = this.persons();
    const last = this.battle.chronicle.live.findLast(
      ({ entry: e }) => e.entry === 'answer' && !e.standing && persons.includes(e.by),
    );
    const by = last?.entry.entry === 'answer' ? last.entry.by : undefined;
    const needs = by === undefined ? null : this.battle.undo(by);
    if (needs === null) return 'nothing';
    for (const seat of needs) if (!persons.includes(seat)) this.battle.agreeUndo(seat, true);
    this.clock.tellAgain();
    this.thoughts = [];
    return this.battle.undoWanted === null ? 'done' : 'asked';
  }

  agreeUndo(yes: boolean): void {
    for (const seat of this.battle.undoWanted?.needs ?? []) this.battle.agreeUndo(seat, yes);
    this.clock.tellAgain();
  }
}
