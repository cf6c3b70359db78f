import { describe, type Reader, report } from '@walstatt/engine/files';
import type { Critical } from '../../generated/state.ts';

const WRITTEN = /^(stagger|reactor) ([2-6])\+$/;

/** EA-3.2.3-02: `nothing`, `destroyed`, `fire`, `stagger 6+`, `reactor 5+`. */
export function readCritical(r: Reader, v: unknown): Critical {
  if (v === 'nothing' || v === 'destroyed' || v === 'fire') return { does: v };
  const found = typeof v === 'string' ? WRITTEN.exec(v) : null;
  if (found === null) return report(r, 'nothing, destroyed, fire, stagger 6+ or reactor 5+', describe(v));
  return { does: found[1] as 'stagger' | 'reactor', hitOn: Number(found[2]) };
}
