import type { L } from '../kit.ts';
import { isWithin, sees } from './sight.ts';
import { inch } from './space.ts';
import { areEnemyUnits, unitOf } from './units.ts';

/** SK-CHARGE-01: how much farther than its move a unit may declare a charge. */
const REACH = inch(4);

export function canCharge(look: L, unit: string, target: string): boolean {
  const s = look.state;
  const u = unitOf(s, unit);
  if (u.type === 'vehicle' || !areEnemyUnits(s, unit, target)) return false;
  return isWithin(look, unit, target, u.move + REACH) && sees(look, unit, target);
}

export function chargeTargets(look: L, unit: string): string[] {
  const targets: string[] = [];
  for (const u in look.state.units) if (canCharge(look, unit, u)) targets.push(u);
  return targets;
}
