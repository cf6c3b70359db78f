import { ask, type Explained, hasEffect, type Rule } from '@walstatt/engine';
import { ownerOf, profileOf } from '../../01-units/units.ts';
import { hasRandomDamage } from '../../15-weapon-abilities/melta.ts';
import { isPrecise } from '../../15-weapon-abilities/precision.ts';
import type { AttacksContext, State } from '../../generated/state.ts';
import type { G, L } from '../../kit.ts';
import { living } from '../allocate.ts';
import type { Save } from '../attack.ts';
import { explainNeed } from '../explain-need.ts';

/** What a save needs, and why. */
export type Need = { readonly need: number; readonly why: () => Explained };

/** What the two saves of a model need against the attack. */
type Needs = { readonly armour: number; readonly shielded: number | null };

function needsOf(look: L, c: AttacksContext, saver: string): Needs {
  const { save } = profileOf(look.state, saver);
  const invulnerable = invulnerableOf(look.state, c.target, saver);
  const armour = save - look.modify('saveModifier', 0, saveOf(c, saver, false));
  if (invulnerable === null) return { armour, shielded: null };
  return { armour, shielded: invulnerable - look.modify('saveModifier', 0, saveOf(c, saver, true)) };
}

const saveOf = ({ gun, unit, target }: AttacksContext, saver: string, invulnerable: boolean): Save => ({
  ...gun!,
  unit,
  target,
  saver,
  invulnerable,
});

/**
 * WH-SAVE-08: of several invulnerable saves a model uses one, and nobody would choose a worse one. WH-STRAT-32: a unit
 * that has gone to ground has one of 6+, which is never better.
 */
function invulnerableOf(s: State, unit: string, model: string): number | null {
  const { invulnerable } = profileOf(s, model);
  return invulnerable === null && hasEffect(s, unit, 'wentToGround') ? 6 : invulnerable;
}

/** What a model's save needs, and why: the better one if it has two. */
export function explainSave(look: L, c: AttacksContext, model: string): Explained {
  const { armour, shielded } = needsOf(look, c, model);
  const invulnerable = shielded !== null && shielded < armour;
  const base = invulnerable ? invulnerableOf(look.state, c.target, model)! : profileOf(look.state, model).save;
  return explainNeed(base, look.explain('saveModifier', 0, saveOf(c, model, invulnerable)));
}

/** WH-SAVE-07, WH-SAVE-08, WH-SAVE-10: with an invulnerable save its player chooses one of the two. */
export function* saveNeed(g: G, c: AttacksContext, model: string): Rule<Need> {
  const { armour, shielded } = needsOf(g, c, model);
  const needs = (need: number, base: number, invulnerable: boolean): Need => ({
    need,
    why: () => explainNeed(base, g.explain('saveModifier', 0, saveOf(c, model, invulnerable))),
  });
  const plain = needs(armour, profileOf(g.state, model).save, false);
  if (shielded === null) return plain;
  const chosen = yield* ask(g, {
    kind: 'choose',
    name: 'saveWith',
    by: ownerOf(g.state, c.target),
    rule: 'WH-SAVE-07',
    args: { model },
    options: [{ id: 'armour' }, { id: 'invulnerable' }],
    preset: shielded < armour ? 'invulnerable' : 'armour',
  });
  return chosen === 'armour' ? plain : needs(shielded, invulnerableOf(g.state, c.target, model)!, true);
}

/**
 * WH-FAST-03, WH-G-113: are several saves rolled together? Only if all models of the target need the same. WH-FAST-05:
 * not against random damage, where it matters which attack comes first; nor if the attacker may pick the models
 * (WH-WEAP-19).
 */
export function areSavedTogether(look: L, c: AttacksContext): boolean {
  const weapon = look.state.weapons[c.gun!.weapon]!;
  if (c.wounds < 2 || hasRandomDamage(weapon, c.gun!) || isPrecise(look.state, c.gun!)) return false;
  const [first, ...others] = living(look.state, c.target).map((m) => needsOf(look, c, m));
  return others.every((n) => n.armour === first!.armour && n.shielded === first!.shielded);
}
