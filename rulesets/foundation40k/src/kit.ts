import { type Game, kit, type Look, type Part, type TextPart } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

/** The engine's building blocks with this ruleset's types. */
export type Foundation = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type L = Look<Foundation>;
export type G = Game<Foundation>;

/** What a chapter brings, and what a happening says in one language. */
export type ChapterPart = Part<Foundation>;
export type Text = TextPart<Foundation>;

export const { activity, bigWindow, event, modifier, question, request, tactic, trigger, windowOf } = kit<Foundation>();
