/** Remembered answers by kind, then by key. */
export type Answers = Map<string, Map<string, unknown>>;

/**
 * Answers worth remembering: those about a table by everything spatial in the state, others by a key that says it all.
 * Forks of a battle share one memo: what was seen once on the same table is not looked up twice. Bounded: what is oldest
 * is forgotten first.
 */
export type Memo = { readonly spaces: Map<number, Answers>; readonly kept: Answers; readonly most: number };

export const newMemo = (most = 64): Memo => ({ spaces: new Map(), kept: new Map(), most });

/** The answers about one table. */
export function answersAbout(memo: Memo, space: number): Answers {
  let answers = memo.spaces.get(space);
  if (answers === undefined) {
    forgetOldest(memo.spaces, memo.most);
    answers = new Map();
    memo.spaces.set(space, answers);
  }
  return answers;
}

/** The answer of a kind to a key, computed at most once; with `most`, only so many of its kind are kept. */
export function answerOf<V>(answers: Answers, kind: string, key: string, compute: () => V, most?: number): V {
  let ofKind = answers.get(kind);
  if (ofKind === undefined) {
    ofKind = new Map();
    answers.set(kind, ofKind);
  }
  const found = ofKind.get(key);
  if (found !== undefined) return found as V;
  const value = compute();
  if (most !== undefined) forgetOldest(ofKind, most);
  ofKind.set(key, value);
  return value;
}

function forgetOldest<K>(map: Map<K, unknown>, most: number): void {
  if (map.size >= most) map.delete(map.keys().next().value as K);
}
