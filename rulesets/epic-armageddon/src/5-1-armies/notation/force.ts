import { parseWith } from '@walstatt/engine/codec';
import { field, nothing, openRecord, optional, type Read, type Reader, readInt } from '@walstatt/engine/files';
import { byRule, readEntries, readReference } from '@walstatt/tabletop';
import { readBothNames } from '../../5-5-datasheets/notation/sheet.ts';
import type { ArmyRule } from '../army-list.ts';
import type { Force, ForceFormation } from '../force.ts';
import { noteUnits } from './known.ts';
import { readInitiative, readRules } from './list.ts';
import { readCounts } from './units.ts';

/** A force that a scenario fixes: no points, and whole formations as they are. */
export type WrittenForce = {
  readonly strategyRating: number;
  readonly initiative: string;
  readonly rules?: readonly ArmyRule[];
  readonly formations: Readonly<Record<string, WrittenFixed>>;
};

export type WrittenFixed = {
  readonly name: { readonly en: string; readonly de: string };
  readonly units: string;
  /** Characters that lead it. */
  readonly led?: string;
  readonly host?: string;
  readonly initiative?: string;
  readonly rules?: readonly ArmyRule[];
};

/** EA-1.2.1-01: `{units: '6 tactical, 3 rhino', led: 'captain'}` and what holds for the whole force. */
export function fixedForce(written: WrittenForce): Force {
  const read = parseWith(written, readForce, (r) => noteUnits(r, undefined));
  if (!read.ok) throw new Error(`A force of Epic is wrong: ${JSON.stringify(read.problems)}`);
  return read.value;
}

const readForce: Read<Force> = (r, v) => {
  const o = openRecord(r, v, ['strategyRating', 'initiative', 'rules', 'formations']);
  if (o === null) return nothing();
  const initiative = field(r, o, 'initiative', readInitiative);
  const rules = optional(r, o, 'rules', readRules, []);
  return {
    strategyRating: field(r, o, 'strategyRating', byRule('EA-1.5-01', readInt(0, 10))),
    formations: field(
      r,
      o,
      'formations',
      readEntries((at, _, x) => readFixed(at, x, { initiative, rules })),
    ),
    own: null,
  };
};

function readFixed(r: Reader, v: unknown, force: Pick<ForceFormation, 'initiative' | 'rules'>): ForceFormation {
  const o = openRecord(r, v, ['name', 'units', 'led', 'host', 'initiative', 'rules']);
  if (o === null) return nothing();
  const all = (name: string): string[] =>
    Object.entries(optional(r, o, name, readCounts, {})).flatMap(([ref, n]) => Array<string>(n).fill(ref));
  return {
    name: field(r, o, 'name', readBothNames),
    initiative: optional(r, o, 'initiative', readInitiative, force.initiative),
    rules: optional(r, o, 'rules', readRules, [...force.rules]),
    points: 0,
    units: all('units'),
    characters: all('led'),
    host: optional<string | null>(r, o, 'host', readReference('units'), null),
  };
}
