/** What is emitted for a ruleset from its schema. `S` is the state, `E` the union of its events. */
export type Codec<S, E> = {
  clone(s: S): S;
  /** A copy that shares with an earlier copy what is still the same. Nobody may change either of them. */
  share(s: S, before: S): S;
  equal(a: S, b: S): boolean;
  /** 53 bits. Equal states have equal hashes; the reverse need not hold. */
  hash(s: S): number;
  /** Hash of everything marked `spatial`: the key of geometry memos. */
  spaceHash(s: S): number;
  /** The state as seen by someone who may know the secrets of the seats for which `mayKnow` holds. */
  view(s: S, mayKnow: (owner: string) => boolean): S;
  redact(e: E, mayKnow: (owner: string) => boolean): E;
  cloneEvent(e: E): E;
  /** Checks foreign data and fills in defaults; the result shares nothing with the input. */
  parseState(x: unknown): Parsed<S>;
  parseEvent(x: unknown): Parsed<E>;
  /** The state as JSON data without what equals its default: the body of a position file. */
  sparse(s: S): Record<string, unknown>;
};

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] };

export type Problem = {
  readonly path: readonly (string | number)[];
  /** What would have been right, in English, e.g. `a number from 0 to 6`. */
  readonly expected: string;
  readonly got: string;
  /** A likely repair, such as the nearest known name. */
  readonly hint?: string;
};

/** The id of a row in table `T`. Plain strings may be assigned to it, ids of other tables may not. */
export type Id<T extends string> = string & { readonly __table?: T };
