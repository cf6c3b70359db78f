import { bigGuns, lockedTarget } from '../13-shooting/big-guns.ts';
import { stealth } from '../13-shooting/stealth.ts';
import { heavy } from '../15-weapon-abilities/heavy.ts';
import { indirectFire } from '../15-weapon-abilities/indirect-fire.ts';
import { lance } from '../15-weapon-abilities/lance.ts';
import { damagedHits } from '../18-datasheets/damaged.ts';
import { benefitOfCover } from '../22-terrain/benefit-of-cover.ts';
import { plungingFire } from '../22-terrain/plunging-fire.ts';
import { modifier } from '../kit.ts';
import { penetrationOf, type Save } from './attack.ts';

/** WH-ATT-06, WH-G-45, WH-G-46: all modifiers are added up before the sum is limited. */
export const hitModifiers = [
  stealth,
  bigGuns,
  lockedTarget,
  heavy,
  indirectFire,
  damagedHits,
  modifier({ rule: 'WH-ATT-06', op: 'atMost', by: 1 }),
  modifier({ rule: 'WH-ATT-06', op: 'atLeast', by: -1 }),
];

/** WH-ATT-16. */
export const woundModifiers = [
  lance,
  modifier({ rule: 'WH-ATT-16', op: 'atMost', by: 1 }),
  modifier({ rule: 'WH-ATT-16', op: 'atLeast', by: -1 }),
];

/** What changes the AP of an attack. */
export const penetrationModifiers = [plungingFire];

/** WH-SAVE-02, WH-SAVE-09: AP, but never for invulnerable saves. WH-SAVE-06, WH-G-47: at most +1 in all. */
export const saveModifiers = [
  modifier({
    rule: 'WH-SAVE-02',
    op: 'add',
    when: (_, { invulnerable }: Save) => !invulnerable,
    by: (look, attack: Save) => penetrationOf(look, attack),
  }),
  benefitOfCover,
  modifier({ rule: 'WH-SAVE-06', op: 'atMost', by: 1 }),
];
