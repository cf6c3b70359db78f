import type { RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../../01-introduction/board/pieces.ts';
import { type Formation, formationOf } from '../../01-introduction/formation/formation.ts';
import { type Judged, refused, type Way } from '../leg-effect.ts';

export type Shifted = { readonly element: string; readonly q: number; readonly r: number };

export function isShiftList(x: unknown): x is Shifted[] {
  return (
    Array.isArray(x) &&
    x.every(
      (s) =>
        typeof s?.element === 'string' &&
        Number.isInteger(s.q) &&
        Number.isInteger(s.r) &&
        Math.abs(s.q) < 400 &&
        Math.abs(s.r) < 400,
    )
  );
}

/** DW-V-24, DW-V-25, DW-V-42, DW-V-43: some elements go one field each, all at once. Facings stay. */
export function shift(body: Body, to: unknown): Judged {
  if (!isShiftList(to) || to.length === 0) return refused('noSuchLeg', 'DW-V-24');
  const shifted = shiftedBy(body, to);
  if ('refusal' in shifted) return shifted;
  return {
    effect: {
      body: shifted.body,
      ways: shifted.ways,
      points: 0,
      manoeuvres: 1,
      rules: ['DW-V-17', 'DW-V-24', 'DW-V-25', ...rulesOfShape(body, shifted.body)],
    },
  };
}

/** DW-V-42: a line of another width. DW-V-43: any other shape, which is unordered. */
function rulesOfShape(before: Body, after: Body): RuleId[] {
  const formed = formationOf(after);
  if (formed.kind === 'unordered') return ['DW-V-43'];
  const was = formationOf(before);
  if (was.kind === 'unordered') return [];
  return frontOf(was) === frontOf(formed) ? [] : ['DW-V-42'];
}

const frontOf = (f: Formation): number => (f.kind === 'line' ? f.ranks[0]!.length : 1);

/** Where all elements stand after a list of shifts by one field, or why they cannot shift that way. */
export function shiftedBy(
  body: Body,
  to: readonly Shifted[],
): { body: Piece[]; ways: Way[] } | ReturnType<typeof refused> {
  const ways: Way[] = [];
  const after = [...body];
  for (const s of to) {
    const i = body.findIndex((p) => p.id === s.element);
    if (i < 0) return refused('notOfUnit', 'DW-V-24', { measured: s.element, unit: 'name' });
    const from = body[i]!;
    if (ways.some((w) => w.from.id === from.id)) return refused('shiftedTwice', 'DW-V-24');
    const direction = hex.directionBetween(from, s);
    if (direction === undefined || hex.distance(from, s) !== 1)
      return refused('tooFar', 'DW-V-24', { measured: hex.distance(from, s), limit: 1, unit: 'count' });
    const there = { id: from.id, q: s.q, r: s.r, facing: from.facing };
    after[i] = there;
    ways.push({ from, to: there, directions: [direction], passed: [{ q: s.q, r: s.r }], looking: from.facing });
  }
  return changesPlaces(ways) ? refused('changePlaces', 'DW-V-69') : { body: after, ways };
}

/** Two elements can never go through each other. */
const changesPlaces = (ways: readonly Way[]): boolean =>
  ways.some((a) => ways.some((b) => a !== b && hex.sameHex(a.to, b.from) && hex.sameHex(b.to, a.from)));
