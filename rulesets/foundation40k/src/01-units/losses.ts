import type { RuleId } from '@walstatt/engine';
import { outerPolygon } from '@walstatt/geometry';
import type { G } from '../kit.ts';
import { bodyOf } from './space.ts';
import { isVehicle, modelHas, profileOf } from './units.ts';

/** Models lose lives, models are lost, units are destroyed. */

export type Damaged = { model: string; rolls: number }[];

/** FD-GAP-61: a vehicle without lives waits for its damage rolls and takes no more hits. */
export const isDoomed = (g: { state: G['state'] }, model: string): boolean =>
  g.state.models[model]!.lost >= profileOf(g.state, model).lives;

/** One unsaved hit on a model: 1 L, or all of it. Says whether a vehicle damage roll is due. */
export function wound(g: G, model: string, whole: boolean, ...rules: RuleId[]): boolean {
  const s = g.state;
  const { unit } = s.models[model]!;
  const spared = whole && modelHas(s, model, 'eternalWarrior');
  if (spared) g.note('FD-SPECIAL-13');
  const vehicle = isVehicle(s, model);
  if (whole && !spared) {
    g.note('FD-GAP-15');
    if (vehicle) wreck(g, model, 'FD-GAP-61');
    else removeModel(g, model, ...rules);
    return false;
  }
  g.apply({ type: 'livesLost', rules: [...rules, 'FD-PROFILE-06'], unit, model, lives: 1 });
  if (vehicle) return true;
  if (s.models[model]!.lost >= profileOf(s, model).lives) removeModel(g, model, ...rules);
  return false;
}

export function removeModel(g: G, model: string, ...rules: RuleId[]): void {
  const { unit } = g.state.models[model]!;
  g.apply({ type: 'modelLost', rules: ['FD-UNIT-01', ...rules], unit, model });
  if (g.state.units[unit]!.living === 0)
    g.apply({ type: 'unitDestroyed', rules: ['FD-UNIT-03', ...rules], unit, why: 'losses' });
}

/** FD-VEHICLE-14, FD-GAP-65: destroyed, and a piece of soft cover stays in its place. */
export function wreck(g: G, model: string, ...rules: RuleId[]): void {
  const body = bodyOf(g.state, model);
  const shape = body.kind === 'hull' ? body.points : outerPolygon(body.centre, body.radius);
  g.apply({
    type: 'wreckPlaced',
    rules: ['FD-GAP-65'],
    terrain: `wreck.${model}`,
    shape: shape.map(({ x, y }) => ({ x, y })),
  });
  removeModel(g, model, 'FD-VEHICLE-14', ...rules);
}

/** The whole unit is gone at once: over the edge, caught, badly placed. */
export function destroyUnit(g: G, unit: string, why: 'edge' | 'pursuit' | 'placement', ...rules: RuleId[]): void {
  g.apply({ type: 'unitDestroyed', rules, unit, why });
}

export const addDamage = (damaged: Damaged, model: string): Damaged =>
  damaged.some((d) => d.model === model)
    ? damaged.map((d) => (d.model === model ? { model, rolls: d.rolls + 1 } : d))
    : [...damaged, { model, rolls: 1 }];
