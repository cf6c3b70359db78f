import { hex } from '@walstatt/geometry';
import { CARD_COLUMNS, CARD_ROWS, fieldAt } from '../01-introduction/board/board.ts';
import { enemiesOfUnit } from '../01-introduction/board/nearest.ts';
import { occupancy, unitOf } from '../01-introduction/board/occupancy.ts';
import { type Body, bodyOf } from '../01-introduction/board/pieces.ts';
import type { UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** Wide enough for every table, with a margin all around. */
const WIDE = 128;
const HIGH = 72;
const at = (q: number, r: number): number => (r + 2) * WIDE + q + WIDE / 2;
const STEPS = hex.DIRECTIONS.map((d) => d.r * WIDE + d.q);
const UNSEEN = -1;
const HELD = -2;

/** How many steps it is from each field to the nearest enemy, around all elements that stand still. */
export type Ways = { readonly steps: Int16Array };

/** A flood from the enemies of a unit over all fields that no other unit holds. */
export const waysToEnemies = (look: Look, unit: UnitsId): Ways =>
  look.memo('ways', unit, () => flood(look, unit, enemiesOfUnit(look, unit)));

/** The same to a single enemy unit. */
export const waysTo = (look: Look, unit: UnitsId, enemy: UnitsId): Ways =>
  look.memo('ways to', `${unit}/${enemy}`, () => flood(look, unit, bodyOf(look.state, enemy)));

function flood(look: Look, unit: UnitsId, goals: Body): Ways {
  const steps = new Int16Array(WIDE * HIGH).fill(HELD);
  const { across, down } = look.state.board;
  for (let row = 0; row <= CARD_ROWS * down; row++) {
    for (let column = 1; column <= CARD_COLUMNS * across + (row & 1); column++) {
      const { q, r } = fieldAt(column, row);
      steps[at(q, r)] = UNSEEN;
    }
  }
  for (const p of occupancy(look).values()) if (unitOf(look.state, p.id) !== unit) steps[at(p.q, p.r)] = HELD;
  const queue: number[] = [];
  for (const e of goals) spread(steps, queue, at(e.q, e.r), 1);
  for (let i = 0; i < queue.length; i++) spread(steps, queue, queue[i]!, steps[queue[i]!]! + 1);
  return { steps };
}

function spread(steps: Int16Array, queue: number[], from: number, far: number): void {
  for (const s of STEPS) {
    if (steps[from + s] !== UNSEEN) continue;
    steps[from + s] = far;
    queue.push(from + s);
  }
}

/** Steps from a field to the nearest enemy. 1 means in contact. */
export function stepsToEnemy({ steps }: Ways, q: number, r: number): number {
  const here = steps[at(q, r)]!;
  return here > 0 ? here : CUT_OFF;
}

/** As good as never. */
const CUT_OFF = 30;
