import { livingModels, modelHas, profileOf } from '../01-units/units.ts';
import { isDoomed } from '../06-shooting/attack/wound.ts';
import type { Wound } from '../generated/state.ts';
import type { G } from '../kit.ts';

/**
 * FD-SUPPRESS-05, FD-GAP-49, FD-GAP-51: would these hits have taken a model? Damaged models suffer first. Among
 * undamaged ones the owner picks the one that can take the most.
 */
export function wouldLoseModel(g: G, unit: string, exposed: readonly string[], wounds: readonly Wound[]): boolean {
  if (wounds.length === 0) return false;
  const s = g.state;
  if (s.options.suppression === 'unsavedHit') return true;
  const lives = new Map<string, number>();
  for (const m of livingModels(s, unit)) if (!isDoomed(g, m)) lives.set(m, profileOf(s, m).lives - s.models[m]!.lost);
  for (const w of wounds) {
    let open = [...lives.keys()];
    const narrow = (keep: (m: string) => boolean): void => {
      const kept = open.filter(keep);
      if (kept.length > 0) open = kept;
    };
    narrow((m) => exposed.includes(m));
    if (w.whole) narrow((m) => !modelHas(s, m, 'eternalWarrior'));
    narrow((m) => lives.get(m)! < profileOf(s, m).lives);
    let victim = open[0]!;
    for (const m of open) if (lives.get(m)! > lives.get(victim)!) victim = m;
    const left = w.whole && !modelHas(s, victim, 'eternalWarrior') ? 0 : lives.get(victim)! - 1;
    if (left <= 0) return true;
    lives.set(victim, left);
  }
  return false;
}
