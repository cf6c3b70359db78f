/** Remembered answers by kind, then by key. */
export type Answers = Map<string, Map<string, unknown>>;

/** Answers about two things: by kind, then by one thing and the other. The caller fills the lists. */
type Rows = Map<string, Map<string, Map<string, unknown[]>>>;

/** What is known about one table: layouts of the whole table by kind, single answers, and answers about pairs. */
export type Known = { readonly layouts: Map<string, unknown>; readonly answers: Answers; readonly rows: Rows };

/** The latest answers to a key, newest first, each with the print of what it was computed from. */
type Printed = { readonly print: number; readonly value: unknown };
type Lasting = Map<string, Map<string, Printed[]>>;

/**
 * Answers worth remembering. Answers about a table are keyed by everything spatial in the state, others by a key that
 * says it all or by a key and a print of the part of the table that matters. Forks of a battle share one memo, so
 * nothing is computed twice on the same table. The memo is bounded: the oldest answers are forgotten first.
 */
export type Memo = {
  readonly spaces: Map<number, Known>;
  readonly kept: Answers;
  readonly lasting: Lasting;
  readonly most: number;
};

export const newMemo = (most = 64): Memo => ({ spaces: new Map(), kept: new Map(), lasting: new Map(), most });

/** What is known about one table. Those that were looked at last are remembered longest. */
export function knownOf({ spaces, most }: Memo, space: number): Known {
  let known = spaces.get(space);
  if (known === undefined) {
    forgetOldest(spaces, most);
    known = { layouts: new Map(), answers: new Map(), rows: new Map() };
  } else spaces.delete(space);
  spaces.set(space, known);
  return known;
}

/** Forgets all tables but the ones that were looked at last: while nobody thinks, no more are needed. */
export function forgetTables({ spaces }: Memo, but: number): void {
  while (spaces.size > but) spaces.delete(spaces.keys().next().value as number);
}

/** The answer of a kind to a key, computed at most once. With `most`, only that many answers of the kind are kept. */
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

/**
 * How many keys of a kind are remembered beyond a position, and how many answers for each. Forks take turns with their
 * moves.
 */
const MOST_KEYS = 100_000;
const MOST_PRINTS = 4;

/** The answer of a kind to a key, computed at most once as long as the print is the same. */
export function lastingAnswer<V>(lasting: Lasting, about: Printing, compute: () => V): V {
  let ofKind = lasting.get(about.kind);
  if (ofKind === undefined) {
    ofKind = new Map();
    lasting.set(about.kind, ofKind);
  }
  let answers = ofKind.get(about.key);
  if (answers === undefined) {
    forgetOldest(ofKind, MOST_KEYS);
    answers = [];
    ofKind.set(about.key, answers);
  }
  for (const a of answers) if (a.print === about.print) return a.value as V;
  const value = compute();
  answers.unshift({ print: about.print, value });
  if (answers.length > MOST_PRINTS) answers.pop();
  return value;
}

/** What a lasting answer is about: its kind, the things, and a print of everything that it depends on. */
export type Printing = { readonly kind: string; readonly key: string; readonly print: number };

/** The list of answers about a pair. No key is built, so finding it costs next to nothing. */
export function rowOf(rows: Rows, kind: string, a: string, b: string): unknown[] {
  let ofKind = rows.get(kind);
  if (ofKind === undefined) {
    ofKind = new Map();
    rows.set(kind, ofKind);
  }
  let ofA = ofKind.get(a);
  if (ofA === undefined) {
    ofA = new Map();
    ofKind.set(a, ofA);
  }
  let row = ofA.get(b);
  if (row === undefined) {
    row = [];
    ofA.set(b, row);
  }
  return row;
}

function forgetOldest<K>(map: Map<K, unknown>, most: number): void {
  if (map.size >= most) map.delete(map.keys().next().value as K);
}
