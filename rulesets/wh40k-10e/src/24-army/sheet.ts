import type { CoreAbility, SpecialAbility, WeaponAbility } from '../generated/state.ts';

/**
 * WH-DATA-01: datasheets in the book's own notation, as they stand in army files and in the game's own data. Lengths are
 * inches, `x+` is x, dice are written out (`2D6+1`).
 */

/** A number, or dice such as `D3`, `2D6` or `D6+1`. */
export type Dice = number | string;

/** Round and oval bases in millimetres; models without a base, by length and width, in inches. */
export type WrittenBase =
  | { readonly round: number }
  | { readonly oval: readonly [length: number, width: number] }
  | { readonly hull: readonly [length: number, width: number] };

/** WH-DATA-02: models that are all alike. */
export type ModelKind = {
  readonly id: string;
  readonly name?: string;
  readonly count: number;
  /** `-`: can never move. `20+`: an aircraft. `D6+6`: rolled for each move. */
  readonly M: Dice;
  readonly T: number;
  readonly Sv: number;
  readonly invSv?: number;
  readonly W: number;
  readonly Ld: number;
  readonly OC: number;
  readonly base: WrittenBase;
  readonly height: number;
  readonly weapons: readonly string[];
  readonly wargear?: readonly string[];
};

/** One profile of a weapon. WH-DATA-03: a weapon with the range `melee` is a melee weapon, every other is ranged. */
export type WeaponProfile = {
  readonly range: number | 'melee';
  readonly A: Dice;
  /** BS or WS. Left out where no hit roll is made. */
  readonly skill?: number;
  readonly S: number;
  readonly AP: number;
  readonly D: Dice;
  readonly abilities: readonly WeaponAbility[];
};

export type WrittenWeapon = {
  readonly name?: string;
  /** A weapon with several profiles has them by name; one is chosen each time. */
  readonly profiles: Readonly<Record<string, WeaponProfile>>;
};

/** WH-DATA-07, WH-DATA-08: what may be taken once when the unit is added to an army. */
export type WargearOption = {
  readonly name: string;
  /** The kind of model that changes, and how many of them. */
  readonly model: string;
  readonly count: number;
  readonly loses: readonly string[];
  readonly gains: readonly string[];
};

/** An ability by its name, with what belongs to it. A Leader's bodyguards stand under `leads`. */
export type SheetAbility = Exclude<CoreAbility, { ability: 'leader' }>;

export type Sheet = {
  readonly name: string;
  readonly points: number;
  /** WH-DATA-06: the unit's composition. */
  readonly models: readonly ModelKind[];
  readonly weapons: Readonly<Record<string, WrittenWeapon>>;
  readonly abilities: readonly SheetAbility[];
  /** WH-LEAD-01: the datasheets that this Leader can be attached to. */
  readonly leads?: readonly string[];
  readonly special?: readonly SpecialAbility[];
  readonly transport?: { readonly models: number; readonly keywords: readonly string[] };
  readonly options?: Readonly<Record<string, WargearOption>>;
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  /** Rules in free words. Nothing enforces them. */
  readonly notes?: readonly string[];
};

/** WH-MUSTER-13: what a CHARACTER may be given. */
export type Enhancement = {
  readonly name: string;
  readonly points: number;
  readonly invSv?: number;
  readonly abilities?: readonly SheetAbility[];
  readonly special?: readonly SpecialAbility[];
  readonly notes?: readonly string[];
};

/** WH-MUSTER-06: rules for a whole army, and the enhancements that come with them. */
export type Detachment = {
  readonly name: string;
  readonly factionKeyword: string;
  readonly enhancements: Readonly<Record<string, Enhancement>>;
  readonly notes?: readonly string[];
};

/** WH-MUSTER-04: an army roster. */
export type Roster = {
  readonly name: string;
  readonly size: string;
  readonly faction: string;
  readonly detachment: string | null;
  /** By the id that the unit has in the battle. */
  readonly units: Readonly<Record<string, RosterUnit>>;
};

export type RosterUnit = {
  readonly sheet: string;
  /** The unit's own name. Null means the name of its datasheet. */
  readonly name: string | null;
  readonly warlord: boolean;
  readonly enhancement: string | null;
  readonly options: readonly string[];
};

/** What an army book is here. The game's own data is one, too. */
export type ArmyBook = {
  readonly id: string;
  readonly name: string;
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly detachments: Readonly<Record<string, Detachment>>;
  readonly rosters: Readonly<Record<string, Roster>>;
};
