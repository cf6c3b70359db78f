import type { RuleId } from '@walstatt/engine';

/** What a kind of move allows, and by which rules. */
export type Manner = {
  /** What says how far models may go. `characteristic`: up to M, and what the move says comes on top of it. */
  readonly far: RuleId;
  readonly characteristic: boolean;
  /** What forbids coming within engagement range of enemies on the way; in a charge, of those it does not aim at. */
  readonly near: RuleId | null;
  /** What forbids ending there. */
  readonly end: RuleId | null;
  /** Whether it helps that a model can FLY. */
  readonly flies: boolean;
};

/** A unit that moves. */
export type Move = {
  readonly unit: string;
  readonly manner: Manner;
  /** What is added to M, or where M does not count, how far models may go. */
  readonly distance: number;
  /** WH-DATA-10: what was rolled for models with a random M. */
  readonly random?: number;
  /** The units that a charge aims at. */
  readonly targets?: readonly string[];
  /** Enemies are not in its way (WH-DATA-04), though nobody ends on them. */
  readonly over?: boolean;
  /** WH-FALL-08: who may pass over enemies when the unit falls back. */
  readonly through?: readonly string[];
};

/** The moves of the movement phase. */
export const MANNERS = {
  /** WH-MOVE-17, WH-MOVE-18, WH-ENG-05, WH-G-15. */
  normal: { far: 'WH-MOVE-17', characteristic: true, near: 'WH-MOVE-18', end: 'WH-ENG-05', flies: true },
  /** WH-ADV-03, WH-ADV-04, WH-ENG-06. */
  advance: { far: 'WH-ADV-03', characteristic: true, near: 'WH-ADV-04', end: 'WH-ENG-06', flies: true },
  /** WH-FALL-01, WH-FALL-02, WH-FALL-03, WH-ENG-07. */
  fallBack: { far: 'WH-FALL-01', characteristic: true, near: null, end: 'WH-ENG-07', flies: true },
} as const satisfies Readonly<Record<string, Manner>>;
