import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import { useLive } from './live.ts';

/** A store that components read by calling it, whole or in part, and everything else by `getState`. */
export type Store<S> = StoreApi<S> & { (): S; <T>(select: (state: S) => T): T };

export function storeOf<S>(begin: StateCreator<S>): Store<S> {
  const store = createStore<S>()(begin);
  const whole = (state: S): unknown => state;
  const read = (select = whole) => useLive(store.subscribe, () => select(store.getState()));
  return Object.assign(read as { (): S; <T>(select: (state: S) => T): T }, store);
}
