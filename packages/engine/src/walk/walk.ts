import type { Game, Look, Rule, Step } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askAny } from '../requests/ask.ts';
import type { Leg, Plan, RequestOf } from '../requests/request.ts';
import { bool, data, type Fields, list, nullable, withDefault } from '../schema/language.ts';

/** Something met on the way: entering a piece, a zone, a field, contact, the edge. `at` orders them along the leg. */
export type Crossing = { readonly what: string; readonly id: string; readonly at: number };

/** The part of a walk's context that the engine keeps; the ruleset adds what is left (points, manoeuvres) to its own. */
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
  /** The `path` request for what is left, or null if there is nothing left to ask. */
  request(look: Look<T>, c: C): RequestOf<T> | null;
  /** Whether the rest of a plan may be carried out from here, as things are now. */
  stillLegal(look: Look<T>, c: C, rest: Plan): boolean;
  /**
   * What the leg crosses from where the mover stands, in the order met, without what it already stands in. It is written
   * into the context, which everybody sees: what is still secret must be revealed by an event of `carry` first.
   */
  crossings(look: Look<T>, c: C, mover: string, leg: Leg): readonly Crossing[];
  /**
   * Moves up to the crossing, or to the leg's end, by applying events and paying with `g.set`. Returns the rest of the
   * leg beyond the crossing, or null if the leg is done.
   */
  carry(g: Game<T>, c: C, mover: string, leg: Leg, upTo: Crossing | null): Leg | null;
  /** What happens there. It may roll, ask, or put an activity on the agenda. */
  cross(g: Game<T>, c: C, mover: string, crossing: Crossing): Rule<Met>;
};

/** After a crossing: nobody decided anything; somebody did, so the mover decides anew; this mover's rest is dropped; all is. */
export type Met = 'goOn' | 'askAgain' | 'dropMover' | 'stop';

type Crossed = { mover: string; crossing: Crossing; met: Met };

/**
 * The steps that carry out a plan leg by leg. The whole plan was checked when it was answered, on the assumption that
 * nothing surprising happens; each leg is cut at its crossings, and after a surprise the mover is asked again.
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
      const rest = met === 'dropMover' ? plan.filter((p) => p.mover !== mover) : plan;
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

/** Carries out the first leg of the plan, or its part up to the first crossing; says whether something is crossed. */
function carryLeg<T extends Types, C extends WalkContext>(g: Game<T>, c: C, rules: WalkRules<T, C>): boolean {
  const [first, ...others] = c.plan as Plan;
  const { mover } = first!;
  const [leg, ...legs] = first!.legs;
  if (leg === undefined) {
    g.set(c, { plan: others } as Partial<C>);
    return false;
  }
  const crossing = rules.crossings(g, c, mover, leg)[0] ?? null;
  const rest = rules.carry(g, c, mover, leg, crossing);
  const plan: Plan = [{ mover, legs: rest === null ? legs : [rest, ...legs] }, ...others];
  const walked = crossing === null ? { mover, leg } : { mover, leg, upTo: crossing };
  const crossed: Crossed | null = crossing === null ? null : { mover, crossing, met: 'goOn' };
  g.set(c, { plan, trace: [...c.trace, walked], crossing: crossed } as Partial<C>);
  return crossing !== null;
}
