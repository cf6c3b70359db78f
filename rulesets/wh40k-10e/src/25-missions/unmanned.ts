import { destroyModel } from '../09-strength/destroy.ts';
import type { State } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** WH-MUSTER-19: a DEDICATED TRANSPORT in which nobody begins the battle. */
export function isUnmanned(s: State, unit: string): boolean {
  const { datasheet, models } = s.units[unit]!;
  if (!s.datasheets[datasheet]!.keywords.includes('DEDICATED_TRANSPORT')) return false;
  for (const id in s.units) {
    const { status } = s.units[id]!;
    if (status.at === 'embarked' && models.includes(status.transport)) return false;
  }
  return true;
}

/** WH-MUSTER-19: it counts as destroyed in the first battle round. */
export function destroyUnmanned(g: G): void {
  for (const id in g.state.units) {
    const { status, models } = g.state.units[id]!;
    if (status.at === 'undeployed' && isUnmanned(g.state, id))
      for (const model of models) destroyModel(g, { model, silent: true, rules: ['WH-MUSTER-19'] });
  }
}
