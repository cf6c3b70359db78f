import { feed } from '../battle/feed.ts';
import type { Look, Ruleset } from '../machine/game.ts';
import type { Machine } from '../machine/machine.ts';
import type { Memo } from '../machine/memo.ts';
import type { Need } from '../machine/need.ts';
import type { Types } from '../machine/types.ts';
import type { Request } from '../requests/request.ts';
import { answersTo } from './answers.ts';
import { type Node, Nodes } from './nodes.ts';
import { OutcomeTable } from './outcomes.ts';
import { answerBy, goalOf, type Policies } from './policy.ts';
import type { Measure, Origin } from './question.ts';
import type { Tree } from './tree.ts';
import { Trials } from './trial.ts';
import { Ways } from './ways.ts';
import { foresee, spendNeed, spendRun, type Work } from './work.ts';

type Begin<T extends Types> = (m: Machine<T>) => Need | 'boundary' | null;

/** The subject of the odds, with everything looked up. */
export type Task<T extends Types> = {
  readonly ruleset: Ruleset<T>;
  /** Without anything that no seat uses under these policies. */
  readonly passive: Ruleset<T>;
  readonly policies: Policies<T>;
  readonly measure: Measure<T>;
  readonly origin: Origin<T>;
  readonly work: Work;
  readonly memos: Memo;
};

/**
 * Turns a step into the tree of its possible outcomes. Generators cannot be copied, so each way through the step is a
 * separate run from the boundary.
 */
export class Brancher<T extends Types> {
  private readonly task: Task<T>;
  private readonly nodes: Nodes<T>;
  private readonly trials: Trials<T>;
  private readonly table = new OutcomeTable();
  /** Names of requests for which best play could not try every answer. */
  readonly notAllTried = new Set<string>();

  constructor(task: Task<T>) {
    this.task = task;
    this.nodes = new Nodes(task.ruleset, task.work);
    this.trials = new Trials(task.ruleset.codec, task.memos);
  }

  /** What the position itself leads to. */
  first(): Tree<Node<T['State']>> {
    const { ruleset, passive, origin } = this.task;
    const node = this.nodes.at(ruleset.codec.clone(origin.state), null);
    if (origin.since.length === 0) return this.expand(node, passive, () => 'boundary');
    return this.expand(node, ruleset, (m) => feed(m, origin.since));
  }

  /** What the step at a node leads to. */
  branch(node: Node<T['State']>): Tree<Node<T['State']>> {
    node.tree ??= this.expand(node, this.task.passive, null);
    return node.tree;
  }

  private expand(node: Node<T['State']>, ruleset: Ruleset<T>, begin: Begin<T> | null): Tree<Node<T['State']>> {
    const ways = new Ways<Node<T['State']>>();
    while (ways.end(this.run(node, ruleset, begin, ways)));
    return ways.tree;
  }

  /** One way through the step: the recorded replies first, then the first of everything. */
  private run(
    node: Node<T['State']>,
    ruleset: Ruleset<T>,
    begin: Begin<T> | null,
    ways: Ways<Node<T['State']>>,
  ): Tree<Node<T['State']>> {
    const { work, origin, measure } = this.task;
    spendRun(work);
    const { ground } = node;
    // Recorded lines hold the dice of a chain stage by stage. Anything after them is collapsed.
    const machine = this.trials.begin(ruleset, node, begin !== null);
    let need = begin === null ? machine.runStep() : begin(machine);
    machine.enumerating = true;
    for (let i = 0; need !== null && need !== 'boundary'; i++) {
      if (i === ways.replies.length) {
        spendNeed(work, i);
        this.meet(need, machine, ways);
      }
      need = machine.runStep(ways.replies[i]!);
    }
    machine.dropStopped();
    const { state } = machine;
    const ended = this.trials.end(machine, ground);
    if (state.agenda.length < origin.depth) return { is: 'end', value: measure(state) };
    return { is: 'next', node: this.nodes.at(state, ended) };
  }

  /** Something is needed that no way has answered yet. */
  private meet(need: Need, machine: Machine<T>, ways: Ways<Node<T['State']>>): void {
    const expect = (runs: number): void => foresee(this.task.work, runs);
    if (need.what === 'ask') ways.choice(need.requests.map((r) => this.decide(r, machine)));
    else if (need.what === 'roll')
      ways.chance(this.table.ofRoll(need.roll, expect), (counts) => ({
        what: 'roll',
        rolled: { faces: null, counts },
      }));
    else ways.chance(this.table.ofChain(need, expect), (counts) => ({ what: 'chain', counts: counts.slice(0, -1) }));
  }

  private decide(request: Request, machine: Machine<T>): Parameters<Ways<never>['choice']>[0][number] {
    const policy = this.task.policies[request.by] ?? 'default';
    const goal = goalOf(policy);
    if (goal === null) return { answers: [answerBy(policy, machine, request)], goal };
    const { answers, complete } = answersTo(machine as unknown as Look, request, this.task.work.answers);
    if (!complete) this.notAllTried.add(request.name);
    return { answers, goal };
  }
}
