import { type Game, kit, type Look as LookOf } from '@walstatt/engine';
import type { Contexts, EffectData, Event, State } from './generated/state.ts';

export type HexTypes = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData };
export type G = Game<HexTypes>;
export type Look = LookOf<HexTypes>;

export const { activity, event, trigger, windowOf, modifier, request, question, bigWindow } = kit<HexTypes>();
