import { type Body, bodyAt } from '@walstatt/geometry';
import type { Spot } from '@walstatt/tabletop';
import { baseOf } from '../../1-00-materials/table-top.ts';
import type { L } from '../../kit.ts';
import type { Manner, Move } from '../manner.ts';
import type { Zone } from '../zones.ts';

/** What has happened to a unit on its way before this plan, if it stands in the middle of it. */
export type Underway = { readonly unit: string; readonly from: Spot };

/** The state of things while a plan is followed. */
export type Following = {
  readonly look: L;
  readonly move: Move;
  readonly manner: Manner;
  /** Where the units of the formation are now that are not aboard. */
  readonly spots: Map<string, Spot>;
  readonly contacted: string[];
  /** EA-1.7.5-03: the units that have been picked up under this plan, and by which transport. */
  readonly boarding: Map<string, string>;
  readonly underway: Underway | null;
  zones: readonly Zone[];
};

export const bodyAtSpot = ({ look }: Pick<Following, 'look'>, unit: string, spot: Spot): Body =>
  bodyAt(baseOf(look.state, unit), spot);
