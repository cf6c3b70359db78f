import type { RuleId } from '../generated/rule-ids.ts';
import { explained, fold } from '../modifiers/fold.ts';
import type { Look, Ruleset } from './game.ts';
import { answerOf, type Known, knownOf, lastingAnswer, type Memo, newMemo, rowOf } from './memo.ts';
import type { Explained, Reason, Types } from './types.ts';

/** A read-only look at a state, whole or a view. */
export class Eyes<T extends Types> implements Look<T> {
  readonly ruleset: Ruleset<T>;
  state: T['State'];
  readonly memos: Memo;
  /** Called for every rule that is cited. Only tests and traces listen. */
  readonly onNote: ((rule: RuleId) => void) | null;
  /** What is known about the present space. Null after something spatial changed. */
  protected space: Known | null = null;

  constructor(
    ruleset: Ruleset<T>,
    state: T['State'],
    memos: Memo = newMemo(),
    onNote: ((rule: RuleId) => void) | null = null,
  ) {
    this.ruleset = ruleset;
    this.state = state;
    this.memos = memos;
    this.onNote = onNote;
  }

  modify(value: string, base: number, subject: object): number {
    const folds = this.ruleset.modifiers[value];
    return folds === undefined ? base : fold(this, folds, base, subject, null);
  }

  explain(value: string, base: number, subject: object): Explained {
    const reasons: Reason[] = [];
    const folds = this.ruleset.modifiers[value];
    return explained(base, folds === undefined ? base : fold(this, folds, base, subject, reasons), reasons);
  }

  private known(): Known {
    this.space ??= knownOf(this.memos, this.ruleset.codec.spaceHash(this.state));
    return this.space;
  }

  layout<V>(kind: string, layOut: (look: Look<T>) => V): V {
    const { layouts } = this.known();
    const found = layouts.get(kind);
    if (found !== undefined) return found as V;
    const value = layOut(this);
    layouts.set(kind, value);
    return value;
  }

  memo<V>(kind: string, key: string, compute: () => V): V {
    return answerOf(this.known().answers, kind, key, compute);
  }

  row<V>(kind: string, a: string, b: string): (V | undefined)[] {
    return rowOf(this.known().rows, kind, a, b) as (V | undefined)[];
  }

  recall<V>(kind: string, key: string, compute: () => V): V {
    return answerOf(this.memos.kept, kind, key, compute, this.memos.most);
  }

  lasting<V>(kind: string, key: string, print: number, compute: () => V): V {
    return lastingAnswer(this.memos.lasting, { kind, key, print }, compute);
  }
}
