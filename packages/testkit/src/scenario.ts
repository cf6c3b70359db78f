import type { Plain, Refusal, RequestName, RequestOf, Ruleset, Setup, Signal, Types } from '@walstatt/engine';
import {
  askQuestion,
  Battle,
  type DiceScript,
  type Pending,
  recordedDice,
  restoreBattle,
  type Save,
  type ScriptedDice,
  type Standing,
  saveBattle,
  scriptedDice,
} from '@walstatt/engine/host';
import { parsePosition, readContext } from '@walstatt/engine/notation';
import { answersAreJudgedRightly } from './lawful-battle.ts';
import { watchful } from './watchful.ts';

/** Where a scenario begins (the text of a position file, a state or a set-up), and the dice that will fall. */
export type Given<T extends Types> = {
  readonly position?: string;
  readonly state?: T['State'];
  readonly setup?: Setup;
  readonly dice?: DiceScript;
};

export function scenario<T extends Types>(ruleset: Ruleset<T>, given: Given<T>): Scenario<T> {
  return new Scenario(ruleset, given);
}

/**
 * Runs a battle for a test: answers by name, dice that must be used up, events to inspect. Whatever is asked on the way
 * must fit its schema, have a legal default and refuse malformed answers.
 */
export class Scenario<T extends Types> {
  battle: Battle<T>;
  readonly events: T['Event'][] = [];
  private readonly ruleset: Ruleset<T>;
  private readonly dice: ScriptedDice;
  private read = 0;

  constructor(ruleset: Ruleset<T>, given: Given<T>) {
    this.ruleset = ruleset;
    this.dice = scriptedDice(given.dice ?? []);
    const options = { dice: this.dice, watch: watchful(ruleset) };
    const { state, since, free } = beginning(ruleset, given);
    this.battle =
      free || since.length > 0 ? Battle.resume(ruleset, state, since, options) : Battle.begin(ruleset, state, options);
    this.readEvents();
  }

  get state(): T['State'] {
    return this.battle.state;
  }

  /** The open requests, as `seat:name`. */
  get asked(): string[] {
    return this.battle.pending.map((p) => `${p.request.by}:${p.request.name}`);
  }

  /** The pending request of that name (and seat). */
  request<N extends RequestName<T>>(name: N, by?: string): RequestOf<T, N> {
    return this.find(name, by).request as RequestOf<T, N>;
  }

  /** Answers the pending request of that name. The answer must be legal. */
  answer(name: string, answer: unknown, by?: string): this {
    const before = copyOf(saveBattle(this.battle));
    const { id } = this.find(name, by);
    const refusal = this.battle.answer(id, answer);
    if (refusal !== null) throw new Error(`${name} was refused: ${JSON.stringify(refusal)}`);
    this.readEvents();
    this.decideRestored(before, id, answer);
    return this;
  }

  /** The refusal that an answer gets. An accepted answer is a failure. Nothing is played. */
  refused(name: string, answer: unknown, by?: string): Refusal {
    const refusal = this.battle.refuse(this.find(name, by).id, answer);
    if (refusal === null) throw new Error(`${name}: ${JSON.stringify(answer)} should have been refused`);
    return refusal;
  }

  /** Everything that is wrong with an answer, the weightiest first, each fault as its code and its rule. */
  faults(name: string, answer: unknown, by?: string): string[] {
    return this.battle.refusals(this.find(name, by).id, answer).map(({ code, rule }) => `${code} ${rule}`);
  }

  /** Free play: starts an activity and fills in whatever its context leaves out with defaults. */
  start(activity: keyof T['Contexts'] & string, context: object): this {
    const read = readContext(this.ruleset, this.state, activity, context);
    if (!read.ok) throw new Error(`${activity}: ${JSON.stringify(read.problems)}`);
    this.battle.start(activity, read.value);
    this.readEvents();
    return this;
  }

  /** Asks one of the ruleset's questions. */
  question(name: string, args: Readonly<Record<string, Plain>> = {}): Plain {
    const answered = askQuestion(this.battle.look, name, args);
    if ('problems' in answered) throw new Error(`${name}: ${JSON.stringify(answered.problems)}`);
    return answered.answer;
  }

  signal(signal: Signal): this {
    this.battle.signal(signal);
    this.readEvents();
    return this;
  }

  stand(standing: Standing): this {
    this.battle.stand(standing);
    this.readEvents();
    return this;
  }

  undo(by: string): readonly string[] | null {
    const needs = this.battle.undo(by);
    this.readEvents();
    return needs;
  }

  /** All events of a type so far. */
  of<K extends T['Event']['type']>(type: K): Extract<T['Event'], { type: K }>[] {
    return this.events.filter((e) => e.type === type) as Extract<T['Event'], { type: K }>[];
  }

  moreDice(...faces: number[]): this {
    this.dice.push(faces);
    return this;
  }

  /** Ends the scenario: all dice must be used up, and nothing but the named requests may be open. */
  end(...open: string[]): void {
    const left = this.dice.leftOver();
    if (left.length > 0) throw new Error(`dice left over: ${left.join('; ')}`);
    const asked = this.asked.map((a) => a.slice(a.indexOf(':') + 1));
    if (asked.join() !== open.join()) throw new Error(`open at the end: ${this.asked.join(', ') || 'nothing'}`);
  }

  private find(name: string, by?: string): Pending {
    const p = this.battle.pending.find((x) => x.request.name === name && (by === undefined || x.request.by === by));
    if (p === undefined) throw new Error(`${name} is not asked; asked: ${this.asked.join(', ') || 'nothing'}`);
    return p;
  }

  private readEvents(): void {
    for (const e of this.battle.stream.all(this.read)) this.events.push(e);
    this.read = this.battle.stream.length;
    answersAreJudgedRightly(this.battle);
  }

  /**
   * Plays every decision again in a battle restored from the save before it. The same dice must lead to the same
   * battle.
   */
  private decideRestored(before: Save, id: string, answer: unknown): void {
    const rolls = this.battle.chronicle.journal.slice(before.journal.length).filter((e) => e.entry === 'roll');
    const restored = restoreBattle(this.ruleset, before, { dice: recordedDice(rolls) });
    if (!('battle' in restored)) throw new Error(`cannot be restored: ${JSON.stringify(restored.problems)}`);
    const { battle } = restored;
    const refusal = battle.answer(id, answer);
    if (refusal !== null) throw new Error(`${id} was refused after a restore: ${JSON.stringify(refusal)}`);
    const same = this.ruleset.codec.equal(battle.state, this.state);
    if (!same || JSON.stringify(battle.pending) !== JSON.stringify(this.battle.pending))
      throw new Error(`${id}: a restored battle goes on in another way`);
  }
}

const copyOf = <V>(plain: V): V => JSON.parse(JSON.stringify(plain)) as V;

function beginning<T extends Types>(
  ruleset: Ruleset<T>,
  given: Given<T>,
): { state: T['State']; since: never[]; free: boolean } {
  if (given.position !== undefined) {
    const parsed = parsePosition(ruleset, given.position);
    if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.line}:${p.column} ${p.message}`).join('\n'));
    return parsed as never;
  }
  if (given.state !== undefined) return { state: given.state, since: [], free: given.state.agenda.length === 0 };
  const set = ruleset.setUp(given.setup ?? {});
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return { state: set.state, since: [], free: false };
}
