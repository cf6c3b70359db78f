import { modifier } from '../kit.ts';

/** The attack that is modified. */
export type AttackSubject = {
  readonly unit: string;
  readonly model: string;
  readonly weapon: string;
  readonly target: string;
};

/** The save of a model against an attack. */
export type SaveSubject = { readonly model: string; readonly weapon: string; readonly invulnerable: boolean };

/** WH-ATT-06, WH-G-46: all modifiers are added up before the sum is limited. */
export const hitModifiers = [
  modifier({ rule: 'WH-ATT-06', op: 'atMost', by: 1 }),
  modifier({ rule: 'WH-ATT-06', op: 'atLeast', by: -1 }),
];

/** WH-ATT-16. */
export const woundModifiers = [
  modifier({ rule: 'WH-ATT-16', op: 'atMost', by: 1 }),
  modifier({ rule: 'WH-ATT-16', op: 'atLeast', by: -1 }),
];

/** WH-SAVE-02, WH-SAVE-09: AP, but never for invulnerable saves. WH-SAVE-06, WH-G-47: at most +1 in all. */
export const saveModifiers = [
  modifier({
    rule: 'WH-SAVE-02',
    op: 'add',
    when: (_, { invulnerable }: SaveSubject) => !invulnerable,
    by: ({ state }, { weapon }: SaveSubject) => state.weapons[weapon]!.penetration,
  }),
  modifier({ rule: 'WH-SAVE-06', op: 'atMost', by: 1 }),
];
