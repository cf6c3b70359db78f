import { inch } from '../src/04-measuring/table-top.ts';
import type { Weapon } from '../src/generated/state.ts';
import { type Field, field, type Play } from './field.ts';
import { fixed } from './fight.ts';

/** A gun: 24", one attack, BS 4+, S 4, no AP, one point of damage. */
export const gun = (more: Partial<Weapon> = {}): Partial<Weapon> => ({
  name: 'gun',
  range: inch(24),
  attacks: fixed(1),
  skill: 4,
  strength: 4,
  damage: fixed(1),
  ...more,
});

/** A table on which the weapon `gun` exists, and what is said besides. */
const range = (f: Field): Play => field({ ...f, weapons: { gun: gun(), ...f.weapons } });

/** The unit `squad` was selected to shoot. */
export const shoot = (f: Field): Play => range(f).start('shoot', { seat: 'red', unit: 'squad' });

/** Red's shooting phase. */
export const phase = (f: Field): Play => range(f).start('shootingPhase', { seat: 'red' });

/** What each weapon of the squad may be aimed at, silence left out. */
export const aims = (s: Play): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    s.request('targets').items.map(({ id, options }) => [id, options.filter((option) => option !== 'silent')]),
  );

/** Why a weapon may not fire at a unit, model by model. */
export const against = (f: Field, target: string, weapon = 'gun') =>
  range(f).question('mayFireAt', { unit: 'squad', weapon, target });
