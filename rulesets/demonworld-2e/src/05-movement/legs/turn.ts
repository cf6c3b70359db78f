import type { RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../../01-introduction/board/pieces.ts';
import { type Formation, formationOf } from '../../01-introduction/formation/formation.ts';
import { type Judged, type LegEffect, refused, type Way } from '../leg-effect.ts';
import { isShiftList, type Shifted, shiftedBy } from './shift.ts';
import { isDirection } from './step.ts';

/**
 * DW-V-37, DW-V-38: elements turn on the spot, each as its player likes, for one manoeuvre. `free` are shifts that put
 * an ordered unit in order again (DW-V-39, DW-V-52). `more` is a second field for some, at the price of a manoeuvre
 * (DW-V-40).
 */
export function turn(body: Body, formation: Formation, facings: unknown, free: unknown, more: unknown): Judged {
  if (!isFacingList(facings)) return refused('noSuchLeg', 'DW-V-37');
  const ids = Object.keys(facings);
  if (ids.length === 0) return refused('noSuchLeg', 'DW-V-37');
  for (const id of ids)
    if (!body.some((p) => p.id === id)) return refused('notOfUnit', 'DW-V-37', { measured: id, unit: 'name' });
  const turned = body.map((p) => ({ ...p, facing: facings[p.id] ?? p.facing }));
  const after = formationOf(turned);
  if (free === undefined || free === null)
    return { effect: effectOf(turned, [], priceOf(formation, after), turnRules(formation, after)) };
  return reordered(body, turned, formation, after, free, more);
}

const effectOf = (body: Body, ways: readonly Way[], manoeuvres: number, rules: readonly RuleId[]): LegEffect => ({
  body,
  ways,
  points: 0,
  manoeuvres,
  rules,
});

/** DW-V-49: a turn that leaves a column a column is free. */
const priceOf = (before: Formation, after: Formation): number =>
  before.kind === 'column' && after.kind === 'column' ? 0 : 1;

function turnRules(before: Formation, after: Formation): RuleId[] {
  if (before.kind !== 'column') return ['DW-V-37', 'DW-V-38'];
  return after.kind === 'column' ? ['DW-V-37', 'DW-V-49'] : ['DW-V-37', 'DW-V-38', 'DW-V-51'];
}

function reordered(
  body: Body,
  turned: readonly Piece[],
  before: Formation,
  after: Formation,
  free: unknown,
  more: unknown,
): Judged {
  if (!isShiftList(free) || !(more === undefined || more === null || isShiftList(more)))
    return refused('noSuchLeg', 'DW-V-39');
  if (before.kind === 'unordered') return refused('wasUnordered', 'DW-V-41');
  const by = hex.sixths(turned[0]!.facing - body[0]!.facing);
  if (by === 0 || turned.some((p, i) => hex.sixths(p.facing - body[i]!.facing) !== by))
    return refused('turnedDifferently', 'DW-V-39');
  if (after.kind !== 'unordered') return refused('stillOrdered', 'DW-V-39');
  const once = shiftedBy(turned, free as Shifted[]);
  if ('refusal' in once) return once;
  const twice = isShiftList(more) && more.length > 0 ? shiftedBy(once.body, more) : null;
  if (twice !== null && 'refusal' in twice) return twice;
  const end = twice === null ? once : { body: twice.body, ways: [...once.ways, ...twice.ways] };
  const formed = formationOf(end.body);
  if (formed.kind === 'unordered') return refused('staysUnordered', 'DW-V-39', { args: { why: formed.rule } });
  const rules: RuleId[] = ['DW-V-37', 'DW-V-38', before.kind === 'column' ? 'DW-V-52' : 'DW-V-39'];
  if (twice !== null) rules.push('DW-V-40');
  return { effect: effectOf(end.body, end.ways, twice === null ? 1 : 2, rules) };
}

const isFacingList = (x: unknown): x is Record<string, number> =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && Object.values(x).every(isDirection);
