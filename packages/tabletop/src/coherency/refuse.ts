import type { Refusal } from '@walstatt/engine';
import { type Body, gap, gapAtMost } from '@walstatt/geometry';
import { refuse, type Says } from '../stand/refuse.ts';
import type { Ends } from '../stand/stand.ts';
import { countParts } from './parts.ts';

/** A limit of coherency in ticks, and how far it may be overstepped without notice. */
export type Limit = { readonly limit: number; readonly tolerance?: number };

const reachOf = ({ limit, tolerance = 0 }: Limit): number => limit + tolerance;

/** The bodies form at most `most` groups. */
export function refuseParts({ bodies }: Pick<Ends, 'bodies'>, link: Limit, most: number, says: Says): Refusal | null {
  if (bodies.length < 2) return null;
  const measured = countParts(bodies, reachOf(link));
  return measured <= most ? null : { ...says, measured, limit: most, unit: 'count' };
}

/**
 * Every model has at least the required number of others within the limit, or all of them if there are fewer. A single
 * model needs none.
 */
export function refuseLonely(
  ends: Pick<Ends, 'bodies' | 'models'>,
  link: Limit,
  least: number,
  says: Says,
): Refusal | null {
  const { bodies } = ends;
  const wanted = Math.min(least, bodies.length - 1);
  for (let i = 0; i < bodies.length; i++)
    if (!hasNeighbours(bodies, i, reachOf(link), wanted)) return far(refuse(says, ends, i), link);
  return null;
}

function hasNeighbours(bodies: readonly Body[], i: number, reach: number, wanted: number): boolean {
  let found = 0;
  for (let j = 0; j < bodies.length && found < wanted; j++)
    if (i !== j && gapAtMost(bodies[i]!, bodies[j]!, reach)) found++;
  return found >= wanted;
}

/** Every model is within the limit of the leader, who is one of them. */
export function refuseStray(
  ends: Pick<Ends, 'bodies' | 'models'>,
  leader: number,
  link: Limit,
  says: Says,
): Refusal | null {
  const head = ends.bodies[leader]!;
  for (let i = 0; i < ends.bodies.length; i++) {
    if (i === leader || gapAtMost(ends.bodies[i]!, head, reachOf(link))) continue;
    return far(refuse(says, ends, i), link, gap(ends.bodies[i]!, head));
  }
  return null;
}

/** Any two models are within the limit of each other. */
export function refuseSpread(ends: Pick<Ends, 'bodies' | 'models'>, extent: Limit, says: Says): Refusal | null {
  const { bodies } = ends;
  for (let i = 0; i < bodies.length; i++)
    for (let j = 0; j < i; j++)
      if (!gapAtMost(bodies[i]!, bodies[j]!, reachOf(extent)))
        return far(refuse(says, ends, i), extent, gap(bodies[i]!, bodies[j]!));
  return null;
}

const far = (refusal: Refusal, { limit }: Limit, measured?: number): Refusal =>
  measured === undefined
    ? { ...refusal, limit, unit: 'length' }
    : { ...refusal, measured: Math.round(measured), limit, unit: 'length' };
