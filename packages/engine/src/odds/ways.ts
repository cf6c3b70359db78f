import type { Reply } from '../machine/need.ts';
import type { Answer } from '../requests/request.ts';
import type { Outcomes } from './multinomial.ts';
import type { ChanceTree, ChoiceTree, Goal, Tree } from './tree.ts';

/** A place where several ways part. `at` is the one being followed. */
type Fork<N> = {
  readonly tree: ChanceTree<N> | ChoiceTree<N>;
  /** Which of the step's needs it answers. */
  readonly need: number;
  readonly size: number;
  readonly reply: (at: number) => Reply;
  at: number;
};

/**
 * The ways through one step, one after the other like the digits of a counter, and the tree that they make. The replies
 * of the current way are recorded, so that the next way can be run up to the last fork that has another way left.
 */
export class Ways<N> {
  readonly replies: Reply[] = [];
  private readonly forks: Fork<N>[] = [];
  private root: Tree<N> | null = null;

  get tree(): Tree<N> {
    if (this.root === null) throw new Error('no way was followed to its end');
    return this.root;
  }

  /** Chance decides the next need. */
  chance(outcomes: Outcomes, reply: (counts: readonly number[]) => Reply): void {
    const { counts, chances, roundings } = outcomes;
    if (counts.length === 1) this.replies.push(reply(counts[0]!));
    else {
      const tree: ChanceTree<N> = { is: 'chance', chances, roundings, ways: [] };
      this.replies.push(this.open(tree, counts.length, (at) => reply(counts[at]!)));
    }
  }

  /** Seats decide the next need, in order: the later ones know the answers of the earlier ones. */
  choice(seats: readonly { readonly answers: readonly Answer[]; readonly goal: Goal | null }[]): void {
    const picked = seats.map(() => 0);
    const from = (first: number): Reply => {
      for (let s = first; s < seats.length; s++) {
        const { answers, goal } = seats[s]!;
        if (goal === null || answers.length === 1) continue;
        const tree: ChoiceTree<N> = { is: 'choice', goal, ways: [], pick: -1 };
        return this.open(tree, answers.length, (at) => {
          picked[s] = at;
          return from(s + 1);
        });
      }
      return { what: 'ask', answers: seats.map((s, i) => s.answers[picked[i]!]!) };
    };
    this.replies.push(from(0));
  }

  private open(tree: ChanceTree<N> | ChoiceTree<N>, size: number, reply: (at: number) => Reply): Reply {
    const need = this.replies.length;
    this.hang(tree);
    this.forks.push({ tree, need, size, reply, at: 0 });
    return reply(0);
  }

  private hang(tree: Tree<N>): void {
    const last = this.forks[this.forks.length - 1];
    if (last === undefined) this.root = tree;
    else last.tree.ways.push(tree);
  }

  /** The current way has come to its end. Goes to the next one; false if there is none. */
  end(tree: Tree<N>): boolean {
    this.hang(tree);
    for (let fork = this.forks.pop(); fork !== undefined; fork = this.forks.pop()) {
      if (++fork.at === fork.size) continue;
      this.forks.push(fork);
      this.replies.length = fork.need;
      this.replies.push(fork.reply(fork.at));
      return true;
    }
    return false;
  }
}
