import type { Ruleset, Types } from '@walstatt/engine';
import { Eyes, forBattle, type Memo, newMemo } from '@walstatt/engine/host';
import type { Chances, Wanted } from '../planner/batch.ts';
import { remember } from '../planner/memory.ts';
import { mistaken } from '../planner/mistaken.ts';
import { planning } from '../planner/search.ts';
import { type Matter, tryOut } from '../planner/trials.ts';
import { byDefault, type Decision, greedily, guessed, planned } from './decision.ts';
import { type Problem, situationIn } from './problem.ts';
import { type Player, runSpread } from './spread.ts';

/** How long a thinker plays out at a stretch, in milliseconds, before it listens to what is said to it. */
const STRETCH = 50;

/** Playouts of a decision that another thinker leads. The matter comes with the first of them. */
export type Share = {
  readonly ruleset: string;
  readonly battle: string;
  readonly matter?: Matter<Types>;
  readonly trials: Wanted;
  readonly milliseconds: number;
};

/** Another thread that plays out a share. */
export type Helper = (share: Share) => Promise<Chances>;

/** What was decided, and what is to be kept in mind. */
export type Thought = { readonly decision: Decision; readonly memory: Problem['memory'] };

/** `began` is told when the ruleset is there and the time runs; `cancelled` says that nobody wants to know any more. */
export type Heed = { readonly began?: () => void; readonly cancelled?: () => boolean };

/**
 * Thinks about decisions, one at a time, and shares out its playouts if others help. It remembers what it has computed
 * about a battle, and how long a playout of it takes.
 */
export class Thinker {
  private readonly load: (ruleset: string) => Promise<Ruleset<Types>>;
  private readonly callHelpers: () => readonly Helper[];
  private helpers: readonly Helper[] | null = null;
  private battle = '';
  private memos: Memo = newMemo();
  /** What it helps another thinker with. */
  private helped: { readonly ruleset: Ruleset<Types>; readonly matter: Matter<Types> } | null = null;
  private perPlayout = 0;

  constructor(load: (ruleset: string) => Promise<Ruleset<Types>>, callHelpers: () => readonly Helper[] = () => []) {
    this.load = load;
    this.callHelpers = callHelpers;
  }

  /** Decides. */
  async decide(p: Problem, { began, cancelled }: Heed = {}): Promise<Thought> {
    const ruleset = await this.load(p.ruleset);
    began?.();
    this.turnTo(p.battle);
    const until = performance.now() + p.milliseconds;
    const isUp = watchdog(p.milliseconds);
    const s = situationIn(p, ruleset, this.memos, () => cancelled?.() === true || isUp());
    try {
      if (ruleset.scripts === undefined) return { decision: greedily(s, p.level), memory: p.memory };
      if (p.level === 'easy') return { decision: guessed(mistaken(s)), memory: p.memory };
      if (p.level === 'relentless') this.helpers ??= this.callHelpers();
      const helpers = p.level === 'relentless' ? (this.helpers ?? []) : [];
      const { matter, run } = planning(s, this.affordable(p, 1 + helpers.length));
      const own: Player = (trials) => this.play(s.ruleset, matter, trials, s.expired);
      const found = await runSpread(run, [own, ...helping(helpers, p, matter, until)]);
      remember(s, found.tasks);
      return { decision: planned(found.best, found.compared), memory: s.memory };
    } catch {
      return { decision: byDefault(s), memory: p.memory };
    }
  }

  /** Plays out what another thinker asks for. */
  async help({ ruleset, battle, matter, trials, milliseconds }: Share): Promise<Chances> {
    const until = performance.now() + milliseconds;
    const loaded = await this.load(ruleset);
    this.turnTo(battle);
    if (matter !== undefined)
      this.helped = { matter, ruleset: forBattle(loaded, new Eyes(loaded, matter.position.state, this.memos)) };
    const { helped } = this;
    if (helped === null) return trials.map(() => null);
    return this.play(helped.ruleset, helped.matter, trials, () => performance.now() > until);
  }

  private turnTo(battle: string): void {
    if (battle === this.battle) return;
    this.battle = battle;
    this.memos = newMemo();
    this.perPlayout = 0;
  }

  /** Fewer playouts where each takes long, so that all parts of the search get their share of the time. */
  private affordable({ playouts, milliseconds }: Problem, threads: number): number {
    if (this.perPlayout === 0) return playouts;
    const most = (milliseconds * threads) / this.perPlayout;
    return Math.max(LEAST, Math.min(playouts, Math.floor(SURE * most)));
  }

  private async play(
    ruleset: Ruleset<Types>,
    matter: Matter<Types>,
    trials: Wanted,
    expired: () => boolean,
  ): Promise<Chances> {
    const ground = { ruleset, memos: this.memos };
    const chances: (number | null)[] = [];
    let listened = performance.now();
    for (const trial of trials) {
      if (performance.now() - listened > STRETCH) {
        await turn();
        listened = performance.now();
      }
      if (expired()) {
        chances.push(null);
        continue;
      }
      const began = performance.now();
      chances.push(tryOut(ground, matter, trial));
      const took = performance.now() - began;
      this.perPlayout = this.perPlayout === 0 ? took : this.perPlayout + LEARNING * (took - this.perPlayout);
    }
    return chances;
  }
}

/** How fast the guess at a playout's time follows what is measured, and how much of the time is given out. */
const LEARNING = 0.05;
const SURE = 0.85;

/** With fewer playouts than this, thinking is not worth its name. */
const LEAST = 12;

/** The helpers as players of one decision. Each is told the matter with its first share. */
const helping = (
  helpers: readonly Helper[],
  { ruleset, battle }: Problem,
  matter: Matter<Types>,
  until: number,
): Player[] =>
  helpers.map((help) => {
    let told = false;
    return (trials) => {
      if (trials.length === 0) return Promise.resolve([]);
      const share = { ruleset, battle, trials, milliseconds: until - performance.now() };
      const first = told ? share : { ...share, matter };
      told = true;
      return help(first);
    };
  });

/**
 * Asked before each playout. Says that time is up as soon as one as long as the longest so far would not finish in
 * time.
 */
function watchdog(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds;
  let last = performance.now();
  let longest = 0;
  return () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    return now + longest >= until;
  };
}

/** Lets messages come in. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
