import { CONTACT_GAP, gapAtMost, inContact } from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { field, standingOf } from './field.ts';
import { type Standing, sameLevel } from './space.ts';

export const touch = (a: Standing, b: Standing): boolean => sameLevel(a, b) && inContact(a.body, b.body);

/** SK-CHARGE-08: enemy units that the unit is in contact with. */
export function opponentsOf(look: L, unit: string): readonly string[] {
  return look.memo('opponents', unit, () => {
    const { byUnit, around } = field(look);
    const own = around[unit];
    if (own === null) return [];
    const mates = byUnit[unit]!;
    return Object.keys(byUnit).filter((other) => {
      const near = around[other];
      if (near === null || !gapAtMost(own!, near!, CONTACT_GAP)) return false;
      return byUnit[other]!.some((b) => mates.some((a) => a.side !== b.side && touch(a, b)));
    });
  });
}

/** SK-CHARGE-08. */
export const isEngaged = (look: L, unit: string): boolean => opponentsOf(look, unit).length > 0;

/** The models of a unit in contact with another one. */
export function modelsInContact(look: L, unit: string, other: string): string[] {
  const others = standingOf(look, other);
  return standingOf(look, unit)
    .filter((a) => others.some((b) => touch(a, b)))
    .map((a) => a.model);
}
