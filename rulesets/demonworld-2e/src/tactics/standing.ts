import { hex } from '@walstatt/geometry';
import { closestPair, enemiesOfUnit, facingTowards, nearestTo } from '../01-introduction/board/nearest.ts';
import { sideOfUnit, unitOf } from '../01-introduction/board/occupancy.ts';
import { bodyOf, livingUnits, type Piece } from '../01-introduction/board/pieces.ts';
import { isUnitOrdered } from '../01-introduction/formation/state.ts';
import { cardOfUnit } from '../02-characteristics/card-of.ts';
import { orderOf } from '../05-movement/account.ts';
import type { Card, UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { gatheringOf } from './gathering.ts';
import { stepsToEnemy, waysToEnemies } from './ways.ts';

/** What each element of a waiting unit costs: for each step to the enemy, and for each round out of order. */
const AWAY = 0.15;
const SCATTERED = 1;
/** What it costs to stand where the enemy can attack first. */
const EXPOSED = 4;
/** What each field between a unit and the next one of its side costs. */
const LONELY = 1.5;
/** A longer way round is as bad as none. */
const DETOUR = 8;
/** Fields by which all elements can be shifted in a round. */
const SHIFTS = 2;
/** The number of rounds to wait for the enemy. After twice as many, patience runs out. */
const PATIENCE = 6;

/** What an element that is away while its side fights fails to do in a round. */
const ABSENT = 2;
/** After this many rounds it makes no difference any more. */
const LATE = 4;

/** A unit that is not fighting though others of its side are: what it fails to do until it arrives. */
export function absenceOf(look: Look, unit: UnitsId): number {
  const body = bodyOf(look.state, unit);
  const pair = closestPair(body, enemiesOfUnit(look, unit));
  if (pair === null || pair.distance <= 1) return 0;
  const ways = waysToEnemies(look, unit);
  let steps = 0;
  for (const p of body) steps += stepsToEnemy(ways, p.q, p.r);
  const rounds = steps / body.length / stepsOf(bpOf(look, unit).attack) + disorderOf(look, unit, body, pair);
  return ABSENT * body.length * Math.min(LATE, rounds);
}

/**
 * One of the player's own units while nobody fights: it should be at the right distance, in order, facing the enemy and
 * near the others.
 */
export function standingOf(look: Look, unit: UnitsId): number {
  const enemies = enemiesOfUnit(look, unit);
  const body = bodyOf(look.state, unit);
  const pair = closestPair(body, enemies);
  if (pair === null) return 0;
  const ways = waysToEnemies(look, unit);
  const near = awaitedAt(look, unit, pair.enemy);
  let score = 0;
  for (const p of body) {
    const straight = hex.distance(p, nearestTo(p, enemies)!);
    const detour = Math.min(DETOUR, stepsToEnemy(ways, p.q, p.r) - straight);
    score -= AWAY * (stepsCounted(look, straight, near) + detour);
  }
  if (pair.distance <= 1 + stepsOf(bpOf(look, unitOf(look.state, pair.enemy.id)).attack)) score -= EXPOSED;
  score -= SCATTERED * body.length * disorderOf(look, unit, body, pair);
  const off = hex.sixths(facingTowards(pair.own, pair.enemy) - pair.own.facing);
  score -= Math.min(off, 6 - off);
  return score + FREEDOM[orderOf(look, unit) ?? 'hold'] - LONELY * lonelinessOf(look, unit, body);
}

/** Orders are judged by their usual use. Those that leave more options are a little better. */
const FREEDOM = { attack: 0.6, skirmish: 0.4, move: 0.2, hold: 0 } as const;

const stepsOf = (points: number): number => Math.floor(points / 3);
const bpOf = (look: Look, unit: UnitsId): Card['bp'] => cardOfUnit(look.state, unit).bp;

/**
 * The distance from which an enemy who approaches with Move can be attacked: units with Attack move after those with
 * Move and strike before them. Shooters want to reach the enemy.
 */
function awaitedAt(look: Look, unit: UnitsId, enemy: Piece): number {
  const { missile } = cardOfUnit(look.state, unit);
  if (missile !== null) return missile.bands[missile.bands.length - 1]!.maxRange;
  return 1 + slowestOf(look, sideOfUnit(look.state, unit)) + stepsOf(bpOf(look, unitOf(look.state, enemy.id)).move);
}

/** The steps over which every unit of a side without missiles can attack. Its units wait for each other. */
function slowestOf(look: Look, side: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (const u of livingUnits(look.state)) {
    const { missile, bp } = cardOfUnit(look.state, u);
    if (sideOfUnit(look.state, u) === side && missile === null) least = Math.min(least, stepsOf(bp.attack));
  }
  return least;
}

/**
 * Steps within the distance at which the enemy is awaited count for more the longer the battle lasts, because nobody
 * waits for ever.
 */
function stepsCounted(look: Look, steps: number, near: number): number {
  const impatience = Math.min(1, Math.max(0, look.state.round / PATIENCE - 1));
  return Math.max(0, steps - near) + impatience * Math.min(steps, near);
}

/** Rounds that a unit needs to fall into line. */
function disorderOf(
  look: Look,
  unit: UnitsId,
  body: readonly Piece[],
  { own, enemy }: { own: Piece; enemy: Piece },
): number {
  if (isUnitOrdered(look, unit)) return 0;
  const line = gatheringOf(look, body, facingTowards(own, enemy));
  if (line === null) return LATE;
  return 0.5 + (line.farthest + line.sum / body.length) / (2 * SHIFTS);
}

/** How far away the next unit of the same side is. Two that stand together fight one enemy together. */
function lonelinessOf(look: Look, unit: UnitsId, body: readonly Piece[]): number {
  const side = sideOfUnit(look.state, unit);
  let least = Number.POSITIVE_INFINITY;
  for (const other of livingUnits(look.state)) {
    if (other === unit || sideOfUnit(look.state, other) !== side) continue;
    least = Math.min(least, closestPair(body, bodyOf(look.state, other))!.distance);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : Math.max(0, least - 2);
}
