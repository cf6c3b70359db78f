import { type Rng, seededRng } from '@walstatt/engine';
import { patch } from '../data/terrain.ts';
import type { Terrain } from '../generated/state.ts';

/** A pair of pieces, opposite each other: kind, and least and greatest length of their sides in inches. */
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

/** Room between two pieces, and the depth of the zones that are kept free, in inches. */
const GAP = 4;
const FREE = 9;
const TRIES = 60;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

/**
 * WP-BATTLE-03, WP-BATTLE-04: a table from a number, with pieces that block sight and smaller cover. It looks the same from both
 * edges, as no neutral person lays it.
 */
export function randomTerrain(number: number, width: number, depth: number): Record<string, Terrain> {
  const rng = seededRng(number);
  const laid: Box[] = [];
  const terrain: Record<string, Terrain> = {};
  for (const { ids, piece, sides } of PAIRS) {
    const box = findRoom(rng, piece.kind === 'obstacle', sides, laid, width, depth);
    if (box === null) continue;
    const other = { ...box, x: width - box.x, y: depth - box.y };
    laid.push(box, other);
    [box, other].forEach((b, i) => {
      terrain[ids[i]!] = { ...piece, shape: patch(b.x, b.y, b.width, b.depth) };
    });
  }
  return terrain;
}

function findRoom(
  rng: Rng,
  thin: boolean,
  [least, most]: readonly [number, number],
  laid: readonly Box[],
  width: number,
  depth: number,
): Box | null {
  for (let i = 0; i < TRIES; i++) {
    const [w, d] = [rng.int(least, most), thin ? 0.5 : rng.int(least, most)];
    const box = { x: rng.int(6, width - 6), y: rng.int(FREE + 4, Math.floor(depth / 2)), width: w, depth: d };
    const other = { ...box, x: width - box.x, y: depth - box.y };
    if ([...laid, other].every((b) => areApart(box, b))) return box;
  }
  return null;
}

const areApart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + GAP || Math.abs(a.y - b.y) >= (a.depth + b.depth) / 2 + GAP;
