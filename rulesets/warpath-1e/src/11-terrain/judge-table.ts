import type { Problem, RuleId } from '@walstatt/engine';
import type { Box } from '@walstatt/geometry';
import { isCoordinate, isOutlineIn } from '@walstatt/tabletop';
import { inches } from '../07-measuring/lengths.ts';
import type { Terrain } from '../generated/state.ts';

type Raw = Readonly<Record<string, unknown>>;
type Board = { readonly width: number; readonly depth: number };

const KINDS = ['blocking', 'obstacle', 'decorative', 'difficult'];
const isObject = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x);
const told = (x: unknown): string => JSON.stringify(x) ?? 'nothing';

/** WP-BATTLE-02, WP-DEMO-01: the size of the table, whole or in part; the preset supplies what is left out. */
export function readBoard(x: unknown, preset: Board, least: Board, rule: RuleId, problems: Problem[]): Board {
  const given = x === undefined ? {} : x;
  const board = isObject(given) ? { ...preset, ...given } : preset;
  const isRight = (key: 'width' | 'depth'): boolean => Number.isInteger(board[key]) && board[key] > least[key];
  if (!isObject(given)) problems.push({ path: ['table'], expected: 'width and depth', got: told(x), hint: rule });
  for (const key of ['width', 'depth'] as const)
    if (!isRight(key))
      problems.push({ path: ['table', key], expected: `more than ${least[key]}`, got: told(board[key]), hint: rule });
  return board;
}

/**
 * WP-TERRAIN-01, -02, -05, WP-COVER-09, WP-BATTLE-03: before the battle the players agree what every piece is and how
 * it covers. Obstacles are low enough to look over, and everything lies on the table.
 */
export function judgeTerrain(terrain: unknown, board: Board, problems: Problem[]): void {
  if (!isObject(terrain)) {
    problems.push({ path: ['terrain'], expected: 'pieces by name', got: told(terrain), hint: 'WP-BATTLE-03' });
    return;
  }
  for (const [id, piece] of Object.entries(terrain)) judgePiece(id, isObject(piece) ? piece : {}, board, problems);
}

function judgePiece(id: string, p: Raw, board: Board, problems: Problem[]): void {
  const wrong = (field: string, expected: string, hint: RuleId): void => {
    problems.push({ path: ['terrain', id, field], expected, got: told(p[field]), hint });
  };
  const { kind, cover, blocksSight, shape } = p;
  if (kind === undefined) wrong('kind', `what kind of terrain it is: ${KINDS.join(', ')}`, 'WP-TERRAIN-01');
  else if (!KINDS.includes(kind as string)) wrong('kind', KINDS.join(', '), 'WP-TERRAIN-02');
  if (kind !== 'decorative' && cover !== 'soft' && cover !== 'hard') wrong('cover', 'soft or hard', 'WP-COVER-09');
  if (kind === 'obstacle' && blocksSight === true)
    wrong('blocksSight', 'false: one looks over an obstacle', 'WP-TERRAIN-05');
  if (!Array.isArray(shape) || shape.length < 3 || !shape.every((q) => isOnTable(q, board)))
    wrong('shape', 'at least three points on the table', 'WP-BATTLE-03');
}

const boxOf = ({ width, depth }: Board): Box => ({ minX: 0, minY: 0, maxX: width, maxY: depth });

function isOnTable(q: unknown, board: Board): boolean {
  if (!isObject(q)) return false;
  const { x, y } = q;
  return isCoordinate(x) && isCoordinate(y) && isOutlineIn([{ x, y }], boxOf(board));
}

/** The pieces of a ready-made table that fit on a table of another size. */
export const fitting = (terrain: Readonly<Record<string, Terrain>>, board: Board): Record<string, Terrain> =>
  Object.fromEntries(Object.entries(terrain).filter(([, t]) => isOutlineIn(t.shape, boxOf(board))));

/** A smaller table would have no deployment zone: each lies 12 inches from the centre line (WP-BATTLE-20). */
export const LEAST_BATTLE: Board = { width: inches(24), depth: inches(24) };
/** Two zones of 3 inches and some room between them (WP-DEMO-04). */
export const LEAST_DEMO: Board = { width: inches(24), depth: inches(12) };
