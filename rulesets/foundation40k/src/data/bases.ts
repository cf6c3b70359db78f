import { INCH } from '@walstatt/geometry';
import type { Profile, ProfileBase } from '../generated/state.ts';

const round = (inches: number): ProfileBase => ({ shape: 'round', diameter: inches * INCH });
const tracks: ProfileBase = { shape: 'rect', length: 4.5 * INCH, width: 3 * INCH };

/** FD-MOVE-01 to 10: the normal move of each unit type, for profiles that do not give their own (FD-GAP-08). */
export const NORMAL_MOVE: Readonly<Record<Profile['unitType'], number>> = {
  infantry: 6 * INCH,
  walker: 5 * INCH,
  beasts: 8 * INCH,
  cavalry: 8 * INCH,
  monstrousCreature: 8 * INCH,
  vehicle: 12 * INCH,
  bikes: 12 * INCH,
  jumpTroops: 12 * INCH,
  gravBikes: 12 * INCH,
  gravVehicle: 12 * INCH,
};

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
