import { EXPLOSIVE } from '../15-special-weapons/weapon.ts';
import { SPECIALS } from '../24-special-rules/schema.ts';
import type { Special, Weapon } from '../generated/state.ts';

export type Parsed = { readonly id: Special['id']; readonly n: number; readonly die: boolean };

const PATTERN = /^([A-Za-z]+)(?:\((\d+|D3|D6)\))?$/;

const WITH_NUMBER: readonly string[] = ['piercing', 'flameCloud', 'zap', 'crushingStrength'];

/** Reads `piercing(2)` or `explosive(D3)`; null if there is no such special rule, or it takes no such number. */
export function parseSpecial(text: string): Parsed | null {
  const match = PATTERN.exec(text);
  const id = match?.[1] as Special['id'] | undefined;
  if (id === undefined || !SPECIALS.includes(id)) return null;
  const given = match![2] ?? null;
  const die = given?.[0] === 'D';
  const n = given === null ? 0 : Number(die ? given.slice(1) : given);
  if (id === 'explosive') return (EXPLOSIVE as readonly string[]).includes(given ?? '') ? { id, n, die } : null;
  if (die || n > 20 || WITH_NUMBER.includes(id) !== (given !== null)) return null;
  return { id, n, die };
}

export const explosiveOf = (p: Parsed): Weapon['explosive'] => `${p.die ? 'D' : ''}${p.n}` as Weapon['explosive'];
