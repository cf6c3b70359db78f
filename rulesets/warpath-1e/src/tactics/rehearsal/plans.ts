import type { Stance } from './act.ts';
import type { Roster } from './roster.ts';

/** What units are there for: those that charge, those that shoot, and vehicles that drive over others. */
export type Role = 'charger' | 'shooter' | 'driver';

/** What each role is told. */
export type Plan = Readonly<Record<Role, Stance>>;

/** The plan from which others are looked for. */
export const FIRST: Plan = { charger: 'shoot', shooter: 'shoot', driver: 'assault' };

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

/** The role of every unit. */
export function rolesOf(roster: Omit<Roster, 'roles'>): Role[] {
  const { size, sides, strike, fire, reach } = roster;
  return roster.kinds.map((kind, a) => {
    if (kind === 'vehicle') return 'driver';
    if (reach[a] === 0) return 'shooter';
    let blows = 0;
    let shots = 0;
    for (let b = 0; b < size; b++) {
      if (sides[a] === sides[b]) continue;
      blows += strike[a * size + b]!;
      shots += fire[a * size + b]![1] ?? 0;
    }
    return blows > 1.3 * shots ? 'charger' : 'shooter';
  });
}
