import type { Fields, Owner, Schema } from '../language.ts';
import { ownerPath } from '../owner.ts';

/**
 * The surroundings of a schema: the records from the inside out, and whether there is a table or a secret among them.
 */
export type Surroundings = {
  readonly records: readonly Fields[];
  readonly inTable: boolean;
  readonly inSecret: boolean;
};

/** What is wrong with the owner of a secret that stands here, if anything. */
export function checkOwner(owner: Owner, around: Surroundings): string | undefined {
  const path = ownerPath(owner);
  if (path.key) return around.inTable ? undefined : "the owner is '@key', but no table is around";
  const fields = around.records[path.up];
  if (fields === undefined) return `the owner is '${owner}', but there are not so many records around`;
  const s = Object.hasOwn(fields, path.field) ? fields[path.field] : undefined;
  if (s === undefined) return `the owner is '${owner}', but there is no field ${path.field}`;
  return namesSeat(s) ? undefined : `the owner is '${owner}', but ${path.field} is no seat: id('seats') was expected`;
}

/** Seats have ids, stored as text in the list of seats itself. */
const namesSeat = (s: Schema): boolean => (s.kind === 'id' && s.of === 'seats') || s.kind === 'text';
