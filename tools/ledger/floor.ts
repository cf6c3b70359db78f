import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from './count.ts';

/** How many ids each ruleset must cover at least, tested and structural ones together. */
export type Floor = Record<string, number>;

const file = 'docs/rules/floor.json';

export function readFloor(root: string): Floor {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Floor) : {};
}

export function writeFloor(root: string, floor: Floor): void {
  writeFileSync(join(root, file), `${JSON.stringify(floor, null, 2)}\n`);
}

/** Levels of play have no floor of their own. */
export function floorOf(counts: Readonly<Record<string, Count>>): Floor {
  const rulesets = Object.entries(counts).filter(([name]) => !name.includes('/'));
  return Object.fromEntries(rulesets.map(([name, { tested, structural }]) => [name, tested + structural]));
}

/** One line for every ruleset that covers less than it did. */
export function fallen(floor: Floor, counts: Readonly<Record<string, Count>>): string[] {
  const now = floorOf(counts);
  return Object.entries(floor)
    .filter(([ruleset, least]) => (now[ruleset] ?? 0) < least)
    .map(([ruleset, least]) => `${ruleset} covers ${now[ruleset] ?? 0} ids, but has covered ${least}`);
}
