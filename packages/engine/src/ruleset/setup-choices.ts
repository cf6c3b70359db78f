import type { RuleId } from '../generated/rule-ids.ts';
import type { SeatId } from '../machine/types.ts';
import type { Problem } from '../schema/codec.ts';
import type { Plain } from '../schema/language.ts';
import type { Language } from './texts.ts';

/** A text in every language. */
export type InBoth = Readonly<Record<Language, string>>;

/** Something to choose before a battle besides scenario, options and seats: an army, a table, a size. */
export type SetupChoice = {
  readonly id: string;
  readonly about: 'army' | 'table' | 'size';
  /** The seat whose army it is. */
  readonly seat?: SeatId;
  readonly name: InBoth;
  readonly rule?: RuleId;
  readonly values: readonly { readonly value: string; readonly name: InBoth; readonly note?: InBoth }[];
  readonly preset: string;
  /** Any whole number instead of a value: the number of a random table, or a number of points. */
  readonly number?: { readonly name: InBoth; readonly min: number; readonly max: number };
  /** A file of the player's own instead of a value. */
  readonly file?: { readonly name: InBoth; readonly ending: string };
};

/** What was chosen: one of the values, a number, or the text of a file (and which part of it). */
export type SetupPick = string | number | { readonly file: string; readonly part?: string };
export type SetupPicks = Readonly<Record<string, SetupPick>>;

/** What can be chosen before a battle, as data. A page or a terminal can ask for it without knowing the game. */
export type SetupChoices = {
  list(scenario: string): readonly SetupChoice[];
  /** The picks as fields of a set-up. Anything not picked is left to the rules' own default. */
  toSetup(scenario: string, picks: SetupPicks): Readonly<Record<string, Plain>>;
  /** Parts of a file, one of which must be picked. */
  partsOf?(choice: string, text: string): readonly { readonly value: string; readonly name: string }[];
  /** A problem of the set-up in a player's words. Undefined leaves it to the general ones. */
  tellProblem?(problem: Problem, language: Language): string | undefined;
};
