import { INCH } from '@walstatt/geometry';
import type { Entry } from '../army/army.ts';
import type { Weapon } from '../generated/state.ts';

/** The only weapon in the book. */
const rocketLauncher: Entry<Weapon> = {
  name: 'rocketLauncher',
  kind: 'shooting',
  range: 36 * INCH,
  rof: 1,
  fp: 7,
  specialRules: [],
};

const inferred = (
  name: string,
  kind: Weapon['kind'],
  inches: number,
  rof: number,
  fp: number,
  ...specialRules: Weapon['specialRules']
): Entry<Weapon> => ({ name, kind, range: inches * INCH, rof, fp, specialRules, inferred: true });

/** By id. FD-GAP-53: a model without a melee weapon fights with RoF 0 and FP 0, which needs no entry. */
export const weapons: Readonly<Record<string, Entry<Weapon>>> = {
  rocketLauncher,
  boltgun: inferred('boltgun', 'shooting', 24, 1, 1),
  boltPistol: inferred('boltPistol', 'shooting', 12, 1, 1),
  twinBoltgun: inferred('twinBoltgun', 'shooting', 24, 1, 1, 'twinLinked'),
  shoota: inferred('shoota', 'shooting', 18, 2, 0),
  twinShoota: inferred('twinShoota', 'shooting', 18, 2, 0, 'twinLinked'),
  chainsword: inferred('chainsword', 'melee', 1, 1, 1),
  choppa: inferred('choppa', 'melee', 1, 1, 0),
};
