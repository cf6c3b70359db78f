import type { Army, ArmyList, ListedUnit } from '../army/army.ts';
import { profiles } from './profiles.ts';
import { units } from './units.ts';
import { weapons } from './weapons.ts';

export { profiles, units, weapons };

const listed = (unit: string, general = false): ListedUnit => ({ unit, name: null, general });

const marines: ArmyList = {
  name: 'marines',
  limit: null,
  rules: [],
  units: {
    M1: listed('commandSquad', true),
    M2: listed('tacticalSquad'),
    M3: listed('assaultSquad'),
    M4: listed('rhino'),
  },
};

const orks: ArmyList = {
  name: 'orks',
  limit: null,
  rules: ['waaagh'],
  units: {
    O1: listed('bossMob', true),
    O2: listed('boyzMob'),
    O3: listed('sneakyMob'),
    O4: listed('bikers'),
  },
};

/** What comes with the game. Army files may refer to any of it by name. */
export const catalogue: Army = {
  id: 'catalogue',
  name: 'catalogue',
  weapons,
  profiles,
  units,
  lists: { marines, orks },
};
