import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ledger } from '../ledgers.ts';
import { folderOf } from '../ledgers.ts';
import { countedRules } from './count.ts';

/** The structural ids of one ruleset: id to reason. Throws if the list names ids that its ledger does not count. */
export async function readStructuralIds(root: string, ledger: Ledger): Promise<Map<string, string>> {
  const path = `${folderOf(ledger.ruleset)}/src/structural-ids.ts`;
  if (!existsSync(join(root, path))) return new Map();
  const module = (await import(pathToFileURL(join(root, path)).href)) as { structuralIds?: Record<string, string> };
  if (!module.structuralIds) throw new Error(`${path}: exports no structuralIds`);
  return checkStructuralIds(path, ledger, module.structuralIds);
}

export function checkStructuralIds(path: string, ledger: Ledger, ids: Record<string, string>): Map<string, string> {
  const counted = new Set(countedRules(ledger).map(({ id }) => id));
  for (const [id, reason] of Object.entries(ids)) {
    if (!counted.has(id)) throw new Error(`${path}: ${id} is no core, setup or option rule of ${ledger.ruleset}`);
    if (reason.trim() === '') throw new Error(`${path}: ${id} has no reason`);
  }
  return new Map(Object.entries(ids));
}
