import type { Body } from './body.ts';
import { gapAtMost } from './distance.ts';
import { type Solid, withinBoth } from './solid.ts';

/**
 * Which members of a group are linked. Members are indices into the caller's list, always in rising order, so that a
 * ruleset can name those that are out of coherency and say why.
 */
export type Links = {
  /** For each member, the members it is linked to. */
  readonly neighbours: readonly (readonly number[])[];
  /** The connected parts: each sorted, ordered by their first member. */
  readonly components: readonly (readonly number[])[];
};

/** Links by any symmetric test. The test runs once per pair, with i < j. */
export function linksBy(count: number, linked: (i: number, j: number) => boolean): Links {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      if (!linked(i, j)) continue;
      neighbours[i]!.push(j);
      neighbours[j]!.push(i);
    }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return { neighbours, components: componentsOf(neighbours) };
}

function componentsOf(neighbours: readonly (readonly number[])[]): number[][] {
  const seen = new Array<boolean>(neighbours.length).fill(false);
  const components: number[][] = [];
  for (let start = 0; start < neighbours.length; start++) {
    if (seen[start]) continue;
    seen[start] = true;
    const part = [start];
    for (let k = 0; k < part.length; k++)
      for (const next of neighbours[part[k]!]!) {
        if (seen[next]) continue;
        seen[next] = true;
        part.push(next);
      }
    components.push(part.sort((a, b) => a - b));
  }
  return components;
}

/** Links between bodies whose gap is at most the limit (one for all, or one per pair). Exact. */
export const linksWithin = (bodies: readonly Body[], limit: number | ((i: number, j: number) => number)): Links =>
  linksBy(bodies.length, (i, j) => gapAtMost(bodies[i]!, bodies[j]!, typeof limit === 'number' ? limit : limit(i, j)));

/** Links between solids that are within both limits, across and in height. Exact. */
export const linksWithinBoth = (solids: readonly Solid[], horizontal: number, vertical: number): Links =>
  linksBy(solids.length, (i, j) => withinBoth(solids[i]!, solids[j]!, horizontal, vertical));

/** The members with fewer than `least` neighbours. The only member of a group of one needs none. */
export const lonely = (links: Links, least: number): number[] =>
  links.neighbours.length < 2 ? [] : links.neighbours.flatMap((list, i) => (list.length < least ? [i] : []));

/** The members that are farther than `limit` from the leader. The leader never counts as astray. Exact. */
export const strayFrom = (bodies: readonly Body[], leader: number, limit: number): number[] =>
  bodies.flatMap((b, i) => (i === leader || gapAtMost(b, bodies[leader]!, limit) ? [] : [i]));

/** Is every member linked to every other, directly or through others? */
export const isConnected = (links: Links): boolean => links.components.length < 2;

/**
 * The members outside the largest connected part. On a tie, the part with the smallest first member counts as the
 * largest.
 */
export function cutOff(links: Links): number[] {
  let main: readonly number[] = [];
  for (const part of links.components) if (part.length > main.length) main = part;
  return links.components.flatMap((part) => (part === main ? [] : part)).sort((a, b) => a - b);
}
