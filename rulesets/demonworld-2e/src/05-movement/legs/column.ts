import type { RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../../01-introduction/board/pieces.ts';
import { frontDirections } from '../../01-introduction/board/sides-of-element.ts';
import { type Formation, isOnFront } from '../../01-introduction/formation/formation.ts';
import type { Look } from '../../kit.ts';
import { stepCost, type Terms } from '../account.ts';
import { type Judged, refused, type Way } from '../leg-effect.ts';
import { isDirection } from './step.ts';

export type ColumnStep = {
  readonly facing: unknown;
  readonly to: unknown;
  readonly pay?: unknown;
  readonly facings?: unknown;
};

/**
 * DW-V-47 to DW-V-50: the head may turn and then steps to a front field. Every other element enters the field left by
 * the one ahead and faces it. The turns are free. DW-G-10: followers keep their facing if they can, unless told
 * otherwise.
 */
export function columnStep(look: Look, body: Body, formation: Formation, terms: Terms, leg: ColumnStep): Judged {
  if (!isDirection(leg.facing) || (leg.to !== 'left' && leg.to !== 'right')) return refused('noSuchLeg', 'DW-V-47');
  if (formation.kind !== 'column') return refused('noColumn', 'DW-V-45');
  if (terms.order === 'hold') return refused('holds', 'DW-III-17');
  const wishes =
    typeof leg.facings === 'object' && leg.facings !== null ? (leg.facings as Record<string, unknown>) : {};
  const direction = frontDirections(leg.facing)[leg.to === 'left' ? 0 : 1];
  const ways: Way[] = [];
  let ahead: Piece | null = null;
  for (const [i, from] of formation.chain.entries()) {
    const to = i === 0 ? hex.neighbour(from, direction) : formation.chain[i - 1]!;
    const facing: number | null = ahead === null ? leg.facing : following(from, to, ahead, wishes[from.id]);
    if (facing === null) return refused('looksAway', 'DW-V-48', { measured: from.id, unit: 'name' });
    const end: Piece = { id: from.id, q: to.q, r: to.r, facing };
    ways.push({
      from,
      to: end,
      directions: [hex.directionBetween(from, to)!],
      passed: [{ q: to.q, r: to.r }],
      looking: i === 0 ? leg.facing : from.facing,
    });
    ahead = end;
  }
  const asManoeuvre = leg.pay === 'manoeuvre';
  return {
    effect: {
      // In the unit's own order, because a formation must not depend on how it came about.
      body: body.map((p) => ways.find((w) => w.from.id === p.id)!.to),
      ways,
      points: asManoeuvre ? 0 : stepCost(look),
      manoeuvres: asManoeuvre ? 1 : 0,
      rules: columnRules(ways),
    },
  };
}

/** DW-V-47, DW-V-48, DW-V-50 in every step. DW-V-49 if an element turned at no cost, DW-V-46 if the column is bent. */
function columnRules(ways: readonly Way[]): RuleId[] {
  const rules: RuleId[] = ['DW-V-47', 'DW-V-48', 'DW-V-50'];
  if (ways.some((w) => w.to.facing !== w.from.facing)) rules.push('DW-V-49');
  if (ways.some((w) => w.to.facing !== ways[0]!.to.facing)) rules.push('DW-V-46');
  return rules;
}

/** The facing of a follower on its new field. Null if the requested facing does not look at the element ahead. */
function following(from: Piece, at: { q: number; r: number }, ahead: Piece, wish: unknown): number | null {
  const looks = (facing: number): boolean => isOnFront({ id: from.id, q: at.q, r: at.r, facing }, ahead);
  if (wish !== undefined) return isDirection(wish) && looks(wish) ? wish : null;
  if (looks(from.facing)) return from.facing;
  return hex.directionBetween(at, ahead)!;
}
