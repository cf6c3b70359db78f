import type { Entry, ModelGroup, SpecialRule, UnitEntry } from '../army/army.ts';

const inferred = (name: string, models: readonly ModelGroup[], ...specialRules: SpecialRule[]): Entry<UnitEntry> => ({
  name,
  models,
  specialRules,
  points: null,
  inferred: true,
});

const squad: readonly ModelGroup[] = [
  { count: 4, profile: 'spaceMarine', weapons: ['boltgun'] },
  { count: 1, profile: 'spaceMarine', weapons: ['rocketLauncher'] },
];

const mob: readonly ModelGroup[] = [
  { count: 9, profile: 'orkboy', weapons: ['shoota', 'choppa'] },
  { count: 1, profile: 'orkboy', weapons: ['rocketLauncher', 'choppa'] },
];

/** The units of the starter forces, by id. Sizes, weapons and rules are inferred: the book has no army lists (FD-GAP-93). */
export const units: Readonly<Record<string, Entry<UnitEntry>>> = {
  commandSquad: inferred('commandSquad', squad, 'knowNoFear'),
  tacticalSquad: inferred('tacticalSquad', squad, 'knowNoFear'),
  assaultSquad: inferred(
    'assaultSquad',
    [{ count: 5, profile: 'assaultMarine', weapons: ['boltPistol', 'chainsword'] }],
    'knowNoFear',
    'wildCharge',
    'shockTroops',
  ),
  rhino: inferred('rhino', [{ count: 1, profile: 'rhino', weapons: ['twinBoltgun'] }]),
  bossMob: inferred('bossMob', mob),
  boyzMob: inferred('boyzMob', mob),
  sneakyMob: inferred('sneakyMob', mob, 'flankAttack'),
  bikers: inferred('bikers', [{ count: 4, profile: 'orkBiker', weapons: ['twinShoota', 'choppa'] }]),
};
