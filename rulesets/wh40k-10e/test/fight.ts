import type { Weapon } from '../src/generated/state.ts';
import { type Field, field, type Play, type Troop } from './field.ts';

/** A number that is not rolled. */
export const fixed = (plus: number) => ({ dice: 0, sides: 6, plus });

const GUN: Weapon = {
  name: 'gun',
  range: null,
  attacks: fixed(1),
  skill: 4,
  strength: 4,
  penetration: 0,
  damage: fixed(1),
  abilities: [],
  group: null,
};

export type Fight = {
  readonly gun?: Partial<Weapon>;
  readonly horde?: Troop;
  readonly guns?: number;
  /** The target was within half range, and had so many models. */
  readonly half?: boolean;
  readonly targetSize?: number;
  readonly dice: NonNullable<Field['dice']>;
};

/** A red model attacks a blue unit: BS 4+, S 4 against T 4, no AP against Sv 3+, one point of damage. */
export const fight = ({ gun, horde, guns = 1, half = false, targetSize = 0, dice }: Fight): Play =>
  field({
    red: { squad: { places: [[10, 10]] } },
    blue: {
      horde: {
        places: [
          [20, 10],
          [22, 10],
        ],
        ...horde,
      },
    },
    weapons: { gun: { ...GUN, ...gun } },
    dice,
  }).start('attacks', {
    seat: 'red',
    unit: 'squad',
    target: 'horde',
    targetSize,
    guns: Array.from({ length: guns }, () => ({ model: 'squad.1', weapon: 'gun', half })),
    gun: null,
    model: null,
  });

/** A single model. */
export const alone: Troop = { places: [[20, 10]] };

/** A single model with many wounds. */
export const sturdy: Troop = { ...alone, profile: { wounds: 20 } };

export const lost = (s: Play, model = 'horde.1'): number => s.state.models[model]!.lost;
