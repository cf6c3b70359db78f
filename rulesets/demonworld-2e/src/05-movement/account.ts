import type { Refusal } from '@walstatt/engine';
import { atLevel } from '../01-introduction/level.ts';
import { cardOfUnit } from '../02-characteristics/card-of.ts';
import type { Orders, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

export type Order = Extract<Orders, { are: 'shown' }>['order'];

/** What a unit may spend in one movement phase. */
export type Terms = { readonly order: Order; readonly points: number; readonly manoeuvres: number };

/** What it has spent. */
export type Account = {
  readonly spent: number;
  readonly used: number;
  readonly wheel: 'none' | 'left' | 'right';
  readonly wheels: number;
};

export const NOTHING_SPENT: Account = { spent: 0, used: 0, wheel: 'none', wheels: 0 };

/** DW-V-09: two for every unit, whatever the card says. The standard game uses the card's number. */
const manoeuvresOf = atLevel({ introductory: twoManoeuvres });

function twoManoeuvres(look: Look, unit: UnitsId): number {
  if (look.state.options.manoeuvres === 'card') return cardOfUnit(look.state, unit).manoeuvres;
  return 2;
}

export function orderOf(look: Look, unit: UnitsId): Order | null {
  const { orders } = look.state.units[unit]!;
  return orders.are === 'shown' ? orders.order : null;
}

/** DW-V-04, DW-V-05: the points of the order in force. Hold gives none. */
export function termsOf(look: Look, unit: UnitsId): Terms {
  const order = orderOf(look, unit) ?? 'hold';
  const { bp } = cardOfUnit(look.state, unit);
  return { order, points: order === 'hold' ? 0 : bp[order], manoeuvres: manoeuvresOf(look, unit) };
}

/**
 * DW-V-10, DW-V-11, DW-V-12, DW-G-05: how many points may be spent in all when a given number of manoeuvres is used.
 */
export function allowance(terms: Terms, used: number): number {
  if (used === 0) return terms.points;
  return used === 1 && terms.manoeuvres >= 2 ? terms.points / 2 : 0;
}

/** Which rule determines the allowance. */
const allowanceRule = (terms: Terms, used: number): 'DW-V-04' | 'DW-V-10' | 'DW-V-11' | 'DW-V-12' =>
  used === 0 ? 'DW-V-04' : terms.manoeuvres < 2 ? 'DW-V-10' : used === 1 ? 'DW-V-11' : 'DW-V-12';

/** DW-V-13: the totals hold for the whole phase, in whatever order things are done. */
export function afford(terms: Terms, spent: number, used: number): Refusal | null {
  if (used > terms.manoeuvres)
    return { code: 'manoeuvres', rule: 'DW-V-08', measured: used, limit: terms.manoeuvres, unit: 'count' };
  const limit = allowance(terms, used);
  if (spent <= limit) return null;
  return { code: 'points', rule: allowanceRule(terms, used), measured: spent, limit, unit: 'count' };
}

/**
 * Why a leg costs too much. Null as well if the unit had spent too much already: then an earlier leg has been refused for
 * it.
 */
export function refuseCost(terms: Terms, before: Spent, after: Spent): Refusal | null {
  const refusal = afford(terms, after.spent, after.used);
  return refusal === null || afford(terms, before.spent, before.used) !== null ? null : refusal;
}

type Spent = Pick<Account, 'spent' | 'used'>;

/** DW-V-06, DW-V-07: all ground is open in the introductory game, so each field entered costs three points. */
export const stepCost = atLevel({ introductory: (_look: Look): number => 3 });

/** DW-V-85: the most fields that single elements can still go forward, with points, as manoeuvres, or both. */
export function stepsLeft(look: Look, terms: Terms, spent: number, used: number): number {
  const cost = stepCost(look);
  let most = 0;
  for (let k = 0; used + k <= terms.manoeuvres; k++) {
    const left = allowance(terms, used + k) - spent;
    if (left >= 0) most = Math.max(most, k + (terms.order === 'hold' ? 0 : Math.floor(left / cost)));
  }
  return most;
}
