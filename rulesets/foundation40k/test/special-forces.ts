import type { Plain } from '@walstatt/engine';
import type { Force } from '../src/army/force.ts';
import { starterForces } from '../src/data/forces.ts';
import type { Unit } from '../src/generated/state.ts';

/** The starter forces with every special rule given to some unit, for random battles. */

const EXTRA: Readonly<Record<string, readonly Unit['specialRules'][number][]>> = {
  M1: ['fast', 'sniper', 'eternalWarrior'],
  M2: ['vanguard', 'preacher', 'terrainExperience'],
  M3: ['flying', 'quickReflexes'],
  O1: ['stunning', 'wildCharge'],
  O2: ['alwaysStrikesLast', 'preacher', 'lightArmour'],
  O4: ['fast', 'vanguard', 'shockTroops'],
};

function special(force: Force): Force {
  const units = Object.fromEntries(
    Object.entries(force.units).map(([id, u]) => [
      id,
      { ...u, specialRules: [...u.specialRules, ...(EXTRA[id] ?? [])] },
    ]),
  );
  return { ...force, units };
}

export const specialForces = {
  red: special(starterForces['marines']!),
  blue: special(starterForces['orks']!),
} as unknown as Plain;
