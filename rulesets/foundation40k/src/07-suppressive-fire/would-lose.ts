import { livingModels, modelHas, profileOf } from '../01-units/units.ts';
import { nextToSuffer } from '../06-shooting/attack/casualties.ts';
import type { Wound } from '../generated/state.ts';
import type { G } from '../kit.ts';

/**
 * FD-SUPPRESS-05, FD-GAP-49, FD-GAP-51: would these hits have taken a model? The hits fall as in a volley. Where the
 * owner may choose, the model that can take the most suffers.
 */
export function wouldLoseModel(g: G, unit: string, exposed: readonly string[], wounds: readonly Wound[]): boolean {
  const s = g.state;
  if (s.options.suppression === 'unsavedHit') return wounds.length > 0;
  const lost = new Map(livingModels(s, unit).map((m) => [m, s.models[m]!.lost]));
  const left = (m: string): number => profileOf(s, m).lives - lost.get(m)!;
  for (const { whole } of wounds) {
    const open = nextToSuffer(s, [...lost.keys()], { exposed, whole }, (m) => lost.get(m)! > 0);
    const victim = open.reduce((best, m) => (left(m) > left(best) ? m : best));
    if (left(victim) === 1 || (whole && !modelHas(s, victim, 'eternalWarrior'))) return true;
    lost.set(victim, lost.get(victim)! + 1);
  }
  return false;
}
