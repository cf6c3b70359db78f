import { unitsTouching } from '../01-introduction/board/contact.ts';
import { livingUnits } from '../01-introduction/board/pieces.ts';
import type { UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * DW-VI-01, DW-VI-45, DW-G-66: units linked by contact, directly or through others, fight one melee. Melees are listed
 * in order.
 */
export function meleesOf(look: Look): UnitsId[][] {
  const melees: UnitsId[][] = [];
  const seen = new Set<UnitsId>();
  for (const unit of livingUnits(look.state)) {
    if (seen.has(unit) || unitsTouching(look, unit).length === 0) continue;
    const melee = [unit];
    seen.add(unit);
    for (let i = 0; i < melee.length; i++) {
      for (const other of unitsTouching(look, melee[i]!)) {
        if (seen.has(other)) continue;
        seen.add(other);
        melee.push(other);
      }
    }
    melees.push(melee);
  }
  return melees;
}
