import type { Leg } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body, Piece } from '../01-introduction/board/pieces.ts';
import { arrange } from '../01-introduction/formation/arrange.ts';
import { type Formation, formationOf } from '../01-introduction/formation/formation.ts';
import type { Look } from '../kit.ts';
import type { Ran } from './leg-run.ts';
import { runLeg } from './run-leg.ts';
import { isSmallBody, type Standing } from './standing.ts';

/** A manoeuvre to pick: the leg and its result. */
export type Manoeuvre = { readonly mover: string; readonly leg: Leg; readonly ran: Ran };

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/**
 * Everything sensible that a unit can do next, each with its preview. Players and bots pick from these. Other legs are
 * checked.
 */
export function manoeuvresOf(look: Look, s: Standing): Manoeuvre[] {
  const legs = s.completing || isSmallBody(s.body) ? singleLegs(s) : unitLegs(s);
  const found: Manoeuvre[] = [];
  for (const { mover, leg } of legs) {
    const ran = runLeg(look, s, mover, leg);
    if ('standing' in ran) found.push({ mover, leg, ran });
  }
  return found;
}

type Offered = { readonly mover: string; readonly leg: Leg };

function unitLegs(s: Standing): Offered[] {
  const formation = formationOf(s.body);
  const legs: Leg[] = [
    { leg: 'advance', to: 'left' },
    { leg: 'advance', to: 'right' },
  ];
  if (formation.kind === 'line') legs.push({ leg: 'wheel', to: 'left' }, { leg: 'wheel', to: 'right' });
  if (formation.kind === 'column') {
    for (const facing of DIRECTIONS)
      legs.push({ leg: 'column', facing, to: 'left' }, { leg: 'column', facing, to: 'right' });
  }
  for (const direction of DIRECTIONS) legs.push({ leg: 'step', direction });
  for (const by of [1, 2, 3, 4, 5]) legs.push(turnLeg(s.body, formation, by));
  legs.push(...reshapes(s.body, formation));
  return legs.map((leg) => ({ mover: s.unit, leg }));
}

function singleLegs(s: Standing): Offered[] {
  const legs: Offered[] = s.completing
    ? []
    : [
        { mover: s.unit, leg: { leg: 'advance', to: 'left' } },
        { mover: s.unit, leg: { leg: 'advance', to: 'right' } },
      ];
  for (const p of s.body) {
    for (const direction of DIRECTIONS) legs.push({ mover: p.id, leg: { leg: 'go', direction } });
    if (!s.completing)
      for (const facing of DIRECTIONS)
        if (facing !== p.facing) legs.push({ mover: p.id, leg: { leg: 'face', facing } });
  }
  return legs;
}

/** DW-V-39: the whole unit turns alike, with the free shifts that put it in order again, if there are any. */
export function turnLeg(body: Body, formation: Formation, by: number): Leg {
  const turned = body.map((p) => ({ ...p, facing: hex.sixths(p.facing + by) }));
  const facings = Object.fromEntries(turned.map((p) => [p.id, p.facing]));
  if (formation.kind === 'unordered' || formationOf(turned).kind !== 'unordered') return { leg: 'turn', facings };
  const free = inOrder(turned);
  return free === null ? { leg: 'turn', facings } : { leg: 'turn', facings, free: shiftsTo(turned, free) };
}

/**
 * All elements face the same way. Finds the arrangement nearest to their present width that one shift each can reach.
 */
export function inOrder(body: Body): Piece[] | null {
  const { facing } = body[0]!;
  for (const width of widthsAround(body, facing)) {
    const found = arrange(body, facing, width, 1);
    if (found !== null) return found;
  }
  return null;
}

/** Fronts much wider or narrower than now are seldom one shift away. */
const WIDTHS_TRIED = 4;

function widthsAround(body: Body, facing: number): number[] {
  const heading = hex.cornerHeading(facing);
  const first = hex.rowsOf(body, heading)[0]!.hexes.length;
  const widths = Array.from({ length: body.length }, (_, i) => i + 1);
  return widths.sort((a, b) => Math.abs(a - first) - Math.abs(b - first)).slice(0, WIDTHS_TRIED);
}

/** DW-V-42: wider and narrower fronts, and order for an unordered unit, if one manoeuvre can reach them. */
function reshapes(body: Body, formation: Formation): Leg[] {
  const { facing } = body[0]!;
  if (body.some((p) => p.facing !== facing)) return [];
  const now = formation.kind === 'line' ? formation.ranks[0]!.length : 0;
  const legs: Leg[] = [];
  for (let width = 1; width <= body.length; width++) {
    if (width === now) continue;
    const found = arrange(body, facing, width, 1);
    const to = found === null ? [] : shiftsTo(body, found);
    if (to.length > 0) legs.push({ leg: 'shift', to });
  }
  return legs;
}

/** The shifts from one arrangement to another, without two elements changing places. */
export function shiftsTo(from: Body, to: Body): { element: string; q: number; r: number }[] {
  const shifts: { element: string; q: number; r: number }[] = [];
  for (const [i, p] of from.entries()) {
    const t = to[i]!;
    if (hex.sameHex(p, t)) continue;
    const swaps = from.some((o, j) => j !== i && hex.sameHex(o, t) && hex.sameHex(to[j]!, p));
    if (!swaps) shifts.push({ element: p.id, q: t.q, r: t.r });
  }
  return shifts;
}
