import type { SeatId } from '@walstatt/engine';
import type { Profile, State, Unit } from '../../generated/state.ts';
import { sheetIn, type UnitRef } from '../army-list.ts';
import { choiceOf, type Force, type ForceFormation, isOwn, type OwnSheets, profileFor, sheetOf } from '../force.ts';

/** Forces as rows of the state, off the table. */
export type Rows = Pick<State, 'profiles' | 'formations' | 'units'>;

/** EA-1.2.1-01: all formations of all players. A later player's formations of the same name get the seat as a prefix. */
export function recruit(forces: readonly (readonly [seat: SeatId, force: Force])[]): Rows {
  const rows: Rows = { profiles: {}, formations: {}, units: {} };
  for (const [seat, force] of forces) {
    const isTaken = Object.keys(force.formations).some((id) => Object.hasOwn(rows.formations, id));
    const prefix = isTaken ? `${seat}.` : '';
    for (const [id, formation] of Object.entries(force.formations)) {
      const row = { id: `${prefix}${id}`, owner: seat, own: force.own };
      addFormation(rows, row, formation);
    }
  }
  return rows;
}

type Row = { readonly id: string; readonly owner: SeatId; readonly own: OwnSheets | null };

function addFormation(rows: Rows, { id, owner, own }: Row, formation: ForceFormation): void {
  const units = formation.units.map((_, i) => `${id}.${i + 1}`);
  const host = formation.units.findIndex((ref) => formation.host === null || sheetIn(ref) === formation.host);
  const characters = formation.characters.map((ref) => addProfile(rows, own, ref));
  for (const [i, ref] of formation.units.entries()) {
    const profile = addProfile(rows, own, ref);
    rows.units[units[i]!] = unitRow(id, profile, {
      characters: i === host ? characters : [],
      shields: rows.profiles[profile]!.shields,
    });
  }
  rows.formations[id] = {
    owner,
    name: formation.name.en,
    initiative: formation.initiative,
    units,
    armyRules: [...formation.rules],
    points: formation.points,
    blastMarkers: 0,
    broken: false,
    withdraws: false,
    overwatch: null,
    status: { at: 'undeployed' },
  };
}

const unitRow = (formation: string, profile: string, more: Pick<Unit, 'characters' | 'shields'>): Unit => ({
  formation,
  profile,
  damage: 0,
  where: { at: 'off' },
  ...more,
});

/** The profile of a reference as a row, once for all units that have it. */
function addProfile(rows: Rows, own: OwnSheets | null, ref: UnitRef): string {
  const sheet = nameIn(own, sheetIn(ref));
  const isOnly = Object.keys(sheetOf(own, sheetIn(ref)).profiles).length === 1;
  const id = isOnly ? sheet : `${sheet}.${choiceOf(own, ref)}`;
  if (!Object.hasOwn(rows.profiles, id)) rows.profiles[id] = profileRow(own, profileFor(own, ref), sheet);
  return id;
}

/** Datasheets of an army file are called by its name, because two files may call theirs the same. */
const nameIn = (own: OwnSheets | null, word: string): string => (isOwn(own, word) ? `${own!.id}.${word}` : word);

function profileRow(own: OwnSheets | null, profile: Profile, sheet: string): Profile {
  const named = (words: readonly string[]): string[] => words.map((word) => nameIn(own, word));
  const copy = structuredClone(profile);
  return {
    ...copy,
    sheet,
    holds: copy.holds.map((hold) => ({
      ...hold,
      allows: named(hold.allows),
      excludes: named(hold.excludes),
      costs: hold.costs.map((cost) => ({ ...cost, of: nameIn(own, cost.of) })),
      limits: hold.limits.map((limit) => ({ ...limit, of: nameIn(own, limit.of) })),
    })),
  };
}
