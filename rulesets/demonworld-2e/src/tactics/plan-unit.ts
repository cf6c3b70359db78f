import type { Leg, Plan, Rng } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesOfUnit, facingTowards, middleOf, nearestTo } from '../01-introduction/board/nearest.ts';
import type { Body, Piece } from '../01-introduction/board/pieces.ts';
import { formationOf } from '../01-introduction/formation/formation.ts';
import { termsOf } from '../05-movement/account.ts';
import { turnLeg } from '../05-movement/manoeuvres.ts';
import type { Standing } from '../05-movement/standing.ts';
import { planOf, startWalker, take, type Walker } from '../05-movement/walker.ts';
import type { Look } from '../kit.ts';
import { regroup } from './regroup.ts';

/** How a plan approaches its enemy. */
export type Manner = {
  /** The largest number of steps forward. */
  readonly steps: number;
  /** Among equally good steps, does left come first? */
  readonly leftFirst: boolean;
  /** Turns towards the enemy if it is not in front. */
  readonly turns: boolean;
  /** Falls into line as soon as possible if it is out of order. */
  readonly careful?: boolean;
};

export const BOLD: Manner = { steps: 99, leftFirst: true, turns: true, careful: true };

/** A plan of a unit of four or more elements towards an enemy: restore order first, then face it, then advance. */
export const planTowards = (look: Look, s: Standing, enemy: Piece, manner: Manner): Plan =>
  planOf(walkTowards(look, s, enemy, manner));

export function walkTowards(look: Look, s: Standing, enemy: Piece, manner: Manner): Walker {
  const w = startWalker(look, s);
  const { order } = termsOf(look, s.unit);
  let formation = formationOf(s.body);
  if (formation.kind === 'unordered') {
    if (!regroup(w, enemy, manner.careful === true)) return w;
    formation = formationOf(w.standing.body);
  }
  if (manner.turns && formation.kind !== 'unordered' && !facesEnemy(w.standing.body, enemy)) {
    const from = formation.kind === 'column' ? formation.chain[0]! : middleOf(w.standing.body);
    const by = hex.sixths(facingTowards(from, enemy) - w.standing.body[0]!.facing);
    if (by !== 0 && formation.kind === 'line') take(w, s.unit, turnLeg(w.standing.body, formation, by));
  }
  if (order !== 'hold') advanceTowards(w, enemy, manner);
  return w;
}

/** Is the enemy in the front area of the unit's foremost element? */
function facesEnemy(body: Body, enemy: Piece): boolean {
  const heading = hex.cornerHeading(body[0]!.facing);
  return body.some((p) => hex.isInArc(p, enemy, heading, 1));
}

function advanceTowards(w: Walker, enemy: Piece, manner: Manner): void {
  for (let i = 0; i < manner.steps && !w.contact; i++) {
    const formation = formationOf(w.standing.body);
    if (formation.kind === 'unordered') return;
    const moved =
      formation.kind === 'column' ? columnTowards(w, formation.chain, enemy) : lineTowards(w, enemy, manner);
    if (!moved) return;
  }
}

function lineTowards(w: Walker, enemy: Piece, manner: Manner): boolean {
  const { body, unit } = w.standing;
  const lead = nearestTo(enemy, body)!;
  const gap = (turn: number): number => hex.distance(hex.neighbour(lead, lead.facing + turn), enemy);
  const toLeft = gap(0);
  const toRight = gap(1);
  if (Math.min(toLeft, toRight) > hex.distance(lead, enemy)) return false;
  const left = toLeft < toRight || (toLeft === toRight && manner.leftFirst);
  const [first, second] = left ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return take(w, unit, { leg: 'advance', to: first }) || take(w, unit, { leg: 'advance', to: second });
}

function columnTowards(w: Walker, chain: readonly Piece[], enemy: Piece): boolean {
  const head = chain[0]!;
  const facing = facingTowards(head, enemy);
  const gap = (turn: number): number => hex.distance(hex.neighbour(head, facing + turn), enemy);
  const to = gap(0) <= gap(1) ? 'left' : 'right';
  return (
    take(w, w.standing.unit, { leg: 'column', facing, to }) ||
    take(w, w.standing.unit, { leg: 'column', facing, to: to === 'left' ? 'right' : 'left' })
  );
}

/** A random plan: mostly towards some enemy, now and then any manoeuvre at all. */
export function randomUnitPlan(look: Look, s: Standing, rng: Rng): Plan {
  const enemies = enemiesOfUnit(look, s.unit);
  if (enemies.length === 0) return [];
  if (rng.int(0, 15) === 0) return anyManoeuvre(look, s, rng);
  const near = nearestTo(middleOf(s.body), enemies)!;
  const enemy = rng.int(0, 3) === 0 ? enemies[rng.int(0, enemies.length - 1)]! : near;
  return planTowards(look, s, enemy, {
    steps: rng.int(0, 5) === 0 ? rng.int(0, 4) : 99,
    leftFirst: rng.int(0, 1) === 0,
    turns: rng.int(0, 9) > 0,
  });
}

/** A few legs are drawn blindly, and the first legal one is taken. */
function anyManoeuvre(look: Look, s: Standing, rng: Rng): Plan {
  const w = startWalker(look, s);
  for (let i = 0; i < 3; i++) if (take(w, s.unit, anyLeg(s.body, rng))) break;
  return planOf(w);
}

function anyLeg(body: Body, rng: Rng): Leg {
  const to = rng.int(0, 1) === 0 ? 'left' : 'right';
  switch (rng.int(0, 3)) {
    case 0:
      return { leg: 'wheel', to };
    case 1:
      return { leg: 'step', direction: rng.int(0, 5) };
    case 2:
      return { leg: 'turn', facings: Object.fromEntries(body.map((p) => [p.id, rng.int(0, 5)])) };
    default:
      return turnLeg(body, formationOf(body), rng.int(1, 5));
  }
}
