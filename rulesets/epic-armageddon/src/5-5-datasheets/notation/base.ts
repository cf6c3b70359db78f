import { describe, type Reader, report } from '@walstatt/engine/files';
import { MILLIMETRE } from '@walstatt/geometry';
import { byRule } from '@walstatt/tabletop';
import type { Footprint, Profile } from '../../generated/state.ts';
import type { UnitType } from './words.ts';

const round = (diameter: number): Footprint => ({ shape: 'round', diameter: diameter * MILLIMETRE });
const rectangle = (length: number, width: number): Footprint => ({
  shape: 'rectangle',
  length: length * MILLIMETRE,
  width: width * MILLIMETRE,
});

/** EA-G-02: what units stand on where their sheet does not say. The book leaves it to the models. */
const USUAL: Readonly<Record<UnitType, Footprint>> = {
  infantry: rectangle(20, 20),
  lightVehicle: rectangle(25, 15),
  armouredVehicle: rectangle(30, 18),
  warEngine: round(40),
  aircraft: rectangle(35, 35),
  spacecraft: rectangle(60, 25),
  character: rectangle(20, 20),
  objective: round(40),
};

export const usualBase = ({ type }: Pick<Profile, 'type'>): Footprint => USUAL[type];

const WRITTEN = /^(\d{1,3})(?:x(\d{1,3}))?$/;
const LARGEST = 150;

/**
 * `25` is round, `20x20` is length and width, in millimetres. EA-1.1.2-02, EA-1.1.2-03: the base of infantry is 5 to 40 mm
 * in any direction, and at least 20 mm in one.
 */
export function readBase(r: Reader, v: unknown, type: UnitType): Footprint {
  const found = WRITTEN.exec(String(v));
  if (found === null) return report(r, 'a base in mm: 25 for a round one, 20x20 for length and width', describe(v));
  const [length, width] = [Number(found[1]), Number(found[2] ?? found[1])];
  const [most, least] = type === 'infantry' ? [40, 20] : [LARGEST, 1];
  if (length > most || width > most) report(r, `at most ${most} mm`, describe(v));
  if (length < 5 || width < 5) report(r, 'at least 5 mm in any direction', describe(v));
  if (length < least && width < least)
    byRule<never>('EA-1.1.2-03', (at) => report(at, `at least ${least} mm in one direction`, describe(v)))(r, v);
  return found[2] === undefined ? round(length) : rectangle(length, width);
}
