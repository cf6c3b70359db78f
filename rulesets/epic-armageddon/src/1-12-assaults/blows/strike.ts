import { atLeast, type Rule, rollPool, type SeatId, unmodified } from '@walstatt/engine';
import { rollAmount } from '../../1-00-materials/dice.ts';
import type { G } from '../../kit.ts';
import type { Side } from '../forces.ts';
import type { Blow, Kind } from './blows.ts';

/** Hits of one kind on one side. */
export type Batch = { readonly on: Side; readonly kind: Kind; readonly hits: number };

const KINDS: readonly Kind[] = ['normal', 'macro', 'titanKiller'];

/** EA-1.12.5-04, EA-1.12.5-05: attacks in their order; equal ones that follow each other are rolled together. */
export function* strike(g: G, by: SeatId, blows: readonly Blow[], on: Side): Rule<Batch[]> {
  const hits: Record<Kind, number> = { normal: 0, macro: 0, titanKiller: 0 };
  for (let i = 0; i < blows.length; ) {
    const { need, kind, dice } = blows[i]!;
    let n = yield* rollAmount(g, dice, { by, rule: 'EA-2.2.3-02', purpose: 'extraAttacks', about: by });
    for (i++; i < blows.length && isLike(blows[i]!, need, kind); i++) n += blows[i]!.dice.plus;
    const needs = () => unmodified(need);
    const roll = { by, rule: 'EA-1.12.5-05', purpose: 'assault', n, classes: atLeast(need), needs } as const;
    hits[kind] += (yield* rollPool(g, roll))[1]!;
  }
  // EA-1.9.6-08, EA-2.2.6-07: normal hits come first.
  return KINDS.flatMap((kind) => (hits[kind] > 0 ? [{ on, kind, hits: hits[kind] }] : []));
}

const isLike = (blow: Blow, need: number, kind: Kind): boolean =>
  blow.need === need && blow.kind === kind && blow.dice.dice === 0;
