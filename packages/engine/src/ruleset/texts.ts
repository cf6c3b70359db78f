import type { Refusal, Types } from '../machine/types.ts';
import type { ItemOf, Leg, OptionOf, RequestName, RequestOf } from '../requests/request.ts';

export type Language = 'de' | 'en';

/** Turns ids and ticks into words of the current language and ruleset. Names are never inflected. */
export type Teller = {
  readonly language: Language;
  /** The name of a seat, unit, piece or anything else with an id. */
  name(id: string): string;
  /** Ticks in the ruleset's unit with the language's decimal sign. */
  length(ticks: number): string;
};

type RulesetEvent<T extends Types> = Exclude<T['Event'], { type: EngineEventType }>;

export type EngineEventType =
  | 'began'
  | 'stepped'
  | 'set'
  | 'replied'
  | 'ended'
  | 'effectBegan'
  | 'effectArmed'
  | 'effectEnded'
  | 'seatFinished'
  | 'rolled';

/** The engine asks this in its own words. Only the options are the ruleset's. */
type EngineRequest = 'orderTriggers';

/** Rules in our own words, by rule id: the text that players read. */
export type Sentences = Readonly<Record<string, string>>;

/** What `import()` makes of a JSON file of sentences. */
export type SentenceFile = { readonly default: Sentences };

/** Everything a player reads of a ruleset, in one language. An event whose line is empty is not shown. */
export type Texts<T extends Types = Types> = {
  readonly title: string;
  /** One sentence for readers who do not know the game. */
  readonly about: string;
  /** How to win the battle, in a sentence. */
  readonly aim?: (state: T['State']) => string;
  /** What the points of the result count. */
  readonly points?: (state: T['State']) => string;
  readonly events: {
    readonly [K in RulesetEvent<T>['type']]: (e: Extract<T['Event'], { type: K }>, t: Teller) => string;
  };
  /** By request name (also windows): what there is to decide. */
  readonly requests: {
    readonly [N in Exclude<RequestName<T>, EngineRequest>]: (r: RequestOf<T, N>, t: Teller) => string;
  };
  /** By request name: an option in words. Without an entry the option's own name is shown. */
  readonly options: { readonly [N in RequestName<T>]?: (o: OptionOf<T, N>, t: Teller) => string };
  /** By request name: an item to which options are assigned. Without an entry the item's own name is shown. */
  readonly items?: { readonly [N in RequestName<T>]?: (item: ItemOf<T, N>, t: Teller) => string };
  /** By request name (also windows): what follows from answering with nothing, where that is allowed. */
  readonly none?: { readonly [N in RequestName<T>]?: string };
  /** By the name of a leg: one leg of a plan in words. Without them, only the ends of plans are told. */
  readonly legs?: Readonly<Record<string, (leg: Leg, t: Teller) => string>>;
  /** By refusal code. */
  readonly refusals: Readonly<Record<string, (r: Refusal, t: Teller) => string>>;
  /**
   * English messages from the ruleset's own readers of files and set-ups, in this language. `{}` stands for anything.
   */
  readonly problems?: Readonly<Record<string, string>>;
  readonly activities: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
  /** By roll purpose. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Names of things with a fixed id: seats, sides, scenarios, options, catalogue entries. */
  readonly names: Readonly<Record<string, string>>;
};
