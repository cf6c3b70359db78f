import type { Unit, Weapon } from '../generated/state.ts';
import { inch } from '../rules/field.ts';

/** Everything about a kind of unit, and how many models it has. */
export type Profile = Omit<Unit, 'owner' | 'name' | 'models' | 'living' | 'broken'> & { readonly size: number };

const rifle: Weapon = {
  name: 'rifle',
  range: inch(24),
  attacks: 2,
  wounds: 3,
  pierce: 0,
  damage: 1,
  suppresses: false,
};
const fists = { attacks: 1, skill: 5, wounds: 4 };

const rifles: Profile = {
  size: 5,
  move: inch(5),
  skill: 4,
  save: 5,
  nerve: 8,
  wounds: 1,
  radius: 1250,
  weapon: rifle,
  fight: fists,
  traits: [],
  worth: 2,
};

/** The units of the game. */
export const catalogue: Readonly<Record<string, Profile>> = {
  rifles,
  veterans: {
    ...rifles,
    size: 4,
    skill: 3,
    save: 4,
    nerve: 9,
    weapon: { ...rifle, name: 'carbine', range: inch(18) },
    fight: { attacks: 1, skill: 4, wounds: 4 },
    traits: ['veteran', 'medic'],
    worth: 3,
  },
  flamers: {
    ...rifles,
    size: 3,
    skill: 3,
    save: 4,
    weapon: { ...rifle, name: 'flamer', range: inch(12), attacks: 3, suppresses: true },
    worth: 3,
  },
  stormers: {
    ...rifles,
    size: 4,
    move: inch(6),
    save: 4,
    nerve: 9,
    weapon: { ...rifle, name: 'pistol', range: inch(12) },
    fight: { attacks: 2, skill: 3, wounds: 4 },
    worth: 3,
  },
  gunners: {
    ...rifles,
    size: 3,
    move: inch(4),
    nerve: 7,
    weapon: {
      ...rifle,
      name: 'cannon',
      range: inch(30),
      attacks: 1,
      wounds: 2,
      pierce: 2,
      damage: 2,
      suppresses: true,
    },
    worth: 3,
  },
  riders: {
    ...rifles,
    size: 3,
    move: inch(9),
    save: 4,
    wounds: 2,
    radius: 1600,
    weapon: { ...rifle, name: 'twin gun', range: inch(18) },
    worth: 3,
  },
};
