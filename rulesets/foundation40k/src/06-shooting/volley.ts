import type { RuleId } from '@walstatt/engine';
import { standing } from '../01-units/space.ts';
import { enemyUnits, isVehicle, mayShoot, modelHas, profileOf } from '../01-units/units.ts';
import { seenModels, sees, seesWithin } from '../02-lines-of-sight/sight.ts';
import { inMelee } from '../08-close-combat/contact.ts';
import { coverOf } from '../14-terrain/terrain.ts';
import type { Run } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** What can be shot at, with which weapons, and with how many dice. */

/** The shooting weapons that a model may use now. */
export const gunsOf = (look: L, model: string): string[] => {
  const m = look.state.models[model]!;
  return mayShoot(m) ? m.weapons.filter((w) => look.state.weapons[w]!.kind === 'shooting') : [];
};

export const hasGuns = (look: L, unit: string): boolean =>
  standing(look, unit).models.some((m) => gunsOf(look, m).length > 0);

/** FD-GAP-33: a unit in melee cannot be shot at. */
function isTarget(look: L, unit: string, target: string): boolean {
  return !inMelee(look, target) && sees(look, unit, target);
}

/** The rule by which this unit may not be shot at by the other: none but enemies, not in melee, only what is seen. */
export function againstTarget(look: L, unit: string, target: string): RuleId | null {
  if (!enemyUnits(look.state, unit).includes(target)) return 'FD-GAP-31';
  if (inMelee(look, target)) return 'FD-GAP-33';
  return sees(look, unit, target) ? null : 'FD-LOS-01';
}

/** FD-GAP-31, FD-GAP-34: the enemy units that a model of the unit sees. */
export const targetsOf = (look: L, unit: string): string[] =>
  enemyUnits(look.state, unit).filter((t) => isTarget(look, unit, t));

export const hasTarget = (look: L, unit: string): boolean =>
  look.memo('hasTarget', unit, () => enemyUnits(look.state, unit).some((t) => isTarget(look, unit, t)));

export const canShoot = (look: L, unit: string): boolean => hasGuns(look, unit) && !inMelee(look, unit);

/** FD-LOS-03, FD-LOS-04: the models that can be seen, in unit order. */
export function exposedTo(look: L, unit: string, target: string): string[] {
  const seen = seenModels(look, unit, target);
  return standing(look, target).models.filter((_, i) => seen[i]);
}

type Armed = { readonly model: string; readonly weapon: string | null };

/**
 * FD-SHOOT-04, FD-SHOOT-05, FD-LOS-02, FD-GAP-104: the dice of all weapons whose models see the target and reach it,
 * model by model. Twin-linked weapons roll twice as many (FD-SPECIAL-07). Suppressive fire can use any weapon, but
 * without a sniper's aim (FD-GAP-50).
 */
export function volleyRuns(look: L, unit: string, target: string, armed: readonly Armed[], suppress: boolean): Run[] {
  const s = look.state;
  const { models } = standing(look, unit);
  const cover = coverOf(look, target);
  const runs: Run[] = [];
  for (const { model, weapon } of armed) {
    if (weapon === null) continue;
    const w = s.weapons[weapon]!;
    if (!seesWithin(look, unit, models.indexOf(model), target, w.range)) continue;
    const twin = w.specialRules.includes('twinLinked');
    const need = look.modify('hit', profileOf(s, model).shootSkill, { kind: suppress ? 'suppress' : 'volley', cover });
    const sniper = !suppress && (w.specialRules.includes('sniper') || modelHas(s, model, 'sniper'));
    addRun(runs, twin ? 2 * w.rof : w.rof, need, w.fp, sniper ? model : null, false);
  }
  return runs;
}

/** Dice like the ones before them join the same run. */
export function addRun(
  runs: Run[],
  dice: number,
  need: number,
  fp: number,
  sniper: string | null,
  stunning: boolean,
): void {
  const last = runs[runs.length - 1];
  if (dice === 0) return;
  if (last?.need === need && last.fp === fp && last.sniper === sniper && last.stunning === stunning) last.dice += dice;
  else runs.push({ dice, need, fp, sniper, stunning, hits: 0, unsaved: 0 });
}

/** FD-SHOOT-01, FD-ACTION-10: the weapons that each model may choose from. `all` means that it may fire all of them. */
export function weaponChoices(look: L, unit: string): { model: string; guns: string[]; all: boolean }[] {
  return standing(look, unit)
    .models.map((model) => ({ model, guns: gunsOf(look, model), all: isVehicle(look.state, model) }))
    .filter((x) => x.guns.length > 0);
}
