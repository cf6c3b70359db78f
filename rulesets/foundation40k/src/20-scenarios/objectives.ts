import type { SeatId } from '@walstatt/engine';
import { gapAtMost, pointBody } from '@walstatt/geometry';
import { DEPTH, inch, standing, WIDTH } from '../01-units/space.ts';
import type { L } from '../kit.ts';

/** Which side holds what (FD-GAP-94 to 96). */

/** How near to a marker a model must be. */
export const HOLDS = inch(3);
const TURNS = inch(1);

/** The centre of the hill (FD-SCENARIO-01). */
export const HILL = { x: WIDTH / 2, y: DEPTH / 2 };

/**
 * FD-GAP-94: a unit holds a place if it is not fleeing and has a model within the distance. Pinned units and
 * immobilised vehicles hold (FD-VEHICLE-12).
 */
export function holds(look: L, unit: string, at: { x: number; y: number }, within: number): boolean {
  if (look.state.units[unit]!.morale === 'fleeing') return false;
  const marker = pointBody(at);
  return standing(look, unit).bodies.some((b) => gapAtMost(b, marker, within));
}

/** The side that alone holds the place. Null if neither side or both do. */
function holderOf(look: L, at: { x: number; y: number }, within: number): SeatId | null {
  let holder: SeatId | null = null;
  for (const id in look.state.units) {
    const { owner } = look.state.units[id]!;
    if (owner === holder || !holds(look, id, at, within)) continue;
    if (holder !== null) return null;
    holder = owner;
  }
  return holder;
}

export const controllerOf = (look: L, objective: string): SeatId | null =>
  holderOf(look, look.state.objectives[objective]!.at, HOLDS);

/** FD-GAP-95: the circle is 6" across (option: 6" radius). A base that touches it from outside does not overlap it. */
export const hillReach = (look: L): number => (look.state.options.hill === 'diameter' ? inch(3) : inch(6)) - 1;

export const hillHolder = (look: L): SeatId | null => holderOf(look, HILL, hillReach(look));

/** A loot marker that is still face down within 1" of the unit. */
export function faceDownNear(look: L, unit: string): string | null {
  if (look.state.loot.length === 0) return null;
  for (const id in look.state.objectives) {
    const o = look.state.objectives[id]!;
    if (o.value > 0) continue;
    const marker = pointBody(o.at);
    if (standing(look, unit).bodies.some((b) => gapAtMost(b, marker, TURNS))) return id;
  }
  return null;
}
