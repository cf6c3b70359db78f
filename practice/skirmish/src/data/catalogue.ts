import type { Unit, Weapon } from '../generated/state.ts';
import { inch } from '../rules/space.ts';

/** Everything about a kind of unit, and how many models it has. */
export type Profile = Omit<Unit, 'owner' | 'name' | 'models' | 'living' | 'broken'> & { readonly size: number };

const infantry: Omit<Profile, 'size' | 'skill' | 'save' | 'nerve' | 'weapon' | 'fight'> = {
  type: 'infantry',
  move: inch(5),
  tough: 0,
  wounds: 1,
  base: { kind: 'circle', radius: 1250 },
  height: inch(1),
  room: 0,
  traits: [],
  worth: 2,
};

const fists = { attacks: 1, skill: 5, wounds: 4 };
const rifle: Weapon = {
  name: 'rifle',
  range: inch(18),
  attacks: 1,
  wounds: 4,
  pierce: 0,
  damage: 'one',
  traits: [],
};

/** The units of the game. */
export const catalogue: Readonly<Record<string, Profile>> = {
  rifles: {
    ...infantry,
    size: 5,
    skill: 4,
    save: 5,
    nerve: 8,
    weapon: rifle,
    fight: fists,
    traits: ['smoke'],
  },
  veterans: {
    ...infantry,
    size: 4,
    skill: 3,
    save: 4,
    nerve: 9,
    weapon: { ...rifle, name: 'carbine', range: inch(15), attacks: 2 },
    fight: { attacks: 1, skill: 4, wounds: 4 },
    traits: ['veteran', 'medic'],
    worth: 3,
  },
  flamers: {
    ...infantry,
    size: 3,
    skill: 3,
    save: 4,
    nerve: 8,
    weapon: { ...rifle, name: 'flamer', range: inch(9), attacks: 2, wounds: 3, traits: ['flame', 'suppress'] },
    fight: fists,
    worth: 3,
  },
  stormers: {
    ...infantry,
    size: 4,
    move: inch(6),
    skill: 4,
    save: 4,
    nerve: 9,
    weapon: { ...rifle, name: 'pistol', range: inch(10) },
    fight: { attacks: 2, skill: 3, wounds: 4 },
    traits: ['smoke'],
    worth: 3,
  },
  gunners: {
    ...infantry,
    size: 3,
    move: inch(4),
    skill: 4,
    save: 5,
    nerve: 7,
    weapon: { ...rifle, name: 'cannon', range: inch(24), wounds: 2, pierce: 2, damage: 'd3', traits: ['suppress'] },
    fight: fists,
    worth: 3,
  },
  skimmers: {
    ...infantry,
    type: 'skimmer',
    size: 3,
    move: inch(9),
    wounds: 2,
    base: { kind: 'circle', radius: 1600 },
    skill: 4,
    save: 4,
    nerve: 8,
    weapon: { ...rifle, name: 'twin gun', range: inch(14), attacks: 2 },
    fight: fists,
    worth: 3,
  },
  carrier: {
    ...infantry,
    type: 'vehicle',
    size: 1,
    move: inch(9),
    tough: 1,
    wounds: 4,
    base: { kind: 'rectangle', length: inch(4.5), width: inch(3) },
    height: inch(1.5),
    skill: 4,
    save: 3,
    nerve: 12,
    weapon: { ...rifle, name: 'autogun', attacks: 3, pierce: 1, damage: 'two' },
    fight: { attacks: 1, skill: 6, wounds: 4 },
    room: 6,
    worth: 6,
  },
};
