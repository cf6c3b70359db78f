import { describe, nearest, type Reader, report } from '@walstatt/engine/files';
import type { Hold } from '../../generated/state.ts';
import { ABILITIES, TYPES, wordFor } from './words.ts';

const FORM = 'room such as 2 INF without jump packs, mounted; terminator count 2; at most 1 gun-battery';
const ROOM = /^(\d{1,2}) (.+?)(?: without (.+))?$/;
const COSTS = /^(.+) counts? (\d)$/;
const LIMIT = /^at most (\d{1,2}) (.+)$/;

/** EA-1.7.5-01: `8 INF, trike, dreadnought; terminator, dreadnought count 2`. Kinds are types, abilities or datasheets. */
export function readHold(r: Reader, v: unknown): Hold {
  const [first, ...more] = typeof v === 'string' ? v.split(';').map((part) => part.trim()) : [''];
  const room = ROOM.exec(first!);
  if (room === null || Number(room[1]) === 0) return report(r, FORM, describe(v));
  const hold: Hold = {
    capacity: Number(room[1]),
    allows: readKinds(r, room[2]!),
    excludes: room[3] === undefined ? [] : readKinds(r, room[3]),
    costs: [],
    limits: [],
  };
  for (const part of more) addTerm(r, hold, part);
  return hold;
}

function addTerm(r: Reader, hold: Hold, part: string): void {
  const limit = LIMIT.exec(part);
  if (limit !== null) {
    for (const of of readKinds(r, limit[2]!)) hold.limits.push({ of, most: Number(limit[1]) });
    return;
  }
  const costs = COSTS.exec(part);
  if (costs === null || Number(costs[2]) < 2) report(r, FORM, describe(part));
  else for (const of of readKinds(r, costs[1]!)) hold.costs.push({ of, places: Number(costs[2]) });
}

const readKinds = (r: Reader, list: string): string[] => list.split(', ').map((word) => readKind(r, word));

function readKind(r: Reader, word: string): string {
  const sheets = r.ids.get('units')!;
  const kind = wordFor(TYPES, word) ?? wordFor(ABILITIES, word) ?? (sheets.has(word) ? word : undefined);
  return kind ?? report(r, 'a type, an ability or a datasheet', describe(word), nearest(word, [...sheets]));
}
