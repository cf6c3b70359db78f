import {
  type Game,
  kit,
  type Look,
  type Part,
  type RequestName,
  type RequestOf,
  type Script as ScriptFor,
  type Scripts as ScriptsFor,
  type TextPart,
} from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

/** The engine's building blocks with this ruleset's types. */
export type FortyK = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type L = Look<FortyK>;
export type G = Game<FortyK>;

/** A request of this name, or any. */
export type Asked<N extends RequestName<FortyK> = RequestName<FortyK>> = RequestOf<FortyK, N>;

/** What a chapter adds, and what an activity says in one language. */
export type ChapterPart = Part<FortyK>;
export type Text = TextPart<FortyK>;

/** Something that a unit can be about, and all that units can be about. */
export type Script = ScriptFor<FortyK>;
export type Scripts = ScriptsFor<FortyK>;

export const { activity, bigWindow, event, modifier, question, request, script, steps, tactic, trigger, windowOf } =
  kit<FortyK>();
