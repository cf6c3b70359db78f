import { keyOf, occupancy, sideOfElement, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { isLost } from '../02-characteristics/losses/lost.ts';
import { frontBase, worthOf } from '../06-melee/expectation.ts';
import { initiativeOf } from '../06-melee/strikes.ts';
import type { Look } from '../kit.ts';

/** All elements on the table, reduced to what melee needs. They can be put elsewhere to think about other positions. */
export type Arena = {
  readonly look: Look;
  readonly pieces: Piece[];
  readonly at: Map<number, number>;
  readonly index: ReadonlyMap<string, number>;
  readonly side: readonly string[];
  readonly unit: readonly string[];
  readonly worth: readonly number[];
  readonly initiative: readonly number[];
  /** The base number of a frontal strike of one unit at another, by `striker/target`. */
  readonly bases: Map<string, number>;
};

/** An element without hit points is as good as gone. */
export function arenaOf(look: Look): Arena {
  const { state } = look;
  const pieces = [...occupancy(look).values()].filter((p) => !isLost(state, p.id));
  return {
    look,
    pieces,
    at: new Map(pieces.map((p, i) => [keyOf(p.q, p.r), i])),
    index: new Map(pieces.map((p, i) => [p.id, i])),
    side: pieces.map((p) => sideOfElement(state, p.id)),
    unit: pieces.map((p) => unitOf(state, p.id)),
    worth: pieces.map((p) => worthOf(look, p.id)),
    initiative: pieces.map((p) => initiativeOf(look, p.id)),
    bases: new Map(),
  };
}

/** Puts an element elsewhere. */
export function put(a: Arena, i: number, to: Piece): void {
  const from = a.pieces[i]!;
  a.at.delete(keyOf(from.q, from.r));
  a.pieces[i] = to;
  a.at.set(keyOf(to.q, to.r), i);
}

export function baseOf(a: Arena, i: number, j: number): number {
  const key = `${a.unit[i]}/${a.unit[j]}`;
  let base = a.bases.get(key);
  if (base === undefined) {
    base = frontBase(a.look, a.pieces[i]!.id, a.pieces[j]!.id);
    a.bases.set(key, base);
  }
  return base;
}
