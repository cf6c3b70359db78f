import type { SeatId } from '@walstatt/engine';
import type { Force, ForceUnit } from '../army/force.ts';
import type { Model, Profile, Unit, Weapon } from '../generated/state.ts';

/** Rows for the tables of the state. */
export type Recruits = {
  readonly units: Record<string, Unit>;
  readonly models: Record<string, Model>;
  readonly profiles: Record<string, Profile>;
  readonly weapons: Record<string, Weapon>;
  /** FD-SPECIAL-17: whether the army may shout. */
  readonly waaagh: boolean;
};

/**
 * A force as rows of the state, off the table. With a prefix, its units can be used next to others of the same name.
 */
export function recruit(force: Force, owner: SeatId, prefix = ''): Recruits {
  const units: Record<string, Unit> = {};
  const models: Record<string, Model> = {};
  for (const [id, unit] of Object.entries(force.units)) {
    const row = recruitUnit(unit, `${prefix}${id}`, owner, models);
    units[`${prefix}${id}`] = row;
  }
  return { units, models, profiles: copy(force.profiles), weapons: copy(force.weapons), waaagh: force.waaagh };
}

/** The row of one unit. The rows of its models are added to `models`. */
export function recruitUnit(unit: ForceUnit, id: string, owner: SeatId, models: Record<string, Model>): Unit {
  const ids = unit.models.map(({ profile, weapons }, i) => {
    const model = `${id}.${i + 1}`;
    models[model] = {
      unit: id,
      profile,
      weapons: [...weapons],
      lost: 0,
      shaken: false,
      stunned: false,
      immobilised: false,
      results: [],
      where: { at: 'off' },
    };
    return model;
  });
  return {
    owner,
    name: unit.name,
    models: ids,
    specialRules: [...unit.specialRules],
    general: unit.general,
    status: 'undeployed',
    morale: 'ok',
    activated: false,
    reactionMarker: false,
    reacted: false,
    takeCover: false,
    fled: false,
    entryEdge: 'none',
    living: ids.length,
  };
}

/** Rows of the state are not shared with anything else. */
export const copy = <T extends object>(rows: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, structuredClone(row)]));
