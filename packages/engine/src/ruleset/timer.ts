import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId } from '../machine/types.ts';

/** Time that is running, for hosts that keep time: rules measure none. */
export type Timer = {
  readonly seat: SeatId;
  readonly rule: RuleId;
  /** What the time is given for: it goes on counting for the same, and begins anew for something else. */
  readonly counts: string;
  readonly seconds: number;
  /** One time that all seats share, whoever's turn it is. */
  readonly shared?: true;
  /** The signal that the seat sends when it is over. */
  readonly signal: string;
};
