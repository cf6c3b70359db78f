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

export type Demonworld = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type G = Game<Demonworld>;
export type Look = LookAt<Demonworld>;
/** What is asked under a name. */
export type Asked<N extends RequestName<Demonworld> = RequestName<Demonworld>> = RequestOf<Demonworld, N>;

/** What a chapter adds, and what a happening says in one language. */
export type ChapterPart = Part<Demonworld>;
export type Text = TextPart<Demonworld>;

/** The engine's building blocks with this ruleset's types. */
export const { activity, event, modifier, request, question, script, tactic } = kit<Demonworld>();
