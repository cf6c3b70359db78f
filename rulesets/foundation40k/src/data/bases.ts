import { INCH } from '@walstatt/geometry';
import type { Profile, ProfileBase } from '../generated/state.ts';

const round = (inches: number): ProfileBase => ({ shape: 'round', diameter: inches * INCH });
const tracks: ProfileBase = { shape: 'rect', length: 4.5 * INCH, width: 3 * INCH };

/** FD-GAP-06: the base of each unit type. All of them are inferred: the book has no bases. */
export const BASES: Readonly<Record<Profile['unitType'], ProfileBase>> = {
  infantry: round(1),
  jumpTroops: round(1),
  bikes: round(1.5),
  cavalry: round(1.5),
  beasts: round(1.5),
  walker: round(2.5),
  monstrousCreature: round(2.5),
  gravBikes: round(1.5),
  vehicle: tracks,
  gravVehicle: tracks,
};
