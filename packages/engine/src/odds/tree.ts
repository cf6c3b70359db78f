/** Which way best play pulls the measure: up or down. */
export type Goal = 1 | -1;

/**
 * What one step can lead to: chance and best play in the order in which they come, down to the next step boundary or to
 * the end of the question.
 */
export type Tree<N> =
  | { readonly is: 'next'; readonly node: N }
  | { readonly is: 'end'; readonly value: number }
  | ChanceTree<N>
  | ChoiceTree<N>;

export type ChanceTree<N> = {
  readonly is: 'chance';
  readonly chances: readonly number[];
  readonly roundings: number;
  readonly ways: Tree<N>[];
};

export type ChoiceTree<N> = {
  readonly is: 'choice';
  readonly goal: Goal;
  readonly ways: Tree<N>[];
  /** The answer that best play gives, or -1 as long as no answer is known to come to an end. */
  pick: number;
};
