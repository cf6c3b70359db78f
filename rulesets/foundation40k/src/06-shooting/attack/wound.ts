import type { RuleId } from '@walstatt/engine';
import { removeModel } from '../../01-units/losses/losses.ts';
import { isVehicle, modelHas, profileOf } from '../../01-units/units.ts';
import { wreck } from '../../09-vehicle-damage/wreck.ts';
import type { G } from '../../kit.ts';

export type Damaged = { model: string; rolls: number }[];

/** FD-GAP-61: a vehicle without lives waits for its damage rolls and takes no more hits. */
export const isDoomed = (g: { state: G['state'] }, model: string): boolean =>
  g.state.models[model]!.lost >= profileOf(g.state, model).lives;

/**
 * One unsaved hit on a model costs 1 L, or all of them (FD-GAP-15) unless it is an eternal warrior (FD-SPECIAL-13).
 * Says whether a vehicle damage roll is due.
 */
export function wound(g: G, model: string, whole: boolean, ...rules: RuleId[]): boolean {
  const s = g.state;
  const { unit } = s.models[model]!;
  const spared = whole && modelHas(s, model, 'eternalWarrior');
  const vehicle = isVehicle(s, model);
  if (whole && !spared) {
    if (vehicle) wreck(g, model, 'FD-GAP-61');
    else removeModel(g, model, ...rules);
    return false;
  }
  g.apply({ type: 'livesLost', rules: [...rules, 'FD-PROFILE-06'], unit, model, lives: 1 });
  if (vehicle) return true;
  if (s.models[model]!.lost >= profileOf(s, model).lives) removeModel(g, model, ...rules);
  return false;
}

export const addDamage = (damaged: Damaged, model: string): Damaged =>
  damaged.some((d) => d.model === model)
    ? damaged.map((d) => (d.model === model ? { model, rolls: d.rolls + 1 } : d))
    : [...damaged, { model, rolls: 1 }];
