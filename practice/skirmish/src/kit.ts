import { type Game, kit, type Look, type RequestName, type RequestOf } from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

/** The engine's building blocks with this game's types. */
export type Skirmish = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type L = Look<Skirmish>;
export type G = Game<Skirmish>;
/** What is asked under a name. */
export type Asked<N extends RequestName<Skirmish> = RequestName<Skirmish>> = RequestOf<Skirmish, N>;

export const { activity, bigWindow, event, modifier, question, request, script, trigger, windowOf } = kit<Skirmish>();
