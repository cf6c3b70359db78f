import { type Plain, Unanswerable } from '@walstatt/engine';
import type { Look } from '../kit.ts';
import { type Piece, pieceOf } from './board/pieces.ts';

export type Args = Readonly<Record<string, Plain>>;

export const textArg = (args: Args, name: string): string => String(args[name]);
export const plain = (x: unknown): Plain => JSON.parse(JSON.stringify(x)) as Plain;

/** An element on the table. There is nothing to say about others. */
export function pieceIn(look: Look, args: Args, name: string): Piece {
  const piece = pieceOf(look.state, textArg(args, name));
  if (piece === null) throw new Unanswerable(`${name}: ${args[name]} is not on the table`);
  return piece;
}

/** Two elements of which one attacks the other. */
export function pairIn(look: Look, args: Args): { by: string; at: string } {
  const [by, at] = [pieceIn(look, args, 'by').id, pieceIn(look, args, 'at').id];
  const { elements } = look.state;
  if (elements[by]!.unit === elements[at]!.unit) throw new Unanswerable(`at: ${by} does not attack its own unit`);
  return { by, at };
}
