import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId } from '../machine/types.ts';

/** A clock that is running, for hosts that keep time. Rules measure none. */
export type Timer = {
  readonly seat: SeatId;
  readonly rule: RuleId;
  /** What the time is given for. The clock continues as long as this stays the same and starts anew when it changes. */
  readonly counts: string;
  readonly seconds: number;
  /** A single clock that all seats share, whoever's turn it is. */
  readonly shared?: true;
  /** The signal that the seat sends when its time is up. */
  readonly signal: string;
};
