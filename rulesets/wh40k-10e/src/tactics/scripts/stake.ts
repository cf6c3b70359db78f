import { areEnemies } from '@walstatt/engine';
import { profileOf } from '../../01-units/units.ts';
import { inch, tableTop } from '../../04-measuring/table-top.ts';
import type { L } from '../../kit.ts';
import { modelsLeft } from './armies.ts';
import { apart, middleOf } from './middle.ts';
import { controlAt, isAtPrize, prizeAt, prizesOf } from './prizes.ts';

/** What is at stake at objective markers: who holds them, and what a unit would change there. */

/** Whether a unit stands at a marker. */
export const isInTheWay = (look: L, unit: string): boolean =>
  prizesOf(look).some((prize) => isAtPrize(look, unit, prize));

/** How much objective control a unit brings. */
export const controlOf = (look: L, unit: string): number =>
  modelsLeft(look.state, unit).reduce((sum, m) => sum + profileOf(look.state, m).objectiveControl, 0);

/** How much it matters that this unit goes to a marker, or stays there. */
export function stakeIn(look: L, unit: string, prize: string): number {
  const { owner } = look.state.units[unit]!;
  const control = controlOf(look, unit);
  if (control === 0) return 0;
  const ahead = controlAt(look, owner, prize);
  const isHere = isAtPrize(look, unit, prize);
  const without = isHere ? ahead - control : ahead;
  // Others hold it anyway; a second unit only makes sure.
  if (without > 0) return 0.15;
  // It cannot be held against those who are there already, but contested it may be, later.
  if (without + control < 0) return 0.45;
  return without < 0 ? 1.3 : 1;
}

/** Which unit of an army is nearest to which marker, so that they do not all run to the same one. */
export function claimOn(look: L, unit: string, prize: string): 'own' | 'none' | 'comrade' {
  const { owner } = look.state.units[unit]!;
  const claims = look.memo('claims', owner, () => share(look, owner));
  const claimant = claims.get(prize);
  return claimant === undefined ? 'none' : claimant === unit ? 'own' : 'comrade';
}

/** The nearest pairs of a unit and a marker, as long as there are both. Those who bring no control go last. */
function share(look: L, owner: string): ReadonlyMap<string, string> {
  const pairs: { readonly unit: string; readonly prize: string; readonly far: number }[] = [];
  for (const { id: unit } of tableTop(look).units) {
    if (areEnemies(look.state, look.state.units[unit]!.owner, owner)) continue;
    const control = controlOf(look, unit);
    if (control === 0) continue;
    for (const prize of prizesOf(look))
      pairs.push({
        unit,
        prize,
        far: apart(middleOf(look, unit), prizeAt(look, prize)) - STRONG * Math.min(6, control),
      });
  }
  const claims = new Map<string, string>();
  const taken = new Set<string>();
  for (const { unit, prize } of pairs.sort((a, b) => a.far - b.far)) {
    if (taken.has(unit) || claims.has(prize)) continue;
    taken.add(unit);
    claims.set(prize, unit);
  }
  return claims;
}

/** How much farther a unit may have to go for each point of objective control that it brings. */
const STRONG = inch(1);
