import type { InBoth } from '@walstatt/engine';
import { SHEETS } from '../5-5-datasheets/catalogue.ts';
import type { Datasheet } from '../5-5-datasheets/datasheet.ts';
import type { Profile } from '../generated/state.ts';
import { type ArmyRule, sheetIn, type UnitRef } from './army-list.ts';

/** EA-1.2.1-01: what one player brings: formations from an army list, or as a scenario says. */
export type Force = {
  readonly strategyRating: number;
  /** By the id that the formation has in the battle. */
  readonly formations: Readonly<Record<string, ForceFormation>>;
  /** The army file whose own datasheets are used. Null where all are the game's own. */
  readonly own: OwnSheets | null;
};

export type OwnSheets = { readonly id: string; readonly sheets: Readonly<Record<string, Datasheet>> };

export type ForceFormation = {
  readonly name: InBoth;
  readonly initiative: number;
  readonly rules: readonly ArmyRule[];
  readonly points: number;
  readonly units: readonly UnitRef[];
  /** EA-2.1.1-01: characters are no units of their own. */
  readonly characters: readonly UnitRef[];
  /** The datasheet of the unit that they join. Null is the first unit. */
  readonly host: string | null;
};

/** A file's own datasheets come before those of the game. */
export const isOwn = (own: OwnSheets | null, sheet: string): boolean =>
  own !== null && Object.hasOwn(own.sheets, sheet);

export const sheetOf = (own: OwnSheets | null, sheet: string): Datasheet =>
  isOwn(own, sheet) ? own!.sheets[sheet]! : SHEETS[sheet]!;

/** The profile of a reference. Without a choice of weapons it is the first one of the sheet. */
export function profileFor(own: OwnSheets | null, ref: UnitRef): Profile {
  const { profiles } = sheetOf(own, sheetIn(ref));
  return profiles[choiceOf(own, ref)]!;
}

export function choiceOf(own: OwnSheets | null, ref: UnitRef): string {
  return ref.split('/')[1] ?? Object.keys(sheetOf(own, sheetIn(ref)).profiles)[0]!;
}
