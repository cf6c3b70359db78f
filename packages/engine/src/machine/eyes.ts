import type { RuleId } from '../generated/rule-ids.ts';
import { explained, fold } from '../modifiers/fold.ts';
import type { Look, Ruleset } from './game.ts';
import { type Answers, answerOf, answersAbout, type Memo, newMemo } from './memo.ts';
import type { Explained, Reason, Types } from './types.ts';

/** Read-only eyes on a state, whole or a view. */
export class Eyes<T extends Types> implements Look<T> {
  readonly ruleset: Ruleset<T>;
  state: T['State'];
  readonly memos: Memo;
  /** Told of every rule that speaks; only tests and traces listen. */
  readonly onNote: ((rule: RuleId) => void) | null;
  /** The answers about the present space; null after something spatial changed. */
  protected space: Answers | null = null;

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

  memo<V>(kind: string, key: string, compute: () => V): V {
    this.space ??= answersAbout(this.memos, this.ruleset.codec.spaceHash(this.state));
    return answerOf(this.space, kind, key, compute);
  }

  recall<V>(kind: string, key: string, compute: () => V): V {
    return answerOf(this.memos.kept, kind, key, compute, this.memos.most);
  }

  note(rule: RuleId): void {
    this.onNote?.(rule);
  }
}
