import { kit, type Look, type Part, type TextPart } from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

/** The engine's building blocks with this ruleset's types. */
export type Duel = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type L = Look<Duel>;
export type Chapter = Part<Duel>;
export type Text = TextPart<Duel>;

export const { activity, event, modifier, request, tactic } = kit<Duel>();
