import { type Rule, type RuleId, rollAtLeast } from '@walstatt/engine';
import { overlapsRegion } from '@walstatt/geometry';
import { bodyOf, tableTop } from '../../1-00-materials/table-top.ts';
import { hasAbility, isInfantry, ownerOf, profileOf } from '../../1-01-units/units.ts';
import type { Terrain } from '../../generated/state.ts';
import type { G, L } from '../../kit.ts';
import type { Kind } from '../blows/blows.ts';

/** A hit on a unit, and whether its formation may use cover saves (EA-1.12.5-09, EA-1.12.5-10). */
export type Hit = { readonly unit: string; readonly kind: Kind; readonly cover: boolean };

/** EA-1.8.3-01, table T-6. */
const COVER: Readonly<Partial<Record<Terrain['kind'], number>>> = {
  buildings: 4,
  fortification: 3,
  jungle: 4,
  marsh: 6,
  river: 6,
  ruins: 4,
  scrub: 6,
  woods: 5,
};

const NONE = 7;
const LAST_RESORT = 6;

/** EA-1.8.3-01: the best cover save where an infantry unit stands. EA-2.1.10-01: mounted units have none. */
function coverOf(look: L, unit: string): number {
  if (!isInfantry(look.state, unit) || hasAbility(look.state, unit, 'mounted')) return NONE;
  const body = bodyOf(look.state, unit);
  let best = NONE;
  for (const { shape, terrain } of tableTop(look).pieces)
    if (overlapsRegion(body, shape)) best = Math.min(best, COVER[terrain.kind] ?? NONE);
  return best;
}

/**
 * EA-1.12.5-07, EA-1.8.3-02: on the armour or on cover, whichever is better. EA-2.2.6-06: against macro hits only
 * reinforced armour counts, EA-2.2.9-01: against titan killers nothing does. Then a re-roll of reinforced armour
 * (EA-2.1.11-02), and the invulnerable save (EA-G-17).
 */
export function* saves(g: G, { unit, kind, cover }: Hit): Rule<boolean> {
  const s = g.state;
  const armour = profileOf(s, unit).armour ?? NONE;
  const reinforced = hasAbility(s, unit, 'reinforcedArmour');
  const tries: [need: number, rule: RuleId][] = [];
  if (kind === 'normal') {
    tries.push([Math.min(armour, cover ? coverOf(g, unit) : NONE), 'EA-1.12.5-07']);
    if (reinforced) tries.push([armour, 'EA-2.1.11-02']);
  }
  if (kind === 'macro' && reinforced) tries.push([armour, 'EA-2.1.11-01']);
  if (hasAbility(s, unit, 'invulnerableSave')) tries.push([LAST_RESORT, 'EA-2.1.6-01']);
  for (const [need, rule] of tries) {
    if (need >= NONE) continue;
    if (yield* rollAtLeast(g, need, { by: ownerOf(s, unit), rule, purpose: 'save', about: unit })) return true;
  }
  return false;
}
