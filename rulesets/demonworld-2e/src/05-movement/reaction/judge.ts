import type { Faults, Placed, RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { isOnBoard } from '../../01-introduction/board/board.ts';
import { isInContact } from '../../01-introduction/board/contact.ts';
import { keyOf, occupancy, unitOf } from '../../01-introduction/board/occupancy.ts';
import { bodyOf, type Piece } from '../../01-introduction/board/pieces.ts';
import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { termsOf } from '../account.ts';
import { standsTwice } from '../ground.ts';

/** The body after a list of poses. Null if one of them is no valid pose for it. */
export function placedBody(body: readonly Piece[], placed: readonly Placed[]): Piece[] | null {
  const after = [...body];
  const seen = new Set<string>();
  for (const { piece, pose } of placed) {
    const i = body.findIndex((p) => p.id === piece);
    const { q, r, facing } = pose;
    if (i < 0 || seen.has(piece) || !isField(q) || !isField(r)) return null;
    const looks = facing ?? body[i]!.facing;
    if (!Number.isInteger(looks) || looks < 0 || looks > 5) return null;
    seen.add(piece);
    after[i] = { id: piece, q: q!, r: r!, facing: looks };
  }
  return after;
}

const isField = (n: number | undefined): n is number => n !== undefined && Number.isInteger(n) && Math.abs(n) <= 200;

/** DW-V-81, DW-V-82, DW-V-84, DW-G-14: turns cost one manoeuvre, each field of the farthest shift one more. */
export function judgeReaction(look: Look, unit: UnitsId, placed: readonly Placed[], faults: Faults): void {
  const before = bodyOf(look.state, unit);
  const after = placedBody(before, placed);
  if (after === null) {
    faults.add({ code: 'noSuchPlace', rule: 'DW-V-81' });
    return;
  }
  if (standsTwice(after) && faults.add({ code: 'onTop', rule: 'DW-V-69' })) return;
  let turned = false;
  let farthest = 0;
  const { manoeuvres } = termsOf(look, unit);
  for (const [i, from] of before.entries()) {
    const to = after[i]!;
    if (to.facing !== from.facing) turned = true;
    if (hex.sameHex(from, to)) continue;
    const no = (code: string, rule: RuleId): boolean => faults.add({ code, rule, measured: from.id, unit: 'name' });
    if (isInContact(look, from.id)) {
      if (no('mayOnlyTurn', 'DW-V-82')) return;
      continue;
    }
    const steps = stepsTo(look, unit, before, after, from, to, manoeuvres);
    if (steps === null && no('noWay', 'DW-V-81')) return;
    farthest = Math.max(farthest, steps ?? 0);
  }
  const measured = (turned ? 1 : 0) + farthest;
  if (measured > manoeuvres)
    faults.add({ code: 'manoeuvres', rule: 'DW-V-81', measured, limit: manoeuvres, unit: 'count' });
}

/** The fewest steps over free fields. Those left by other elements of the unit count as free. */
function stepsTo(
  look: Look,
  unit: UnitsId,
  before: readonly Piece[],
  after: readonly Piece[],
  from: Piece,
  to: Piece,
  most: number,
): number | null {
  if (hex.distance(from, to) > most) return null;
  const held = occupancy(look);
  const isFree = (q: number, r: number): boolean => {
    if (!isOnBoard(look.state.board, q, r)) return false;
    const piece = held.get(keyOf(q, r));
    if (piece === undefined) return true;
    if (unitOf(look.state, piece.id) !== unit) return false;
    const i = before.findIndex((p) => p.id === piece.id);
    return !hex.sameHex(before[i]!, after[i]!);
  };
  let reached = [{ q: from.q, r: from.r }];
  for (let n = 1; n <= most; n++) {
    const next: { q: number; r: number }[] = [];
    for (const h of reached) {
      for (const d of hex.DIRECTIONS) {
        const to2 = { q: h.q + d.q, r: h.r + d.r };
        if (!isFree(to2.q, to2.r)) continue;
        if (hex.sameHex(to2, to)) return n;
        next.push(to2);
      }
    }
    reached = next;
  }
  return null;
}
