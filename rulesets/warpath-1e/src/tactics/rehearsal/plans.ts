/**
 * What a unit is told for the rehearsal: get at the enemy; wait until the enemy can be reached in two turns; go near
 * and shoot; shoot, and go where there is something to shoot at; stay. A unit that can charge with profit does so
 * whatever it is told.
 */
export type Stance = 'assault' | 'ambush' | 'close' | 'shoot' | 'hold';

/** What units are for: some charge, some shoot, and some vehicles drive over others. */
export type Role = 'charger' | 'shooter' | 'driver';

/** What each role is told. */
export type Doctrine = Readonly<Record<Role, Stance>>;

/** What each unit is told, in the order of the roster. */
export type Plan = readonly Stance[];

/** What all units are told before anything else is tried. */
export const FIRST: Doctrine = { charger: 'shoot', shooter: 'shoot', driver: 'assault' };

/** What else each role could be told, in the order of trying. */
export const OTHERS: readonly (readonly [Role, Stance])[] = [
  ['charger', 'close'],
  ['charger', 'assault'],
  ['charger', 'ambush'],
  ['charger', 'hold'],
  ['driver', 'shoot'],
  ['shooter', 'close'],
  ['shooter', 'hold'],
];

/** What one unit could be told on its own, after its whole role. */
export const ALONE: Readonly<Record<Role, readonly Stance[]>> = {
  charger: ['assault', 'shoot'],
  shooter: [],
  driver: ['assault', 'shoot'],
};
