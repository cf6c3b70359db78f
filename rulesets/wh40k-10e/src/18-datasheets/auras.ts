import { areEnemies } from '@walstatt/engine';
import { spaceGapAtMost } from '@walstatt/geometry';
import { keywordsOf, modelHas, ownerOf, wholeOf } from '../01-units/units.ts';
import { measuredOf } from '../04-measuring/questions.ts';
import { standing } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';
import { type Special, specialsOf } from './special.ts';

type Aura = Special<'auraOfTests'> | Special<'auraOfPain'>;

/** WH-DATA-12: the auras that change tests of a unit. */
export const aurasOfTests = (look: L, unit: string): Special<'auraOfTests'>[] =>
  onUnit(look, unit, allOf(look, 'auraOfTests'));

/** WH-DATA-12: the auras that keep a unit from losing wounds. */
export const aurasOfPain = (look: L, unit: string): Special<'auraOfPain'>[] =>
  onUnit(look, unit, allOf(look, 'auraOfPain'));

const allOf = <N extends Aura['deed']['does']>(look: L, does: N): Special<N>[] =>
  Object.keys(look.state.units).flatMap((unit) => specialsOf(look.state, unit, does));

/**
 * WH-DATA-14: several different auras affect a unit at once. WH-DATA-15: the same ability only once, however many models
 * have it.
 */
function onUnit<A extends Aura>(look: L, unit: string, auras: readonly A[]): A[] {
  const found = new Map<string, A>();
  for (const aura of auras) if (!found.has(aura.name) && affects(look, aura, unit)) found.set(aura.name, aura);
  return [...found.values()];
}

/** WH-DATA-16: psychic abilities are for PSYKERS. */
function affects(look: L, { model, deed }: Aura, unit: string): boolean {
  const s = look.state;
  const own = s.models[model]!.unit;
  const foes = areEnemies(s, ownerOf(s, own), ownerOf(s, unit));
  if (foes !== (deed.does === 'auraOfTests' && deed.of === 'enemies')) return false;
  if (deed.does === 'auraOfPain' && deed.psychic && !modelHas(s, model, 'PSYKER')) return false;
  const keywords = keywordsOf(s, unit);
  if (!deed.keywords.every((keyword) => keywords.includes(keyword))) return false;
  return isInRange(look, model, unit, deed.range);
}

/** WH-DATA-13: a model is always within range of its own aura, and so is its unit. */
function isInRange(look: L, model: string, unit: string, range: number): boolean {
  if (wholeOf(look.state, look.state.models[model]!.unit) === unit) return true;
  const from = measuredOf(look, model);
  return standing(look, unit).measured.some((to) => spaceGapAtMost(from, to, range));
}
