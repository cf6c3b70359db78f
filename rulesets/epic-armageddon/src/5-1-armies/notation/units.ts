import { describe, nearest, type Reader, report } from '@walstatt/engine/files';
import type { UnitGroup, UnitRef } from '../army-list.ts';

const GROUP = /^(\d{1,2}) (.+)$/;
const KIND = /^(\S+?)(?: \+(\d{1,3}))?$/;
const ADDED = /^(?:(\d{1,2}) )?(\S+)$/;

/** `6 tactical, 3 rhino`; `5 land-speeder | tornado | typhoon +10`. */
export function readGroups(r: Reader, v: unknown): UnitGroup[] {
  if (typeof v !== 'string') return report(r, 'units such as 6 tactical, 3 rhino', describe(v));
  return v.split(', ').map((part) => readGroup(r, part));
}

function readGroup(r: Reader, part: string): UnitGroup {
  const found = GROUP.exec(part);
  if (found === null || Number(found[1]) === 0) return report(r, 'units such as 6 tactical, 3 rhino', describe(part));
  const of = found[2]!.split(' | ').map((kind) => {
    const [, unit = kind, points = '0'] = KIND.exec(kind) ?? [];
    return { unit: readRef(r, unit), points: Number(points) };
  });
  return { count: Number(found[1]), of };
}

/** `captain, 2 dreadnought/fist`: how many of each. */
export function readCounts(r: Reader, v: unknown): Record<UnitRef, number> {
  const counts: Record<UnitRef, number> = {};
  if (typeof v !== 'string') return report(r, 'units such as captain, 2 dreadnought', describe(v));
  for (const part of v.split(', ')) {
    const found = ADDED.exec(part);
    if (found === null || found[1] === '0') return report(r, 'units such as captain, 2 dreadnought', describe(part));
    const ref = readRef(r, found[2]!);
    counts[ref] = (counts[ref] ?? 0) + Number(found[1] ?? 1);
  }
  return counts;
}

/** The name of a datasheet, with a choice of its weapons or without. */
export function readRef(r: Reader, word: string): UnitRef {
  const known = r.ids.get('equipped')!;
  return known.has(word) ? word : report(r, 'a datasheet', describe(word), nearest(word, [...known]));
}
