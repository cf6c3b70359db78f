import type { Game, Look, Rule, Step } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askAny } from '../requests/ask.ts';
import type { Leg, Plan, RequestOf } from '../requests/request.ts';
import { bool, data, type Fields, list, nullable, type Plain, withDefault } from '../schema/language.ts';

/** Something met on the way: entering a piece, a zone, a field, contact, the edge. `at` orders them along the leg. */
export type Crossing = { readonly what: string; readonly id: string; readonly at: number };

/**
 * The part of a walk's context that the engine keeps. The ruleset adds what is left (points, manoeuvres) to its own.
 */
export type WalkContext = { plan: unknown; crossing: unknown; trace: unknown[]; asked: boolean };

/** Schema of `WalkContext`, to be spread into the context of a ruleset's walking activity. */
export const walkFields: Fields = {
  plan: withDefault(data, []),
  crossing: nullable(data),
  /** The way so far, leg by leg, in the ruleset's vocabulary. */
  trace: withDefault(list(data), []),
  asked: withDefault(bool, false),
};

export type WalkRules<T extends Types, C extends WalkContext> = {
  /** The `path` request for what is left, or null if nothing is left to ask. */
  request(look: Look<T>, c: C): RequestOf<T> | null;
  /** Whether the rest of a plan may be carried out from here, as things are now. */
  stillLegal(look: Look<T>, c: C, rest: Plan): boolean;
  /**
   * What the leg crosses from where the mover stands, in the order met, without what it already stands in. It is
   * written into the context, which everybody sees. Anything that is still secret must be revealed by an event of
   * `carry` first.
   */
  crossings(look: Look<T>, c: C, mover: string, leg: Leg): readonly Crossing[];
  /**
   * Moves up to the crossing, or to the leg's end, by applying events and paying with `g.set`. Returns the rest of the
   * leg beyond the crossing, or null if the leg is done.
   */
  carry(g: Game<T>, c: C, mover: string, leg: Leg, upTo: Crossing | null): Leg | null;
  /** What happens there. It may roll, ask, or put an activity on the agenda. */
  cross(g: Game<T>, c: C, mover: string, crossing: Crossing): Rule<Met>;
  /**
   * The walk remembers what a mover has met where it stands. Crossings of a leg that are no farther from its start than
   * this are met once each, however often they are named, even if one leg ends and the next begins there. This makes up
   * for rounding and lets several things be met at one spot. Without it the rules themselves must remember.
   */
  readonly here?: number;
  /** Where a mover stands, and whatever else must be restored if its walk is taken back. */
  spot?(look: Look<T>, c: C, mover: string): Plain;
  /** Puts a mover back to where its walk began, by applying events. */
  putBack?(g: Game<T>, c: C, mover: string, spot: Plain): void;
};

/**
 * The result of a crossing: no decision was made; a decision was made, so the mover decides anew; the rest of this
 * mover's walk is dropped; its whole walk is taken back; everything is over.
 */
export type Met = 'goOn' | 'askAgain' | 'dropMover' | 'takeBack' | 'stop';

/** One line of the trace: a leg or its part up to a crossing. A mover's first line has the spot it set out from. */
type Walked = {
  readonly mover: string;
  readonly leg: Leg;
  readonly upTo?: Crossing;
  readonly from?: Plain;
};

type Crossed = { mover: string; crossing: Crossing; met: Met };

/**
 * The steps that carry out a plan leg by leg. The whole plan was checked when it was answered, on the assumption that
 * nothing surprising happens. Each leg is cut at its crossings, and after a surprise the mover is asked again.
 */
