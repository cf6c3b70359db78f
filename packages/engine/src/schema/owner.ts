import type { Owner } from './language.ts';

/** An owner path taken apart: the key of the nearest table, or a field so many records further out. */
export type OwnerPath = { readonly key: true } | { readonly key: false; readonly up: number; readonly field: string };

export function ownerPath(owner: Owner): OwnerPath {
  if (owner === '@key') return { key: true };
  const up = owner.length - owner.replace(/^\^+/, '').length;
  return { key: false, up, field: owner.slice(up) };
}
