/**
 * What a unit is told for the rehearsal: get at them; wait until they can be got at in two turns; go near and shoot; shoot,
 * and go where there is something to shoot at; stay. Whoever can charge with profit does so whatever it is told.
 */
export type Stance = 'assault' | 'ambush' | 'close' | 'shoot' | 'hold';

/** What units are there for: those that charge, those that shoot, and vehicles that drive over others. */
export type Role = 'charger' | 'shooter' | 'driver';

/** What each role is told. */
export type Doctrine = Readonly<Record<Role, Stance>>;

/** What each unit is told, in the order of the roster. */
export type Plan = readonly Stance[];

/** What everybody is told before anything else is looked for. */
export const FIRST: Doctrine = { charger: 'shoot', shooter: 'shoot', driver: 'assault' };

/** What else each role could be told, in the order in which it is tried. */
export const OTHERS: readonly (readonly [Role, Stance])[] = [
  ['charger', 'close'],
  ['charger', 'assault'],
  ['charger', 'ambush'],
  ['charger', 'hold'],
  ['driver', 'shoot'],
  ['shooter', 'close'],
  ['shooter', 'hold'],
];

/** What one unit alone could be told, after all of its role. */
export const ALONE: Readonly<Record<Role, readonly Stance[]>> = {
  charger: ['assault', 'shoot'],
  shooter: [],
  driver: ['assault', 'shoot'],
};
