import { type Body, bodyOf } from '../01-introduction/board/pieces.ts';
import { SMALL } from '../01-introduction/formation/state.ts';
import type { CompleteArgs, OwnAccount, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { Account } from './account.ts';

/** Where a unit stands in the middle of its move, and what it has spent so far. */
export type Standing = {
  readonly unit: UnitsId;
  readonly body: Body;
  readonly account: Account;
  readonly single: readonly OwnAccount[];
  /** It has made contact, so only elements without contact go on (DW-V-85). */
  readonly completing: boolean;
};

/** The part of a walk's context that a plan starts from. It is carried in the request. */
export type WalkSoFar = CompleteArgs;

export const standingOf = (look: Look, c: WalkSoFar): Standing => ({
  unit: c.unit,
  body: bodyOf(look.state, c.unit),
  account: { spent: c.spent, used: c.used, wheel: c.wheel, wheels: c.wheels },
  single: c.single,
  completing: c.met.length > 0,
});

export const ownAccount = (s: Standing, element: string): OwnAccount =>
  s.single.find((a) => a.element === element) ?? { element, spent: 0, used: 0, steps: 0 };

export const withOwnAccount = (single: readonly OwnAccount[], own: OwnAccount): OwnAccount[] => [
  ...single.filter((a) => a.element !== own.element),
  own,
];

/** DW-V-02, DW-V-54: units of three or fewer follow rules of their own. */
export const isSmallBody = (body: Body): boolean => body.length <= SMALL;
