import { modelsOf, partsOf, profileOf } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';

/**
 * WH-STR-01, WH-ATTACH-02: the models it was added to the army with, of all parts together. WH-ATTACH-03: what is left
 * after one of them was destroyed has its own strength again.
 */
export function startingStrength(s: State, unit: string): number {
  let models = 0;
  for (const part of partsOf(s, unit)) {
    const { status, startingStrength: strength } = s.units[part]!;
    if (status.at !== 'destroyed') models += strength;
  }
  return models;
}

/**
 * WH-STR-02: a unit of a single model counts its wounds. WH-STR-03: any other counts its models. WH-STR-04: exactly half
 * is not below half.
 */
export function isBelowHalfStrength(s: State, unit: string): boolean {
  const strength = startingStrength(s, unit);
  const models = modelsOf(s, unit);
  if (strength > 1) return 2 * models.length < strength;
  const [model] = models;
  if (model === undefined) return false;
  const { wounds } = profileOf(s, model);
  return 2 * (wounds - s.models[model]!.lost) < wounds;
}
