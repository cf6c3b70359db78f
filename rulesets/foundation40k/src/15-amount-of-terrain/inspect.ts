import { isConvex } from '@walstatt/geometry';
import { sidesOf } from '../14-terrain/shapes.ts';
import type { Terrain } from '../generated/state.ts';
import { FINDINGS, type Finding, judged } from './finding.ts';
import { inspectAmounts, squareInches } from './inspect-amounts.ts';
import { inspectLayout } from './inspect-layout.ts';
import { inspectPieces } from './inspect-pieces.ts';

/** How a table meets the book's rule for terrain: each piece, then everything that was checked. */
export type TableReport = {
  readonly ok: boolean;
  readonly pieces: readonly PieceReport[];
  readonly findings: readonly Finding[];
};

export type PieceReport = Omit<Terrain, 'shape'> & {
  readonly id: string;
  /** Square inches. */
  readonly area: number;
  /** Ticks. */
  readonly long: number;
  readonly short: number;
};

/**
 * FD-AMOUNT-01 to 09, FD-TERRAIN-05 to 10, FD-TERRAIN-16: inspects a table, random or made by hand. FD-GAP-17: pieces
 * are seen in plan view. A piece whose outline is not convex and counter-clockwise is named and left out of all
 * measures.
 */
export function inspectTable(pieces: Readonly<Record<string, Terrain>>): TableReport {
  const whole = Object.fromEntries(Object.entries(pieces).filter(([, t]) => isConvex(t.shape)));
  const broken = Object.keys(pieces).filter((id) => !Object.hasOwn(whole, id));
  const findings = together([
    ...broken.map((id) => judged('outline', 'FD-GAP-17', false, { pieces: [id] })),
    ...inspectAmounts(whole),
    ...inspectPieces(whole),
    ...inspectLayout(whole),
  ]).sort((a, b) => FINDINGS.indexOf(a.code) - FINDINGS.indexOf(b.code));
  return { ok: findings.every(isFine), pieces: Object.entries(whole).map(describePiece), findings };
}

/** Pieces that are right in the same way are named together. Each one that is wrong is named alone. */
function together(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  const wrong: Finding[] = [];
  for (const f of findings) {
    if (!f.ok) {
      wrong.push(f);
      continue;
    }
    const key = f.pieces.length === 0 ? JSON.stringify(f) : `${f.code} ${f.rule} ${f.category}`;
    const same = found.get(key);
    found.set(key, same === undefined ? f : { ...same, pieces: [...same.pieces, ...f.pieces] });
  }
  return [...found.values(), ...wrong];
}

const isFine = (f: Finding): boolean => f.ok || f.advice;

/** What is wrong with a table by the book's rule. Empty if it may be played on. */
export const tableProblems = (pieces: Readonly<Record<string, Terrain>>): readonly Finding[] =>
  inspectTable(pieces).findings.filter((f) => !isFine(f));

function describePiece([id, { shape, ...rules }]: [string, Terrain]): PieceReport {
  const { long, short } = sidesOf(shape);
  return { id, ...rules, area: squareInches(shape), long: Math.round(long), short: Math.round(short) };
}
