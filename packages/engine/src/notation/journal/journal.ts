import type { Entry } from '../../battle/entry.ts';
import type { SeatId } from '../../machine/types.ts';
import type { Setup } from '../../ruleset/setup.ts';

/** The first line of every journal. */
export const JOURNAL_TITLE = 'walstatt journal';
export const JOURNAL_FORMAT = 1;

/** What follows in the first line of a journal that one seat may read while the battle goes on. */
export const FOR_SEAT = 'for';
/** What stands in place of a decision that the seat may not know yet. */
export const CLOSED = 'closed';

/** Where the dice of a battle came from. The faces themselves are in the lines. */
export const DICE_KINDS = ['seeded', 'scripted', 'manual', 'recorded'] as const;

/** What a journal says before its first line. */
export type JournalOpening = {
  /** Where the battle began: a set-up for the ruleset, or the text of a position file. */
  readonly start: { readonly setup: Setup } | { readonly position: string };
  readonly dice: (typeof DICE_KINDS)[number];
  /** A promise about the dice made before the battle, such as the hash of a seed revealed afterwards. */
  readonly commitment?: string;
  /** Who sat where. */
  readonly seats?: Readonly<Record<SeatId, string>>;
};

export type JournalHeader = JournalOpening & { readonly ruleset: string; readonly version: string };

export type Journal = {
  readonly header: JournalHeader;
  readonly entries: readonly Entry[];
  /** Where things stand in the text. Journals that were not read from a text have no places. */
  readonly places?: JournalPlaces;
};

/** Line numbers, counted from 1. */
export type JournalPlaces = {
  readonly ruleset: number;
  readonly start: number;
  readonly entries: readonly number[];
};
