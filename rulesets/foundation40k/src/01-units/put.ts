import type { PlacedModel, State } from '../generated/state.ts';

/** Gives models new places. */
export function put(s: State, placed: readonly Readonly<PlacedModel>[]): void {
  for (const { model, x, y, facing } of placed) s.models[model]!.where = { at: 'table', x, y, facing };
}
