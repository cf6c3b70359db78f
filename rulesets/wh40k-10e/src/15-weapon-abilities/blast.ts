import type { AttacksContext, Weapon } from '../generated/state.ts';
import { hasAbility } from './ability.ts';

/** WH-WEAP-22, WH-G-54: one more attack for every five models that the target had when it was selected. */
export const blast = ({ targetSize }: AttacksContext, weapon: Weapon): number =>
  hasAbility(weapon, 'blast') ? Math.floor(targetSize / 5) : 0;
