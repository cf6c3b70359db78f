import { type Game, kit, type Look as LookOf, type RequestName, type RequestOf } from '@walstatt/engine';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

export type HexTypes = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };
export type G = Game<HexTypes>;
export type Look = LookOf<HexTypes>;
/** What is asked under a name. */
export type Asked<N extends RequestName<HexTypes> = RequestName<HexTypes>> = RequestOf<HexTypes, N>;

export const { activity, event, trigger, windowOf, modifier, request, question, script, bigWindow } = kit<HexTypes>();
