import { type Game, kit, type Look } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

/** The engine's building blocks with this game's types. */
export type Skirmish = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type L = Look<Skirmish>;
export type G = Game<Skirmish>;

export const { activity, bigWindow, event, modifier, question, request, trigger, windowOf } = kit<Skirmish>();
