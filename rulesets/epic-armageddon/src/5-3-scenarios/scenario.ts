import type { InBoth, RuleId, SeatId } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Edge } from '@walstatt/tabletop';
import type { Force } from '../5-1-armies/force.ts';
import type { BoardSize, Terrain } from '../generated/state.ts';

/** A game as section 5 describes it: who brings what, the table, where forces begin, how long it lasts and what wins. */
export type Scenario = {
  readonly rule: RuleId;
  readonly name: InBoth;
  /** In the order of the book. */
  readonly players: readonly Player[];
  /** Tables side by side, as most scenarios have only one. */
  readonly tables: readonly Table[];
  /** In this order. A formation that is not set up in one step waits for a later one that takes it, too. */
  readonly deployment: readonly Deployment[];
  /** Null: until somebody has won. */
  readonly lastRound: number | null;
  readonly victory: Victory;
};

export type Player = {
  readonly seat: SeatId;
  readonly side: string;
  readonly name: InBoth;
  /** His own edge of the table. Null: the scenario gives none, and aircraft enter over a random one (EA-4.2.1-01). */
  readonly edge: Edge | null;
  /**
   * What the scenario fixes; or the ready army that he has if he brings no other, the lists it may come from, and what the
   * scenario gives him besides.
   */
  readonly brings: { readonly force: Force } | Bought;
};

export type Bought = { readonly army: string; readonly lists: readonly string[]; readonly besides?: Force };

export type Table = {
  readonly board: BoardSize;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly objectives: readonly Point[];
  /** EA-5.2.5-03, EA-5.1.4-01: how many objectives each player places, and how far from every other. */
  readonly placed: Placed | null;
};

export type Placed = { readonly each: number; readonly apart: number };

/** One player sets up some of his formations. */
export type Deployment = {
  readonly rule: RuleId;
  readonly seat: SeatId;
  /** All that are left, one of them, or these. */
  readonly formations: 'all' | 'one' | readonly string[];
  readonly where: Zone;
  /** Which of the tables. */
  readonly table: number;
};

/** Where units may be set up. Lengths are ticks. */
export type Zone =
  | { readonly at: 'strip'; readonly edge: Edge; readonly deep: number }
  /** At least so far from these edges. */
  | { readonly at: 'awayFrom'; readonly edges: readonly Edge[]; readonly by: number }
  | { readonly at: 'nearTerrain'; readonly pieces: readonly string[]; readonly within: number }
  | { readonly at: 'awayFromTerrain'; readonly pieces: readonly string[]; readonly by: number }
  /** A quarter of the table, at least so far from the enemy. */
  | { readonly at: 'quarter'; readonly edges: readonly [Edge, Edge]; readonly fromEnemy: number }
  /** Whole formations in one of these strips each. */
  | { readonly at: 'strips'; readonly edges: readonly Edge[]; readonly deep: number }
  /** It enters over this edge in the first round; one unit of each formation shows where. */
  | { readonly at: 'entry'; readonly edge: Edge }
  /** In a line along these pieces, at one end, in the order of entry. */
  | { readonly at: 'queue'; readonly pieces: readonly string[] }
  | { readonly at: 'reserve' }
  /** EA-5.1.6-01: by the rules of the tournament. */
  | { readonly at: 'tournament' }
  /** EA-5.3.2-03 to -09. */
  | { readonly at: 'escalation'; readonly deep: number };

/** What wins. The rules of each stand in its own chapter. */
export type Victory =
  | { readonly by: 'holding'; readonly objectives: number }
  | { readonly by: 'tournament' }
  | { readonly by: 'quarters' }
  | { readonly by: 'points' }
  | { readonly by: 'breakingThrough'; readonly seat: SeatId; readonly edges: readonly Edge[] }
  | { readonly by: 'ambush'; readonly seat: SeatId }
  | { readonly by: 'lastStand'; readonly gargant: string; readonly bunkers: readonly string[] }
  | { readonly by: 'destruction'; readonly seat: SeatId; readonly sheets: readonly string[] }
  | { readonly by: 'capture'; readonly seat: SeatId; readonly escape: string }
  | { readonly by: 'plant'; readonly parts: readonly string[]; readonly technicianHits: number };
