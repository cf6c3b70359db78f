import { hasEffect } from '@walstatt/engine';
import type { State, Unit, UnitsId } from '../generated/state.ts';

export type Order = 'hold' | 'march' | 'charge' | 'shoot';

/** HX-ORDER-02: units with bows shoot, units without charge. */
const BOWS: readonly Order[] = ['hold', 'march', 'shoot'];
const ARMS: readonly Order[] = ['hold', 'march', 'charge'];
/** HX-ORDER-06: what a shaken unit may be ordered to do. */
const SHAKEN: readonly Order[] = ['hold', 'march'];

/** HX-ORDER-03: two different markers, written in the order of the list. */
const pairs = (orders: readonly Order[]): string[] =>
  orders.flatMap((a, i) => orders.slice(i + 1).map((b) => `${a}+${b}`));

const CHOICES = new Map<readonly Order[], { single: readonly string[]; drilled: readonly string[] }>(
  [BOWS, ARMS, SHAKEN].map((o) => [o, { single: o, drilled: [...o, ...pairs(o)] }]),
);

export const everyChoice: readonly string[] = [...new Set([...CHOICES.values()].flatMap((c) => c.drilled))];

export const isShaken = (state: State, unit: UnitsId): boolean => hasEffect(state, unit, 'shaken');

/** What may be laid on a unit: `march` is one marker, `march+charge` are two. */
export function orderChoices(state: State, unit: UnitsId): readonly string[] {
  const { profile } = state.units[unit]!;
  const orders = isShaken(state, unit) ? SHAKEN : profile.shot > 0 ? BOWS : ARMS;
  const choices = CHOICES.get(orders)!;
  return profile.drilled ? choices.drilled : choices.single;
}

export const facesOf = (choice: string): Order[] => choice.split('+') as Order[];

export const takesOrders = (u: Unit): boolean => u.where.at === 'table' || u.where.at === 'hidden';

/** The order that counts this round and has not been carried out. */
export const openOrder = (u: Unit): Order | null =>
  u.orders.are === 'shown' && !u.orders.used ? u.orders.order : null;
