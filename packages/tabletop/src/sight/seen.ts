import {
  type Body,
  type Point,
  type Sight,
  type SightLine,
  type SightScene,
  sightFrom,
  WHOLE,
} from '@walstatt/geometry';

/**
 * What an eye sees of a group: its first body that is not wholly hidden, or null, with what hid the bodies before it.
 */
export type Seen<Id> = {
  readonly body: number | null;
  readonly hidden: number;
  readonly line: SightLine<Id>;
  readonly by: ReadonlySet<Id>;
};

/** Whether an eye sees any part of any body of a group, and the line that proves it. */
export function seenFrom<Id>(scene: SightScene<Id>, eye: Point, bodies: readonly Body[]): Seen<Id> {
  const by = new Set<Id>();
  let first: Sight<Id> | null = null;
  for (let i = 0; i < bodies.length; i++) {
    const sight = sightFrom(scene, eye, bodies[i]!);
    if (sight.hidden < WHOLE) return { body: i, hidden: sight.hidden, line: sight.line, by };
    for (const { id } of sight.by) by.add(id);
    first ??= sight;
  }
  return { body: null, hidden: WHOLE, line: first!.line, by };
}

/**
 * The body of a group that is hidden least, the first on a tie, and what hides it. Null if nothing of the group is
 * seen.
 */
export function bestSeen<Id>(
  bodies: readonly Body[],
  sightOf: (body: Body, i: number) => Pick<Sight<Id>, 'hidden'>,
): { readonly body: number; readonly hidden: number } | null {
  let body = -1;
  let hidden = WHOLE;
  for (let i = 0; i < bodies.length && hidden > 0; i++) {
    const sight = sightOf(bodies[i]!, i);
    if (sight.hidden >= hidden) continue;
    body = i;
    hidden = sight.hidden;
  }
  return body < 0 ? null : { body, hidden };
}
