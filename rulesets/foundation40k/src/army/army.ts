import type { Profile, Unit, Weapon } from '../generated/state.ts';

/** FD-NEED-01, FD-GAP-93: what an army book is here: weapons, profiles, units and lists. The catalogue is one, too. */
export type Army = {
  /** Own weapons and profiles appear in the state as `<id>.<entry>`, so that two armies never get in each other's way. */
  readonly id: string;
  readonly name: string;
  readonly weapons: Readonly<Record<string, Entry<Weapon>>>;
  readonly profiles: Readonly<Record<string, Entry<Profile>>>;
  readonly units: Readonly<Record<string, Entry<UnitEntry>>>;
  readonly lists: Readonly<Record<string, ArmyList>>;
};

/** `inferred`: the book does not have it; it was made up so that a game can be played. */
export type Entry<T> = Readonly<T> & { readonly inferred?: true };

export type SpecialRule = Unit['specialRules'][number];

/** A kind of unit (FD-UNIT-01 to 04): its models in unit order. */
export type UnitEntry = {
  readonly name: string;
  readonly models: readonly ModelGroup[];
  /** Rules of the whole unit; those of single models stand in their profiles. */
  readonly specialRules: readonly SpecialRule[];
  /** What the author says it is worth; null: by the formula of `points.ts`. */
  readonly points: number | null;
};

/** Models that are alike. */
export type ModelGroup = {
  readonly count: number;
  readonly profile: string;
  readonly weapons: readonly string[];
};

/** Rules of a whole army. */
export const ARMY_RULES = ['waaagh'] as const;
export type ArmyRule = (typeof ARMY_RULES)[number];

/** What goes to battle together. */
export type ArmyList = {
  readonly name: string;
  /** The list is refused if it costs more. */
  readonly limit: number | null;
  readonly rules: readonly ArmyRule[];
  /** By the id that the unit has in the battle. */
  readonly units: Readonly<Record<string, ListedUnit>>;
};

export type ListedUnit = {
  readonly unit: string;
  /** A name of its own, or null for that of its kind. */
  readonly name: string | null;
  /** FD-GAP-99: proposed as general. */
  readonly general: boolean;
};
