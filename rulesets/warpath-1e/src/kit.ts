import {
  type Game,
  kit,
  type Look as LookAt,
  type Part,
  type RequestName,
  type RequestOf,
  type TextPart,
} from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

export type Warpath = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type G = Game<Warpath>;
export type Look = LookAt<Warpath>;

/** What is asked under a name. */
export type Asked<N extends RequestName<Warpath> = RequestName<Warpath>> = RequestOf<Warpath, N>;
/** What a chapter of the book adds, and its words in one language. */
export type ChapterPart = Part<Warpath>;
export type ChapterText = TextPart<Warpath>;

/** The engine's building blocks with this ruleset's types. */
export const { activity, event, steps, trigger, windowOf, modifier, request, tactic, question } = kit<Warpath>();
