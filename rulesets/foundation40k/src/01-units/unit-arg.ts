import type { Plain } from '@walstatt/engine';
import type { L } from '../kit.ts';
import { isOnTable } from './units.ts';

export type Args = Readonly<Record<string, Plain>>;

/** The id of a unit on the table, or an error that says what is wrong. */
export function unitArg(look: L, args: Args, name: string): string {
  const id = String(args[name]);
  if (look.state.units[id] === undefined) throw new Error(`${name}: there is no unit ${id}`);
  if (!isOnTable(look.state, id)) throw new Error(`${name}: ${id} is not on the table`);
  return id;
}
