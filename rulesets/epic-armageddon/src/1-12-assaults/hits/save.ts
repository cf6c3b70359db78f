import { type Rule, type RuleId, rollAtLeast } from '@walstatt/engine';
import { hasAbility, ownerOf, profileOf } from '../../1-01-units/units.ts';
import { coverSaveOf } from '../../1-08-terrain/cover.ts';
import type { G } from '../../kit.ts';
import type { Kind } from '../blows/blows.ts';

/** A hit on a unit, and whether its formation may use cover saves (EA-1.12.5-09, EA-1.12.5-10). */
export type Hit = { readonly unit: string; readonly kind: Kind; readonly cover: boolean };

const NONE = 7;
const LAST_RESORT = 6;

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
    tries.push([Math.min(armour, cover ? (coverSaveOf(g, unit) ?? NONE) : NONE), 'EA-1.12.5-07']);
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
