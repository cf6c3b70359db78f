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
export type Foundation = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type L = Look<Foundation>;
export type G = Game<Foundation>;

/** A request with this name, or any request. */
export type Asked<N extends RequestName<Foundation> = RequestName<Foundation>> = RequestOf<Foundation, N>;

/** What a chapter adds, and what an activity says in one language. */
export type ChapterPart = Part<Foundation>;
export type Text = TextPart<Foundation>;

/** Something that a unit can be about, and all that units can be about. */
export type Script = ScriptFor<Foundation>;
export type Scripts = ScriptsFor<Foundation>;

export const { activity, bigWindow, event, modifier, question, request, script, steps, tactic, trigger, windowOf } =
  kit<Foundation>();
