import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId } from '../machine/types.ts';
import type { Plain } from '../schema/language.ts';

/** One thing to pick: its id is the answer, `args` say what it stands for (texts and clients read them). */
export type Option = { readonly id: string; readonly args?: Plain };

type Common = {
  /** Under this name the ruleset registers check, sample, witness and texts. */
  readonly name: string;
  readonly by: SeatId;
  readonly rule: RuleId;
  readonly args: Plain;
  /** The rule looks at range, sight and the like only after the answer: measuring is off while it is pending. */
  readonly blind?: true;
  /** Asked even where there is only one answer: not being asked would tell others a secret. */
  readonly always?: true;
};

/** Everything a player can be asked, as pure data. */
export type Request =
  | (Common & { readonly kind: 'confirm'; readonly preset: boolean })
  | (Common & {
      readonly kind: 'choose';
      readonly options: readonly Option[];
      readonly optional?: true;
      readonly preset?: string;
    })
  | (Common & { readonly kind: 'number'; readonly min: number; readonly max: number; readonly preset?: number })
  | (Common & {
      readonly kind: 'chooseMany';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly preset?: readonly string[];
    })
  | (Common & { readonly kind: 'order'; readonly options: readonly Option[] })
  /** Counts per option that add up to `total` (or to at most `total`); an option takes at most its `most`. */
  | (Common & {
      readonly kind: 'allocate';
      readonly options: readonly (Option & { readonly most?: number })[];
      readonly total: number;
      readonly less?: true;
    })
  /** Each item gets one of its options; joint constraints are the registered check's. */
  | (Common & {
      readonly kind: 'assign';
      readonly items: readonly (Option & { readonly options: readonly string[] })[];
      readonly options: readonly Option[];
    })
  /** Poses for the named pieces; what is legal is the registered check's. `none` may be answered with an empty list. */
  | (Common & { readonly kind: 'place'; readonly pieces: readonly string[]; readonly none?: true })
  /** A plan: legs per mover, movers in order. `none`: staying is allowed. */
  | (Common & { readonly kind: 'path'; readonly movers: readonly string[]; readonly none?: true })
  /** "What do you do now?": options name activities. */
  | (Common & {
      readonly kind: 'activity';
      readonly options: readonly (Option & { readonly activity: string })[];
      readonly optional?: true;
      readonly preset?: string;
    });

export type RequestKind = Request['kind'];

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
