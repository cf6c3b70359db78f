import type { Plain } from '@walstatt/engine';
import { layField } from '@walstatt/engine/files';
import { INCH } from '@walstatt/geometry';
import type { Attacks, Profile, ProfileBase, Weapon } from '../generated/state.ts';
import type { Army, ArmyList, Entry, ListedUnit, UnitEntry } from './army.ts';

/** Writes an army as a file from which `readArmy` reads the same army. Anything that can be left out is left out. */
export function writeArmy(army: Army): string {
  const tables: [string, Plain][] = [
    ['weapons', mapped(army.weapons, writeWeapon)],
    ['profiles', mapped(army.profiles, writeProfile)],
    ['units', mapped(army.units, writeUnit)],
    ['lists', mapped(army.lists, writeList)],
  ];
  const lines = [
    ...layField('army', army.id, 0),
    ...layField('ruleset', 'foundation40k', 0),
    ...layField('name', army.name, 0),
    ...tables.flatMap(([name, rows]) => (Object.keys(rows as object).length === 0 ? [] : layField(name, rows, 0))),
  ];
  return `${lines.join('\n')}\n`;
}

type Fields = Record<string, Plain>;

const mapped = <T>(rows: Readonly<Record<string, T>>, write: (row: T) => Plain): Plain =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, write(row)]));

/** A number of inches if that is exact. Otherwise millimetres, which always are. */
function length(ticks: number): Plain {
  const inches = ticks / INCH;
  return Math.round(inches * 1000) / 1000 === inches ? inches : `${ticks / 100}mm`;
}

const lists = (rules: readonly string[]): Fields => (rules.length === 0 ? {} : { rules: [...rules] });

const mark = (entry: { readonly inferred?: true }): Fields => (entry.inferred === true ? { inferred: true } : {});

const writeWeapon = (w: Entry<Weapon>): Fields => ({
  name: w.name,
  kind: w.kind,
  range: length(w.range),
  RoF: w.rof,
  FP: w.fp,
  ...lists(w.specialRules),
  ...mark(w),
});

const writeProfile = (p: Entry<Profile>): Fields => ({
  name: p.name,
  type: p.unitType,
  BW: length(p.move),
  NK: p.meleeSkill,
  FK: p.shootSkill,
  A: attacks(p.attacks),
  L: p.lives,
  RW: p.save,
  MW: p.morale,
  base: base(p.base),
  ...lists(p.specialRules),
  ...mark(p),
});

const attacks = ({ dice, plus }: Attacks): Plain =>
  dice === 0 ? plus : plus === 0 ? `${dice}D6` : `${dice}D6+${plus}`;

const base = (b: ProfileBase): Plain =>
  b.shape === 'round' ? length(b.diameter) : [length(b.length), length(b.width)];

const writeUnit = (u: Entry<UnitEntry>): Fields => ({
  name: u.name,
  models: u.models.map((g) => ({
    ...(g.count === 1 ? {} : { count: g.count }),
    profile: g.profile,
    ...(g.weapons.length === 0 ? {} : { weapons: [...g.weapons] }),
  })),
  ...lists(u.specialRules),
  ...(u.points === null ? {} : { points: u.points }),
  ...mark(u),
});

const writeList = (l: ArmyList): Fields => ({
  name: l.name,
  ...(l.limit === null ? {} : { limit: l.limit }),
  ...lists(l.rules),
  units: mapped(l.units, writeListed),
});

const writeListed = (u: ListedUnit): Plain =>
  u.name === null && !u.general
    ? u.unit
    : {
        unit: u.unit,
        ...(u.name === null ? {} : { name: u.name }),
        ...(u.general ? { general: true } : {}),
      };
