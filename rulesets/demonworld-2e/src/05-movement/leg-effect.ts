import type { Leg, Refusal, RuleId } from '@walstatt/engine';
import type { Body, Piece } from '../01-introduction/board/pieces.ts';
import type { Field } from '../generated/state.ts';

/** How one element gets from one place to another: the fields it enters and the directions of its steps. */
export type Way = {
  readonly from: Piece;
  readonly to: Piece;
  readonly directions: readonly number[];
  /** Fields entered, the last one being the end. */
  readonly passed: readonly Field[];
  /** The way it faces while it steps. */
  readonly looking: number;
};

/** What a leg does if nothing is in the way, and what it costs. */
export type LegEffect = {
  readonly body: Body;
  readonly ways: readonly Way[];
  readonly points: number;
  readonly manoeuvres: number;
  /** The leg cannot be stopped half way. Fields on the way count for contact too. */
  readonly sweeps?: true;
  readonly wheel?: 'left' | 'right';
  readonly rules: readonly RuleId[];
};

export type Judged = { readonly effect: LegEffect } | { readonly refusal: Refusal };

export const refused = (code: string, rule: RuleId, more: Partial<Refusal> = {}): { refusal: Refusal } => ({
  refusal: { code, rule, ...more },
});

/** An answer that is no leg at all. */
export const noLeg = (leg: Leg): { refusal: Refusal } =>
  refused('noSuchLeg', 'DW-V-03', { measured: String(leg.leg), unit: 'name' });

/** A way of single steps from where the piece stands. */
export function wayAlong(
  from: Piece,
  directions: readonly number[],
  vectors: readonly Field[],
  looking = from.facing,
): Way {
  let { q, r } = from;
  const passed: Field[] = [];
  for (const d of directions) {
    q += vectors[d]!.q;
    r += vectors[d]!.r;
    passed.push({ q, r });
  }
  return { from, to: { id: from.id, q, r, facing: looking }, directions, passed, looking };
}
