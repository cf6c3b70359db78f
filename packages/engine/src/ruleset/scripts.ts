import type { SeatId, Types } from '../machine/types.ts';
import type { AnswerTo, RequestName, RequestOf } from '../requests/request.ts';
import type { Language } from './texts.ts';

/** What a unit is about: a script, and whom or what it is aimed at (the id of an enemy, an objective, a place). */
export type Task = { readonly script: string; readonly aim: string | null };

/** What each unit is about. A unit without anything sensible to do has no task. */
export type Tasks = { of(unit: string): Task | null };

/** A unit on its errand. */
export type Errand = { readonly unit: string; readonly aim: string | null };

type ByRequest<T extends Types, Given extends readonly unknown[], L> = {
  readonly [N in RequestName<T>]?: (
    look: L,
    request: RequestOf<T, N>,
    ...given: Given
  ) => AnswerTo<T, N> | null | undefined;
};

/**
 * One thing that a unit can be about, such as getting at an enemy or holding an objective. It is a cheap rule: it
 * answers the requests about its unit and looks no further ahead. What comes of it is found out by playing on. Scripts
 * are also asked on a seat's view, in which enemies' secrets are closed.
 */
export type ScriptOf<T extends Types, L> = {
  /**
   * What the unit does, for players, in each language: "charge the grunts". `aim` is the name of what it is aimed at,
   * empty if there is no aim.
   */
  readonly says: Readonly<Record<Language, (aim: string) => string>>;
  /**
   * Whom or what the unit could be aimed at now, best first; `null` in the list stands for a script without an aim. An
   * empty list: the script is nothing for this unit.
   */
  aims(look: L, unit: string): readonly (string | null)[];
  /** A guess at what it is worth, on a scale that all scripts of the rule system share. */
  worth(look: L, unit: string, aim: string | null): number;
  /**
   * What the unit answers, by request. Undefined, or a request that is not listed: what anybody would answer. Null
   * answers a request that may be left unanswered.
   */
  readonly answers: ByRequest<T, readonly [errand: Errand], L>;
};

/** Everything that the planner needs to know of a rule system. */
export type ScriptsOf<T extends Types, L> = {
  readonly scripts: Readonly<Record<string, ScriptOf<T, L>>>;
  /** The units of a seat that can be about something: on the table, or still to come. */
  units(look: L, seat: SeatId): readonly string[];
  /**
   * Requests about several units or none, such as whose turn it is. They come before the scripts' own answers, which
   * follow where they say undefined.
   */
  readonly answers: ByRequest<T, readonly [tasks: Tasks], L>;
  /**
   * More answers that are worth comparing, to requests of any kind. Where all tasks lead to the same answer and there
   * are few answers at all, the planner compares all of them; null says that only what tasks lead to is worth it.
   */
  readonly alternatives?: {
    readonly [N in RequestName<T>]?: (
      look: L,
      request: RequestOf<T, N>,
      tasks: Tasks,
    ) => readonly AnswerTo<T, N>[] | null;
  };
  /**
   * Whether the scripts' answer to a request is good enough, so that nothing is compared: the loss of one model of
   * several that are alike, or the way to a place that has just been chosen.
   */
  settles?(look: L, request: RequestOf<T>): boolean;
  /**
   * The chance from 0 to 1 that the seat wins the battle if it is broken off here. Victory conditions come first, then
   * strength.
   */
  chance(look: L, seat: SeatId): number;
  /** How many rounds (or turns, or whatever `clock` counts) the planner plays on before it asks for the chance. */
  readonly horizon: number;
  /** What the horizon counts where a whole round is too much to play out: turns, for example. It never goes back. */
  clock?(look: L): number;
};
