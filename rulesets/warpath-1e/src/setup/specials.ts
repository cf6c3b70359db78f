import type { Special, Weapon } from '../generated/state.ts';
import { EXPLOSIVE, SPECIALS } from '../schema.ts';

export type Parsed = { readonly id: Special['id']; readonly n: number; readonly dice: string | null };

const PATTERN = /^([A-Za-z]+)(?:\((\d+|D3|D6)\))?$/;

/** Reads `piercing(2)` or `explosive(D3)`; null if there is no such special rule. */
export function parseSpecial(text: string): Parsed | null {
  const match = PATTERN.exec(text);
  const id = match?.[1] as Special['id'] | undefined;
  if (id === undefined || !SPECIALS.includes(id)) return null;
  const n = match![2];
  return { id, n: n === undefined || n[0] === 'D' ? 0 : Number(n), dice: n ?? null };
}

export const explosiveOf = (p: Parsed): Weapon['explosive'] | null =>
  (EXPLOSIVE as readonly string[]).includes(p.dice ?? '') ? (p.dice as Weapon['explosive']) : null;
