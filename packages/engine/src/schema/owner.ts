import type { Owner } from './language.ts';

/** A parsed owner path: the key of the nearest table, or a field `up` records further out. */
export type OwnerPath = { readonly key: true } | { readonly key: false; readonly up: number; readonly field: string };

export function ownerPath(owner: Owner): OwnerPath {
  if (owner === '@key') return { key: true };
  const up = owner.length - owner.replace(/^\^+/, '').length;
  return { key: false, up, field: owner.slice(up) };
}
