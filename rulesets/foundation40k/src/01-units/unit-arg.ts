import { type Plain, Unanswerable } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import type { L } from '../kit.ts';
import { isOnTable } from './units.ts';

export type Args = Readonly<Record<string, Plain>>;

/** Questions about one unit, or about one unit and another. */
export const ofUnit = { unit: s.id('units') };
export const ofPair = { unit: s.id('units'), target: s.id('units') };

/** The id of a unit on the table. Nothing can be said about units that are not on it. */
export function unitArg(look: L, args: Args, name: string): string {
  const id = args[name] as string;
  if (!isOnTable(look.state, id)) throw new Unanswerable(`${name}: ${id} is not on the table`);
  return id;
}
