import { type Game, kit, type Look as LookAt, type RequestName, type RequestOf } from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

export type Demonworld = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type G = Game<Demonworld>;
export type Look = LookAt<Demonworld>;
/** What is asked under a name. */
export type Asked<N extends RequestName<Demonworld> = RequestName<Demonworld>> = RequestOf<Demonworld, N>;

/** The engine's building blocks with this ruleset's types. */
export const { activity, event, modifier, request, question, script } = kit<Demonworld>();
