import { kit } from '../../../src/ruleset/kit.ts';
import type { Contexts, EffectData, Event, Requests, State } from './generated/state.ts';

export type T = { State: State; Event: Event; Contexts: Contexts; EffectData: EffectData; Requests: Requests };

export const { activity, bigWindow, event, modifier, request, trigger, windowOf } = kit<T>();

export const alive = (state: State, unit: string): number =>
  state.units[unit]!.bodies.reduce((n, b) => n + (b.alive ? 1 : 0), 0);
