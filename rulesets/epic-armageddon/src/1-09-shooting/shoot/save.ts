import { type Rule, rollAtLeast } from '@walstatt/engine';
import { hasAbility, ownerOf, profileOf } from '../../1-01-units/units.ts';
import { coverSaveOf } from '../../1-08-terrain/cover.ts';
import type { G, L } from '../../kit.ts';

/** A hit on a unit that may be saved. */
export type Hit = {
  readonly unit: string;
  readonly macro: boolean;
  /** EA-1.11-04: whether its formation is caught in crossfire. */
  readonly crossfire: boolean;
};

const IMPOSSIBLE = 7;
const INVULNERABLE = 6;

/** Table T-12: what the unit saves with, armour or cover, whichever is better (EA-1.8.3-02). */
function baseOf(look: L, { unit, macro }: Hit): number {
  const armour = profileOf(look.state, unit).armour ?? IMPOSSIBLE;
  if (macro) return hasAbility(look.state, unit, 'reinforcedArmour') ? armour : IMPOSSIBLE;
  return Math.min(armour, coverSaveOf(look, unit) ?? IMPOSSIBLE);
}

/**
 * EA-1.9.6-06, EA-G-52: a save, then the re-roll of reinforced armour (EA-2.1.11-01, EA-G-17), then an invulnerable save
 * (EA-2.1.6-01). EA-1.9.5-11: saves that need 7 or more fail without a roll.
 */
export function* saves(g: G, hit: Hit): Rule<boolean> {
  const { unit } = hit;
  if (yield* rollSave(g, hit, baseOf(g, hit), 'EA-1.9.6-06')) return true;
  const { armour } = profileOf(g.state, unit);
  if (!hit.macro && armour !== null && hasAbility(g.state, unit, 'reinforcedArmour'))
    if (yield* rollSave(g, hit, armour, 'EA-2.1.11-01')) return true;
  if (!hasAbility(g.state, unit, 'invulnerableSave')) return false;
  const by = ownerOf(g.state, unit);
  return yield* rollAtLeast(g, INVULNERABLE, { by, rule: 'EA-2.1.6-01', purpose: 'save', about: unit });
}

function* rollSave(g: G, hit: Hit, base: number, rule: 'EA-1.9.6-06' | 'EA-2.1.11-01'): Rule<boolean> {
  const need = g.modify('save', base, hit);
  if (need <= 1) return true;
  if (need > 6) return false;
  return yield* rollAtLeast(g, need, {
    by: ownerOf(g.state, hit.unit),
    rule,
    purpose: 'save',
    about: hit.unit,
    needs: () => g.explain('save', base, hit),
  });
}