export function walkSteps<T extends Types, C extends WalkContext>(rules: WalkRules<T, C>): Record<string, Step<T, C>> {
  return {
    *plan(g, c): Rule<string | undefined> {
      const request = rules.request(g, c);
      if (request === null || (c.asked && (c.plan as Plan).length > 0)) return undefined;
      const plan = (yield* askAny(g, request)) as Plan;
      g.set(c, { plan, asked: true } as Partial<C>);
      return undefined;
    },

    leg(g, c): string | undefined {
      while ((c.plan as Plan).length > 0) if (carryLeg(g, c, rules)) return undefined;
      return 'arrived';
    },

    *cross(g, c): Rule<void> {
      const crossed = c.crossing as Crossed;
      const met = yield* rules.cross(g, c, crossed.mover, crossed.crossing);
      g.set(c, { crossing: { ...crossed, met } } as Partial<C>);
    },

    after(g, c): string | undefined {
      const { mover, met } = c.crossing as Crossed;
      const plan = c.plan as Plan;
      const rest = met === 'dropMover' || met === 'takeBack' ? plan.filter((p) => p.mover !== mover) : plan;
      if (met === 'takeBack') takeBack(g, c, mover, rules);
      if (met === 'stop') {
        g.set(c, { plan: [], crossing: null } as Partial<C>);
        return 'arrived';
      }
      if (met !== 'askAgain' && rules.stillLegal(g, c, rest)) {
        g.set(c, { plan: rest, crossing: null } as Partial<C>);
        return 'leg';
      }
      g.set(c, { plan: [], crossing: null, asked: false } as Partial<C>);
      return 'plan';
    },

    arrived(): void {},
  };
}

/**
 * Carries out the first leg of the plan, or its part up to the first crossing. Returns whether something is crossed.
 */
function carryLeg<T extends Types, C extends WalkContext>(g: Game<T>, c: C, rules: WalkRules<T, C>): boolean {
  const [first, ...others] = c.plan as Plan;
  const { mover } = first!;
  const [leg, ...legs] = first!.legs;
  if (leg === undefined) {
    g.set(c, { plan: others } as Partial<C>);
    return false;
  }
  const crossing = nextCrossing(g, c, rules, { mover, leg });
  const isFirst = rules.spot !== undefined && !(c.trace as Walked[]).some((w) => w.mover === mover);
  const from = isFirst ? { from: rules.spot!(g, c, mover) } : {};
  const rest = rules.carry(g, c, mover, leg, crossing);
  const plan: Plan = [{ mover, legs: rest === null ? legs : [rest, ...legs] }, ...others];
  const walked: Walked = { mover, leg, ...(crossing === null ? {} : { upTo: crossing }), ...from };
  const crossed: Crossed | null = crossing === null ? null : { mover, crossing, met: 'goOn' };
  g.set(c, { plan, trace: [...c.trace, walked], crossing: crossed } as Partial<C>);
  return crossing !== null;
}

/** The first crossing of a leg that the mover has not met where it stands. */
function nextCrossing<T extends Types, C extends WalkContext>(
  look: Look<T>,
  c: C,
  rules: WalkRules<T, C>,
  { mover, leg }: { readonly mover: string; readonly leg: Leg },
): Crossing | null {
  const ahead = rules.crossings(look, c, mover, leg);
  const { here } = rules;
  if (here === undefined) return ahead[0] ?? null;
  const met = metHere(c.trace as Walked[], mover, here);
  const isOld = (x: Crossing): boolean => x.at <= here && met.some((m) => m.what === x.what && m.id === x.id);
  return ahead.find((x) => !isOld(x)) ?? null;
}

/** What the mover has met since it reached the place where it stands. */
function metHere(trace: readonly Walked[], mover: string, here: number): Crossing[] {
  const met: Crossing[] = [];
  const own = trace.filter((w) => w.mover === mover);
  for (let i = own.length - 1; i >= 0; i--) {
    const { upTo } = own[i]!;
    if (upTo === undefined) break;
    met.push(upTo);
    if (upTo.at > here) break;
  }
  return met;
}

/** The mover stands where it set out from. Its trace stays, with a line that says so. */
function takeBack<T extends Types, C extends WalkContext>(
  g: Game<T>,
  c: C,
  mover: string,
  rules: WalkRules<T, C>,
): void {
  const first = (c.trace as Walked[]).find((w) => w.mover === mover);
  if (rules.putBack === undefined || first?.from === undefined)
    throw new Error(`the walk of ${mover} cannot be taken back: spot and putBack are missing`);
  rules.putBack(g, c, mover, first.from);
  g.set(c, { trace: [...c.trace, { mover, back: first.from }] } as Partial<C>);
}
