import { type Body, type Box, boxesNear } from '@walstatt/geometry';

/** A group as it stands: its bodies and the box around them. */
export type Group = { readonly bodies: readonly Body[]; readonly box: Box };

/** What counts as contact, and the largest gap at which contact is possible at all. */
export type Touch = { readonly reach: number; readonly touches: (a: Body, b: Body) => boolean };

/** Whether any body of one group touches any of the other. */
export function groupsTouch(a: Group, b: Group, { reach, touches }: Touch): boolean {
  if (!boxesNear(a.box, b.box, reach)) return false;
  for (const p of a.bodies) for (const q of b.bodies) if (touches(p, q)) return true;
  return false;
}

/** How many bodies of one group touch the other. */
export const inContactWith = (a: readonly Body[], b: readonly Body[], touches: Touch['touches']): number =>
  a.filter((p) => b.some((q) => touches(p, q))).length;
