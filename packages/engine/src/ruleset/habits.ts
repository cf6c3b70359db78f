import type { SeatId, Types } from '../machine/types.ts';
import type { Answer, RequestOf } from '../requests/request.ts';

/**
 * What the ladder needs to know of a rule system to count what players frown at: idle units, hopeless charges, places
 * that another place beats. Nothing is decided by it. Everything is asked on the view of the seat that owns the unit.
 * What a rule system does not have is left out.
 */
export type HabitsOf<T extends Types, L> = {
  /** The units of a seat that stand on the table and do as they are told. */
  units(look: L, seat: SeatId): readonly string[];
  /** The unit of a piece, where events name pieces. */
  unitOf?(look: L, id: string): string;
  /**
   * The enemies that the unit could attack, and the objectives that it could take, in the round (or turn) that has just
   * begun. Nothing, if it has no say in this round, or if it does best to stay where it is.
   */
  inReach(look: L, unit: string): readonly string[];
  /**
   * What is good about where the unit stands, each in its own number, higher is better: whom it threatens, who
   * threatens it, cover, the way to its goal. A difference of one is what a player would notice.
   */
  merits?(look: L, unit: string): readonly number[];
  /** The units of its own side that stand straight ahead of it, within one move. */
  inTheWay?(look: L, unit: string): readonly string[];
  /** Fighting hand to hand. */
  readonly handToHand?: {
    /** Whether this is what the unit is for. */
    isFor(look: L, unit: string): boolean;
    /** Whether an enemy stands within its charge reach, or fights it already. */
    isNear(look: L, unit: string): boolean;
    /** The charge that an answer begins, if it begins one. */
    charge(look: L, request: RequestOf<T>, answer: Answer): { readonly unit: string; readonly target: string } | null;
    /** What is left of a unit, on a scale that all units share. Nothing, if it is gone or has fled. */
    worth(look: L, unit: string): number;
  };
};
