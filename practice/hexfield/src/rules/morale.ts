import { atMost, type Rule, rollPool } from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import type { G, Look } from '../kit.ts';

export const moraleNeed = (look: Look, unit: UnitsId): number =>
  Math.max(0, Math.min(20, look.modify('moraleNeed', look.state.units[unit]!.profile.morale, { unit })));

/** HX-MORALE-01: D20 against morale. Says whether the unit holds. */
export function* holdsFirm(g: G, unit: UnitsId): Rule<boolean> {
  const [failed] = yield* rollPool(g, {
    by: g.state.units[unit]!.owner,
    rule: 'HX-MORALE-01',
    purpose: 'morale',
    n: 1,
    sides: 20,
    classes: atMost(moraleNeed(g, unit)),
    needs: () => g.explain('moraleNeed', g.state.units[unit]!.profile.morale, { unit }),
  });
  if (failed === 0) return true;
  g.apply({ type: 'broke', rules: ['HX-MORALE-01'], unit });
  return false;
}
