import type { RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../board/pieces.ts';

/** What an arrangement of elements forms. */
export type Formation =
  /** Ranks from the front to the rear, each from left to right. */
  | { readonly kind: 'line'; readonly facing: number; readonly ranks: readonly (readonly Piece[])[] }
  /** From the head to the tail. */
  | { readonly kind: 'column'; readonly chain: readonly Piece[] }
  | { readonly kind: 'unordered'; readonly rule: RuleId };

/** DW-I-32 to DW-I-42, DW-V-45, DW-V-46: a battle line, a column, or an unordered unit. */
export function formationOf(body: Body): Formation {
  const line = asLine(body);
  if (line.kind !== 'unordered') return line;
  const chain = asColumn(body);
  return chain === null ? line : { kind: 'column', chain };
}

export const isOrdered = (body: Body): boolean => formationOf(body).kind !== 'unordered';

const unordered = (rule: RuleId): Formation => ({ kind: 'unordered', rule });

/**
 * DW-I-33, DW-I-34, DW-I-35, DW-I-36, DW-I-37, DW-I-39, DW-I-41, DW-I-42: ranks behind a front, all facing the same
 * way.
 */
function asLine(body: Body): Formation {
  const first = body[0];
  if (first === undefined) return unordered('DW-I-34');
  const { facing } = first;
  for (const p of body) if (p.facing !== facing) return unordered('DW-I-33');
  const ranks = ranksOf(body, facing);
  if (ranks === null) return unordered('DW-I-35');
  const front = ranks[0]!;
  if (!isUnbroken(front)) return unordered(ranks.length === 1 ? 'DW-I-42' : 'DW-I-34');
  for (let i = 1; i < ranks.length; i++) {
    const rank = ranks[i]!;
    const last = i === ranks.length - 1;
    if (last ? rank.length > front.length : rank.length !== front.length)
      return unordered(last ? 'DW-I-37' : 'DW-I-36');
    if (!last && !isUnbroken(rank)) return unordered('DW-I-35');
    if (!standsBehind(rank, ranks[i - 1]!, facing)) return unordered('DW-I-41');
  }
  return front.length === 1 ? { kind: 'column', chain: ranks.map((r) => r[0]!) } : { kind: 'line', facing, ranks };
}

/** DW-I-41: sorted into straight rows at right angles to the facing. Null if a row in between is empty. */
function ranksOf(body: Body, facing: number): Piece[][] | null {
  const heading = hex.cornerHeading(facing);
  const ranks = new Map<number, Piece[]>();
  let most = Number.NEGATIVE_INFINITY;
  for (const p of body) {
    const k = hex.ahead(p, heading);
    const rank = ranks.get(k);
    if (rank === undefined) ranks.set(k, [p]);
    else rank.push(p);
    if (k > most) most = k;
  }
  const sorted: Piece[][] = [];
  for (let k = most; sorted.length < ranks.size; k--) {
    const rank = ranks.get(k);
    if (rank === undefined) return null;
    if (rank.length > 1) rank.sort((a, b) => hex.across(a, heading) - hex.across(b, heading));
    sorted.push(rank);
  }
  return sorted;
}

const isUnbroken = (rank: readonly Piece[]): boolean => {
  for (let i = 1; i < rank.length; i++) if (hex.distance(rank[i - 1]!, rank[i]!) !== 1) return false;
  return true;
};

/** Every element stands on a rear field of an element of the rank before it. */
function standsBehind(rank: readonly Piece[], before: readonly Piece[], facing: number): boolean {
  const left = hex.directionVector(facing);
  const right = hex.directionVector(facing + 1);
  return rank.every((p) =>
    before.some(
      (b) => (b.q === p.q + left.q && b.r === p.r + left.r) || (b.q === p.q + right.q && b.r === p.r + right.r),
    ),
  );
}

/** DW-V-45: one element wide, with the one ahead of each element on one of its front fields. A column may be bent. */
function asColumn(body: Body): Piece[] | null {
  const ahead = body.map((p) => body.flatMap((other, i) => (isOnFront(p, other) ? [i] : [])));
  const heads = ahead.flatMap((a, i) => (a.length === 0 ? [i] : []));
  if (heads.length > 1) return null;
  const followers = body.map((_, i) => ahead.flatMap((a, j) => (a.includes(i) ? [j] : [])));
  const starts = heads.length === 1 ? heads : body.map((_, i) => i);
  for (const start of starts) {
    const chain = chainFrom([start], followers, body.length);
    if (chain !== null) return chain.map((i) => body[i]!);
  }
  return null;
}

function chainFrom(chain: number[], followers: readonly number[][], n: number): number[] | null {
  if (chain.length === n) return chain;
  for (const next of followers[chain[chain.length - 1]!]!) {
    if (chain.includes(next)) continue;
    const found = chainFrom([...chain, next], followers, n);
    if (found !== null) return found;
  }
  return null;
}

/** Is the other one on a front field of the first? */
export function isOnFront(p: Piece, other: { readonly q: number; readonly r: number }): boolean {
  const dq = other.q - p.q;
  const dr = other.r - p.r;
  const left = hex.directionVector(p.facing);
  const right = hex.directionVector(p.facing + 1);
  return (dq === left.q && dr === left.r) || (dq === right.q && dr === right.r);
}
