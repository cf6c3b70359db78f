import type { RuleId } from '@walstatt/engine';
import { areFoes, isOnTable, unitsOf } from '../../01-units/units.ts';
import type { Look } from '../../kit.ts';
import { attacksOf, isFixed, shotBarredBy, silencedBy, targetsOf, weaponIndex } from '../shots.ts';

/** Units that may still shoot and have a target. */
export function shootableUnits(look: Look, side: string): string[] {
  const { state } = look;
  return unitsOf(state, side).filter((id) => {
    const u = state.units[id]!;
    return !u.shot && silencedBy(look, id) === null && attacksOf(u).some((a) => targetsOf(look, id, a).length > 0);
  });
}

/** The rule that leaves an attack without a target, if it is the same for all enemies; null otherwise. */
export function noTargetBy(look: Look, unit: string, attack: string): RuleId | null {
  const { units } = look.state;
  const foes = Object.keys(units).filter(
    (id) => isOnTable(units[id]!) && areFoes(look.state, units[unit]!, units[id]!),
  );
  const bars = new Set(foes.map((target) => shotBarredBy(look, { unit, with: attack, target })));
  return bars.size === 1 ? [...bars][0]! : null;
}

export type Spent = { readonly own: boolean; readonly fired: readonly number[]; readonly unseen: readonly string[] };

/** WP-G-28: flame cloud and zap replace the unit's own fire, or come in addition to it if the option says so. */
function isSpent(look: Look, attack: string, { own, fired }: Spent): boolean {
  if (look.state.options.specialFire === 'besides') return isFixed(attack) ? fired.includes(SPECIAL[attack]!) : own;
  return own;
}

/** The numbers that mark attacks other than weapons as fired. */
export const SPECIAL: Readonly<Record<string, number>> = { flame: 1000, zap: 1001 };

/** WP-BFG-02, WP-G-28: the attacks that a unit has left: its own fire or what replaces it, and each weapon once. */
export function attacksLeft(look: Look, id: string, spent: Spent): { id: string; targets: string[] }[] {
  const result: { id: string; targets: string[] }[] = [];
  for (const a of attacksOf(look.state.units[id]!)) {
    const i = weaponIndex(a);
    if (i < 0 ? isSpent(look, a, spent) : spent.fired.includes(i)) continue;
    const targets = targetsOf(look, id, a).filter((t) => !spent.unseen.includes(`${a} ${t}`));
    if (targets.length > 0) result.push({ id: a, targets });
  }
  return result;
}
