import type { Refusal, RuleId } from '@walstatt/engine';
import type { Spot } from '@walstatt/tabletop';
import type { Standing } from '../1-00-materials/table-top.ts';
import type { Requests } from '../generated/state.ts';
import type { L } from '../kit.ts';
import type { Pace } from './move/legs.ts';

/** A single move of a formation (EA-1.7.1-01), as the request `move` describes it. */
export type Move = Requests['move']['args'];
export type MannerName = Move['manner'];

/** The way that one unit has gone: where it was at the start and after each leg. */
export type UnitWay = { readonly unit: string; readonly spots: readonly Spot[]; readonly pace: Pace };

/** A formation after a move. */
export type Moved = {
  readonly move: Move;
  readonly ways: readonly UnitWay[];
  /** Where all of its units stand that are not aboard. */
  readonly after: Standing;
  /** Enemy units that have been contacted, each as often as it has been. */
  readonly contacted: readonly string[];
};

/** What a kind of move allows, and by which rules. Chapters add theirs to `manners.ts`. */
export type Manner = {
  /** What allows a unit to go so far, and how far that is. */
  readonly rule: RuleId;
  readonly far: (look: L, mover: { readonly unit: string; readonly move: Move }) => number;
  /**
   * Which enemy zones of control may not be entered: all of them (EA-1.7.3-03), those of units outside the target
   * formations (EA-1.12.3-05), or none.
   */
  readonly zones: 'closed' | 'closedButTargets' | 'ignored';
  /** Units out of coherency at its end are lost (EA-1.7.4-01), or it may not end so. */
  readonly coherency: 'losses' | 'kept';
  /** EA-1.8.4-08: the road bonus. */
  readonly roads: boolean;
  /** EA-1.7.5-03, EA-1.7.5-05: transports may pick units up and set them down. */
  readonly transports: boolean;
  /** EA-1.10-03, EA-G-08: enemies on overwatch may shoot at a formation that moves so. */
  readonly watched: boolean;
  /** EA-1.7.3-05: enemy units that are touched lose their zones of control. */
  readonly contacts?: true;
  /** EA-1.7.5-12: the transports that nobody can get out of. */
  readonly traps?: (look: L, transport: string) => boolean;
  /** EA-1.7.3-07: with its last move every unit that can leave enemy zones of control does. */
  readonly leavesZones?: true;
  /** What else it demands, once everybody has moved. */
  readonly judge?: (look: L, moved: Moved) => Refusal | null;
};
