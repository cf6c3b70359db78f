import type { Profile, Unit, Weapon } from '../generated/state.ts';

/** FD-NEED-01, FD-GAP-93: what an army book is here: weapons, profiles, units and lists. The catalogue is one too. */
export type Army = {
  /** An army's own weapons and profiles appear in the state as `<id>.<entry>`, so that two armies never clash. */
  readonly id: string;
  readonly name: string;
  readonly weapons: Readonly<Record<string, Entry<Weapon>>>;
  readonly profiles: Readonly<Record<string, Entry<Profile>>>;
  readonly units: Readonly<Record<string, Entry<UnitEntry>>>;
  readonly lists: Readonly<Record<string, ArmyList>>;
};

/** `inferred` means that the book does not have it: it was made up so that a game can be played. */
export type Entry<T> = Readonly<T> & { readonly inferred?: true };

export type SpecialRule = Unit['specialRules'][number];

/** A kind of unit (FD-UNIT-01 to 04): its models in unit order. */
export type UnitEntry = {
  readonly name: string;
  readonly models: readonly ModelGroup[];
  /** Rules of the whole unit. The rules of single models are in their profiles. */
  readonly specialRules: readonly SpecialRule[];
  /** The points its author gives it. Null means by the formula of `points.ts`. */
  readonly points: number | null;
};

/** Models that are all alike. */
export type ModelGroup = {
  readonly count: number;
  readonly profile: string;
  readonly weapons: readonly string[];
};

/** Rules of a whole army. */
export const ARMY_RULES = ['waaagh'] as const;
export type ArmyRule = (typeof ARMY_RULES)[number];

/** The units that go to battle together. */
export type ArmyList = {
  readonly name: string;
  /** The list is refused if it costs more than this. */
  readonly limit: number | null;
  readonly rules: readonly ArmyRule[];
  /** By the id that the unit will have in the battle. */
  readonly units: Readonly<Record<string, ListedUnit>>;
};

export type ListedUnit = {
  readonly unit: string;
  /** The unit's own name. Null means the name of its kind. */
  readonly name: string | null;
  /** FD-GAP-99: proposed as general. */
  readonly general: boolean;
};
