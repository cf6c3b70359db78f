import { type Game, kit, type Look } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

/** The engine's building blocks with this ruleset's types. */
export type Foundation = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type L = Look<Foundation>;
export type G = Game<Foundation>;

export const { activity, bigWindow, event, modifier, question, request, tactic, trigger, windowOf } = kit<Foundation>();
