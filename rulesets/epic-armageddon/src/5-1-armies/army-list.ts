import type { InBoth } from '@walstatt/engine';
import type { Formation } from '../generated/state.ts';

export type ArmyRule = Formation['armyRules'][number];

/** A datasheet, or one with a choice of its weapons: `rhino`, `dreadnought/fist`. */
export type UnitRef = string;

/** So many units, each of any of these kinds. What a kind costs comes on top of the formation's points. */
export type UnitGroup = {
  readonly count: number;
  readonly of: readonly { readonly unit: UnitRef; readonly points: number }[];
};

/** What may be added to a formation. Characters join one of its units (EA-2.1.1-06). */
export type Option = {
  /** Of each. */
  readonly points: number;
  /** The most in one formation, and in the whole army. */
  readonly most: number;
  readonly inArmy: number;
  /** It takes the place of all units of this datasheet. */
  readonly insteadOf: string | null;
  /** Only with such a formation in the army. */
  readonly needs: string | null;
};

export type ListedFormation = {
  readonly name: InBoth;
  readonly points: number;
  /** Null is the initiative of the list. */
  readonly initiative: number | null;
  /** The special rules of its units. Null are those of the list. */
  readonly rules: readonly ArmyRule[] | null;
  readonly units: readonly UnitGroup[];
  /** By the datasheet that is added. */
  readonly options: Readonly<Record<string, Option>>;
};

/** How much of an army may be what. */
export type Limit = { readonly of: readonly string[] } & (
  | { readonly kind: 'third' }
  | { readonly kind: 'most'; readonly most: number }
  | { readonly kind: 'forEach'; readonly most: number; readonly forEach: readonly string[] }
);

/** EA-5-01: formations with points, from which armies are bought. */
export type ArmyList = {
  readonly id: string;
  readonly name: InBoth;
  readonly strategyRating: number;
  readonly initiative: number;
  readonly rules: readonly ArmyRule[];
  readonly formations: Readonly<Record<string, ListedFormation>>;
  readonly limits: readonly Limit[];
  /** No book prints it (EA-G-32). */
  readonly inferred: boolean;
};

/** An army bought from a list. */
export type Roster = {
  readonly name: InBoth;
  readonly list: string;
  /** EA-5.1.1-01: the agreed total. */
  readonly points: number;
  /** By the id that the formation has in the battle. */
  readonly formations: Readonly<Record<string, RosterFormation>>;
};

export type RosterFormation = {
  readonly formation: string;
  /** Null is the name in the list. */
  readonly name: InBoth | null;
  /** What it has where the list leaves a choice: how many of each kind. Empty takes the first kind. */
  readonly units: Readonly<Record<UnitRef, number>>;
  readonly add: Readonly<Record<UnitRef, number>>;
  /** The datasheet of the unit that its characters join. Null is the first of its units. */
  readonly host: string | null;
};

/** A formation of a list. Names come from files, and may be words that every object knows. */
export const listedIn = ({ formations }: ArmyList, id: string): ListedFormation | undefined =>
  Object.hasOwn(formations, id) ? formations[id] : undefined;

/** What may be added to a formation, by a reference to its datasheet. */
export const optionFor = ({ options }: ListedFormation, ref: UnitRef): Option | undefined =>
  Object.hasOwn(options, sheetIn(ref)) ? options[sheetIn(ref)] : undefined;

/** The datasheet of a reference. */
export const sheetIn = (ref: UnitRef): string => ref.split('/')[0]!;

/** A list as army files and the game's own data write it. */
export type WrittenList = {
  readonly name: string | { readonly en: string; readonly de: string };
  readonly strategyRating: number;
  readonly initiative: string;
  readonly rules?: readonly string[];
  readonly formations: Readonly<Record<string, WrittenFormation>>;
  readonly limits?: readonly WrittenLimit[];
  readonly inferred?: true;
};

export type WrittenFormation = {
  readonly name: string | { readonly en: string; readonly de: string };
  readonly points: number;
  readonly initiative?: string;
  readonly rules?: readonly string[];
  /** `6 tactical, 3 rhino`; `5 bike | trike` is any mixture; `4 scouts | scout-sniper +10` has dearer kinds. */
  readonly units: string;
  /** Points, or points and conditions. */
  readonly options?: Readonly<Record<string, number | WrittenOption>>;
};

export type WrittenOption = {
  readonly points: number;
  readonly most?: number;
  readonly inArmy?: number;
  readonly insteadOf?: string;
  readonly needs?: string;
};

export type WrittenLimit =
  | { readonly of: readonly string[]; readonly third: true }
  | { readonly of: readonly string[]; readonly most: number; readonly forEach?: readonly string[] };
