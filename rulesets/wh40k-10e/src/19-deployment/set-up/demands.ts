import type { Polygon, Solid } from '@walstatt/geometry';
import type { Says } from '@walstatt/tabletop';
import { inch } from '../../04-measuring/table-top.ts';

/** How far all who arrive keep away from enemies. */
export const FAR = inch(9);

/** What a rule demands of the places at which a unit is set up. */
export type Terms = {
  /** Wholly inside one of these areas. */
  readonly inside?: Area;
  /** No part of a base in any of these areas. */
  readonly outside?: Area;
  /** Wholly within so far of something. */
  readonly near?: { readonly of: Solid; readonly limit: number; readonly says: Says };
  /** More than so far horizontally from all enemy models, and from these areas. */
  readonly apart?: { readonly limit: number; readonly says: Says; readonly areas: readonly Polygon[] };
};

type Area = { readonly areas: readonly Polygon[]; readonly says: Says };
