import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId, Types } from '../machine/types.ts';
import type { Plain } from '../schema/language.ts';

/** One thing to pick. Its id is the answer; `args` say what it stands for (for texts and clients). */
export type Option = { readonly id: string; readonly args?: Plain };

/** An option that carries what the schema declares, or nothing if the schema declares nothing. */
export type OptionWith<A> = [A] extends [undefined]
  ? { readonly id: string; readonly args?: never }
  : { readonly id: string; readonly args: A };

type Common<N extends string, A> = {
  /** The ruleset registers check, witness, tactic and texts under this name. */
  readonly name: N;
  readonly by: SeatId;
  readonly rule: RuleId;
  readonly args: A;
  /** The rule looks at range, sight and the like only after the answer, so measuring is off while it is pending. */
  readonly blind?: true;
  /** Asked even if there is only one answer, because not asking would reveal a secret to others. */
  readonly always?: true;
};

/** What each kind of request adds; `O` is an option, `I` an item. */
type Kinds<O, I> = {
  confirm: { readonly preset: boolean };
  choose: { readonly options: readonly O[]; readonly optional?: true; readonly preset?: string };
  number: { readonly min: number; readonly max: number; readonly preset?: number };
  chooseMany: {
    readonly options: readonly O[];
    readonly min: number;
    readonly max: number;
    readonly preset?: readonly string[];
  };
  order: { readonly options: readonly O[] };
  /** Counts per option that add up to `total` (or to at most `total`). Each option takes at most its `most`. */
  allocate: {
    readonly options: readonly (O & { readonly most?: number })[];
    readonly total: number;
    readonly less?: true;
  };
  /** Each item gets one of its options. The registered check handles joint constraints. */
  assign: {
    readonly items: readonly (I & { readonly options: readonly string[] })[];
    readonly options: readonly O[];
  };
  /**
   * Poses for the named pieces. The registered check decides what is legal. `none` may be answered with an empty list.
   * With `must` ("must, if able") the default is what the witness finds, even so.
   */
  place: { readonly pieces: readonly string[]; readonly none?: true; readonly must?: true };
  /**
   * A plan: legs per mover, movers in order. `none`: staying is allowed; `must` as above. `interleaved`: a mover may
   * come several times ("all take the first step, then all the second").
   */
  path: {
    readonly movers: readonly string[];
    readonly none?: true;
    readonly must?: true;
    readonly interleaved?: true;
  };
  /** "What do you do now?": options name activities. */
  activity: {
    readonly options: readonly (O & { readonly activity: string })[];
    readonly optional?: true;
    readonly preset?: string;
  };
};

export type RequestKind = keyof Kinds<never, never>;

type RequestWith<K extends RequestKind, N extends string, A, O, I> = {
  [P in K]: { readonly kind: P } & Common<N, A> & Kinds<O, I>[P];
}[K];

/** Everything a player can be asked, as pure data. */
export type Request = RequestWith<RequestKind, string, Plain, Option, Option>;

/** The requests of a ruleset by name. For a type that stands for any ruleset, any request. */
export type RequestsOf<T extends Types> = T extends { Requests: infer R extends object }
  ? keyof R extends never
    ? AnyRequests
    : R
  : never;
type AnyRequests = Readonly<
  Record<string, { readonly kind: RequestKind; readonly args: Plain; readonly option: unknown; readonly item: unknown }>
>;

export type RequestName<T extends Types> = keyof RequestsOf<T> & string;

/** A request of this name with what it carries. */
export type RequestOf<T extends Types, N extends RequestName<T> = RequestName<T>> = T extends { Requests: infer R }
  ? keyof R extends never
    ? Request
    : { [K in N]: Declared<K, RequestsOf<T>[K]> }[N]
  : never;

type Declared<N extends string, S> = S extends {
  kind: infer K extends RequestKind;
  args: infer A;
  option: infer O;
  item: infer I;
}
  ? RequestWith<K, N, A, OptionWith<O>, OptionWith<I>>
  : never;

/** An option of a request of this name. */
export type OptionOf<T extends Types, N extends RequestName<T>> = T extends { Requests: infer R }
  ? keyof R extends never
    ? Option
    : OptionWith<RequestsOf<T>[N] extends { option: infer O } ? O : never>
  : never;

export type ItemOf<T extends Types, N extends RequestName<T>> = T extends { Requests: infer R }
  ? keyof R extends never
    ? Option
    : OptionWith<RequestsOf<T>[N] extends { item: infer I } ? I : never>
  : never;

/** The kind under which a request of this name is asked. */
export type KindOf<T extends Types, N extends RequestName<T>> = RequestsOf<T>[N] extends {
  kind: infer K extends RequestKind;
}
  ? K
  : RequestKind;

/** The answer to a request of this name. */
export type AnswerTo<T extends Types, N extends RequestName<T>> = AnswerOf[KindOf<T, N>];

export type Placed = { readonly piece: string; readonly pose: Readonly<Record<string, number>> };
/** One leg in the ruleset's own vocabulary. */
export type Leg = { readonly leg: string; readonly [parameter: string]: Plain };
export type Plan = readonly { readonly mover: string; readonly legs: readonly Leg[] }[];

export type AnswerOf = {
  confirm: boolean;
  choose: string | null;
  number: number;
  chooseMany: readonly string[];
  order: readonly string[];
  allocate: Readonly<Record<string, number>>;
  assign: Readonly<Record<string, string>>;
  place: readonly Placed[];
  path: Plan;
  activity: string | null;
};

export type Answer = AnswerOf[RequestKind];
