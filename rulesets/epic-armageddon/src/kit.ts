import {
  type Game,
  kit,
  type Look,
  type Part,
  type RequestName,
  type RequestOf,
  type TextPart,
} from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

/** The engine's building blocks with this ruleset's types. */
export type Epic = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type L = Look<Epic>;
export type G = Game<Epic>;

/** A request of this name, or any. */
export type Asked<N extends RequestName<Epic> = RequestName<Epic>> = RequestOf<Epic, N>;

/** What a chapter adds, and what an activity says in one language. */
export type ChapterPart = Part<Epic>;
export type Text = TextPart<Epic>;

export const { activity, bigWindow, event, modifier, question, request, steps, tactic, trigger, windowOf } =
  kit<Epic>();
