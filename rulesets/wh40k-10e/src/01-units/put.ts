import type { PlacedModel, State } from '../generated/state.ts';

/** Models stand where they were put. */
export function put(s: State, placed: readonly PlacedModel[]): void {
  for (const { model, x, y, z, facing } of placed) s.models[model]!.where = { at: 'battlefield', x, y, z, facing };
}
