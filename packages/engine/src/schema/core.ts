import type { RequestKind } from '../requests/request.ts';
import {
  bool,
  data,
  type Fields,
  id,
  int,
  list,
  literal,
  nullable,
  record,
  type Schema,
  text,
  union,
  withDefault,
} from './language.ts';
import { contextName, effectDataName } from './type-name.ts';

/** What a ruleset describes: its own state fields, the contexts of its activities, its events and its options. */
export type RulesetSchema = {
  /** Folder name and id of the ruleset. */
  readonly id: string;
  readonly state: Fields;
  /** The context of each activity, by activity name. */
  readonly contexts: Readonly<Record<string, Fields>>;
  /** The fields of each event, by event type (`type` and `rules` are added to each). */
  readonly events: Readonly<Record<string, Fields>>;
  /** Names of the ruleset's effects and the data that each row carries. */
  readonly effects: Readonly<Record<string, Fields>>;
  readonly options: Fields;
  /** What players are asked, by request name. Windows appear under their own names. */
  readonly requests: Readonly<Record<string, RequestSchema>>;
};

/** What a request of one name carries. Anything left out is not carried. */
export type RequestSchema = {
  /** A `window` is asked as a choice among the offers of its triggers. */
  readonly kind: RequestKind | 'window';
  readonly args?: Fields;
  /** The args of each option. For a window, the args of each trigger's own options. */
  readonly option?: Fields;
  /** The args of each item to which options are assigned. */
  readonly item?: Fields;
  /** What each pose of a `place` has. Fields with a default may be left out. */
  readonly pose?: Fields;
  /** The legs of a `path` by name, with what each has besides its name. */
  readonly legs?: Readonly<Record<string, Fields>>;
  readonly about?: RequestAbout;
};

/**
 * Who or what acts, and on whom: the name of a field of the args, `option` for the chosen option itself, or `option.x`
 * for a field of the option's args. `rules` is a field of the option's args, too: the rule, or the rules, that it
 * stands for.
 */
export type RequestAbout = { readonly by?: string; readonly at?: string; readonly rules?: string };

/** Contexts of the activities that the engine itself brings. */
export const engineContexts: Readonly<Record<string, Fields>> = {
  /** A big window: which seat's turn it is to use it, and how many seats have passed in a row. */
  window: { window: text, turn: int(0), passed: int(0) },
  /** The same about a separate subject, where the context of the frame that opened it is not what triggers need. */
  windowOn: { window: text, subject: data, turn: int(0), passed: int(0) },
};

/**
 * All contexts of a ruleset's battles. The hashes in journals count contexts by their place, so all of the engine's own
 * except the first come last.
 */
export function contextsOf(r: RulesetSchema): Readonly<Record<string, Fields>> {
  const { window, ...others } = engineContexts;
  return { window: window!, ...r.contexts, ...others };
}

/** When an effect ends. */
export const until = union(
  'until',
  {
    /**
     * The end of the innermost or next frame of this activity. `of` narrows it to frames of that seat. `complete`: only
     * a frame that began after the effect.
     */
    end: { frame: text, of: nullable(id('seats')), complete: withDefault(bool, false) },
    begin: { frame: text, of: nullable(id('seats')) },
    /** The next event of this type about the bearer. */
    event: { type: text },
    never: {},
  },
  'Until',
);

/** What the engine itself asks: the order in which compulsory triggers of a window run. */
export const engineRequests: Readonly<Record<string, RequestSchema>> = {
  orderTriggers: { kind: 'order', args: { window: text }, option: { rule: text } },
};

/** A request as it is asked. The engine adds which window asks, and which trigger offers an option. */
export function askedSchema({ kind, args = {}, option, item }: RequestSchema): AskedSchema {
  if (kind !== 'window') return { kind, args, option, item };
  const offered = { trigger: text, rule: text };
  return {
    kind: 'choose',
    args: { window: text, ...args },
    option: option === undefined ? offered : { ...offered, of: record(option) },
    item,
  };
}

export type AskedSchema = {
  readonly kind: RequestKind;
  readonly args: Fields;
  readonly option: Fields | undefined;
  readonly item: Fields | undefined;
};

/** Events of the engine itself: everything that changes the agenda or the effects. */
export const engineEvents: Readonly<Record<string, Fields>> = {
  began: { frame: data },
  stepped: { at: text },
  set: { change: data },
  replied: { reply: data },
  ended: { why: literal('done', 'stopped', 'cut') },
  effectBegan: { effect: data },
  effectArmed: { index: int(0) },
  effectEnded: { index: int(0) },
  seatFinished: { seat: id('seats'), frame: text },
  rolled: {
    by: nullable(id('seats')),
    purpose: text,
    about: withDefault(nullable(text), null),
    shape: text,
    faces: list(int()),
    classes: list(text),
    counts: list(int(0)),
    /** The number that the dice were judged against, with its base and reasons. */
    needs: withDefault(data, null),
  },
};

const frameFields = (context: Fields, name: string): Fields => ({
  at: text,
  c: record(context, contextName(name)),
  reply: withDefault(data, null),
});

const mapValues = <A, B>(o: Readonly<Record<string, A>>, f: (a: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(o).map(([k, v]) => [k, f(v, k)]));

/** The whole state: the engine's fields first, then the ruleset's. */
export function stateSchema(r: RulesetSchema): Schema {
  const contexts = contextsOf(r);
  return record(
    {
      options: record(r.options, 'Options'),
      seats: list(record({ id: text, side: text }, 'Seat')),
      agenda: withDefault(list(union('do', mapValues(contexts, frameFields), 'Frame')), []),
      effects: withDefault(
        list(
          union(
            'name',
            mapValues(r.effects, (fields, name) => ({
              rule: text,
              on: text,
              by: nullable(id('seats')),
              data: record(fields, effectDataName(name)),
              until,
              /** For `complete`: whether a matching frame has begun since. */
              armed: withDefault(bool, false),
            })),
            'Effect',
          ),
        ),
        [],
      ),
      /** Seats that are asked nothing more until the named frame ends. */
      finished: withDefault(list(record({ seat: id('seats'), frame: text }, 'Finished')), []),
      ...r.state,
    },
    'State',
  );
}

/** All events: the engine's and the ruleset's, each with the rule ids that caused it. */
export const eventSchema = (r: RulesetSchema): Schema =>
  union(
    'type',
    mapValues({ ...engineEvents, ...r.events }, (fields) => ({ rules: list(text), ...fields })),
    'Event',
  );
