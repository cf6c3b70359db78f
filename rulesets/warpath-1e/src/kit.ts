import { type Game, kit, type Look as LookAt, type Part } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

export type Warpath = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type G = Game<Warpath>;
export type Look = LookAt<Warpath>;

/** What a chapter of the book brings. */
export type ChapterPart = Part<Warpath>;

/** The engine's building blocks with this ruleset's types. */
export const { activity, event, trigger, windowOf, modifier, request, tactic, question } = kit<Warpath>();
