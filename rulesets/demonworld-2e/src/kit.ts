import { type Game, kit, type Look as LookAt } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

export type Demonworld = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type G = Game<Demonworld>;
export type Look = LookAt<Demonworld>;

/** The engine's building blocks with this ruleset's types. */
export const { activity, event, modifier, request, question } = kit<Demonworld>();
