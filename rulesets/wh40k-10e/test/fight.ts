import type { Gun, Weapon } from '../src/generated/state.ts';
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
  readonly squad?: Troop;
  readonly horde?: Troop;
  /** More blue units. */
  readonly others?: Field['blue'];
  readonly guns?: number;
  /** What was true of the guns when the target was selected; the target had so many models. */
  readonly aim?: Partial<Gun>;
  readonly targetSize?: number;
} & Omit<Field, 'red' | 'blue' | 'weapons'>;

/** A red model attacks a blue unit: BS 4+, S 4 against T 4, no AP against Sv 3+, one point of damage. */
export const fight = ({ gun, squad, horde, guns = 1, aim, others, targetSize = 0, ...more }: Fight): Play =>
  field({
    ...more,
    red: { squad: { places: [[10, 10]], ...squad } },
    blue: {
      horde: {
        places: [
          [20, 10],
          [22, 10],
        ],
        ...horde,
      },
      ...others,
    },
    weapons: { gun: { ...GUN, ...gun } },
  }).start('attacks', {
    seat: 'red',
    unit: 'squad',
    target: 'horde',
    targetSize,
    guns: Array.from({ length: guns }, () => ({ model: 'squad.1', weapon: 'gun', ...aim })),
    gun: null,
    model: null,
  });

/** A single model. */
export const alone: Troop = { places: [[20, 10]] };

/** A single model with many wounds. */
export const sturdy: Troop = { ...alone, profile: { wounds: 20 } };

export const lost = (s: Play, model = 'horde.1'): number => s.state.models[model]!.lost;
