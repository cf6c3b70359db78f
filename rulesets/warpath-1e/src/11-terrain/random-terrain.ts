import { seededRng } from '@walstatt/engine';
import { type Board, type Laying, layPair, opposite } from '@walstatt/tabletop';
import { patch } from '../data/terrain.ts';
import type { Terrain } from '../generated/state.ts';

/** A pair of pieces opposite each other: kind, and least and greatest length of their sides in inches. */
type Pair = {
  readonly ids: readonly [string, string];
  readonly piece: Omit<Terrain, 'shape'>;
  readonly sides: readonly [number, number];
};

const PAIRS: readonly Pair[] = [
  { ids: ['westHouse', 'eastHouse'], piece: { kind: 'blocking', cover: 'hard', blocksSight: true }, sides: [4, 7] },
  {
    ids: ['southJungle', 'northJungle'],
    piece: { kind: 'difficult', cover: 'soft', blocksSight: false },
    sides: [5, 9],
  },
  { ids: ['westWood', 'eastWood'], piece: { kind: 'difficult', cover: 'soft', blocksSight: true }, sides: [4, 8] },
  { ids: ['southWall', 'northWall'], piece: { kind: 'obstacle', cover: 'hard', blocksSight: false }, sides: [5, 9] },
];

/** Room between two pieces, and the depth of the zones kept free, in inches. */
const GAP = 4;
const FREE = 9;
const TRIES = 60;

/** A rectangle around its middle, in inches. */
type Patch = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

/**
 * WP-BATTLE-03, WP-BATTLE-04: a table made from a number, with pieces that block sight and smaller cover. It looks the
 * same from both edges, since no neutral person lays it out.
 */
export function randomTerrain(number: number, width: number, depth: number): Record<string, Terrain> {
  const rng = seededRng(number);
  const laid: Patch[] = [];
  const terrain: Record<string, Terrain> = {};
  for (const pair of PAIRS) {
    const found = layPair(rng, laid, layingOf(pair, { width, depth }), TRIES);
    if (found === null) continue;
    laid.push(...found);
    found.forEach((b, i) => {
      terrain[pair.ids[i]!] = { ...pair.piece, shape: patch(b.x, b.y, b.width, b.depth) };
    });
  }
  return terrain;
}

const layingOf = ({ piece, sides: [least, most] }: Pair, board: Pick<Board, 'width' | 'depth'>): Laying<Patch> => ({
  lay(rng) {
    const width = rng.int(least, most);
    const depth = piece.kind === 'obstacle' ? 0.5 : rng.int(least, most);
    return { x: rng.int(6, board.width - 6), y: rng.int(FREE + 4, Math.floor(board.depth / 2)), width, depth };
  },
  opposite: (p) => ({ ...p, ...opposite(p, board) }),
  fits: () => true,
  areApart: (a, b) =>
    Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + GAP || Math.abs(a.y - b.y) >= (a.depth + b.depth) / 2 + GAP,
});
