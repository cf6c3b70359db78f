import { isPrecise } from '../../15-weapon-abilities/precision.ts';
import type { AttacksContext, Gun } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { penetrationOf } from '../attack.ts';

/** WH-FAST-01, WH-G-81: are attacks that are alike rolled together? */
export const isFast = (look: L): boolean => look.state.options.dice === 'fast';

/** WH-FAST-01: the guns that fire together, from the first in the list on: alike in everything that counts. */
export function volleyOf(look: L, c: AttacksContext): readonly Gun[] {
  const [first] = c.guns;
  if (first === undefined) return [];
  if (!isFast(look)) return [first];
  const different = c.guns.findIndex((gun) => !areAlike(look, c, first, gun));
  return different < 0 ? c.guns : c.guns.slice(0, different);
}

/** With precision it matters who fires: each model sees for itself. */
function areAlike(look: L, c: AttacksContext, a: Gun, b: Gun): boolean {
  if (a === b) return true;
  if (a.weapon !== b.weapon || a.half !== b.half) return false;
  if (a.model === b.model) return true;
  if (isPrecise(look.state, a) || isPrecise(look.state, b)) return false;
  const { unit, target } = c;
  const one = { ...a, unit, target };
  const other = { ...b, unit, target };
  return (
    penetrationOf(look, one) === penetrationOf(look, other) &&
    ['hitModifier', 'woundModifier'].every((value) => look.modify(value, 0, one) === look.modify(value, 0, other))
  );
}
