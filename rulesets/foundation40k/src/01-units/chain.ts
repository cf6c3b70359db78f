import { inch } from './space.ts';

/** FD-GAP-05: the largest gap in a unit's chain. */
export const CHAIN = inch(2);
