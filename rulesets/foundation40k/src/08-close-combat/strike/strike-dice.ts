import { gapAtMost } from '@walstatt/geometry';
import { inch, standing } from '../../01-units/space.ts';
import { modelHas, profileOf } from '../../01-units/units.ts';
import { addRun } from '../../06-shooting/volley.ts';
import { coverOf } from '../../14-terrain/terrain.ts';
import type { Run } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

/** Which models strike in melee, with which weapons, and with how many dice. */

/** FD-GAP-53: a model without a melee weapon has RoF 0, FP 0 and a reach of 1". */
const IMPROVISED = { range: inch(1), rof: 0, fp: 0, specialRules: [] as readonly string[] };

const weaponOf = (look: L, weapon: string | null) => (weapon === null ? IMPROVISED : look.state.weapons[weapon]!);

/** The melee weapons with which a model reaches the enemy unit. `null` in the list is the improvised one. */
export function bladesInReach(look: L, unit: string, model: string, target: string): (string | null)[] {
  const m = look.state.models[model]!;
  const own: (string | null)[] = m.weapons.filter((w) => look.state.weapons[w]!.kind === 'melee');
  return (own.length === 0 ? [null] : own).filter((w) => reaches(look, unit, model, target, weaponOf(look, w).range));
}

function reaches(look: L, unit: string, model: string, target: string, range: number): boolean {
  const a = standing(look, unit);
  const body = a.bodies[a.models.indexOf(model)]!;
  return standing(look, target).bodies.some((b) => gapAtMost(body, b, range));
}

/** FD-MELEE-03, FD-GAP-52: the models that can reach, each with its choice of weapons. */
export const fighters = (look: L, unit: string, target: string): { model: string; blades: (string | null)[] }[] =>
  standing(look, unit)
    .models.map((model) => ({ model, blades: bladesInReach(look, unit, model, target) }))
    .filter((x) => x.blades.length > 0);

/** FD-GAP-11: the models of the target that the striking unit can reach. */
export function inReachOf(look: L, unit: string, target: string): string[] {
  const strikers = standing(look, unit);
  const { models, bodies } = standing(look, target);
  const ranges = strikers.models.map((m) => {
    const own = look.state.models[m]!.weapons.map((w) => look.state.weapons[w]!).filter((w) => w.kind === 'melee');
    return own.length === 0 ? IMPROVISED.range : Math.max(...own.map((w) => w.range));
  });
  return models.filter((_, i) => strikers.bodies.some((b, j) => gapAtMost(b, bodies[i]!, ranges[j]!)));
}

/**
 * FD-MELEE-04: A plus RoF of each model. Wild charge gives only the attacker one more die (FD-SPECIAL-08) and one more
 * FP (FD-SPECIAL-09, FD-GAP-82). FD-MELEE-08: cover does not make models harder to hit, unless the players choose that
 * option (FD-GAP-103).
 */
export function strikeRuns(
  look: L,
  target: string,
  armed: readonly { readonly model: string; readonly weapon: string | null }[],
  rolled: readonly number[],
  attacker: boolean,
): Run[] {
  const s = look.state;
  const cover = coverOf(look, target);
  const runs: Run[] = [];
  armed.forEach(({ model, weapon }, i) => {
    const w = weaponOf(look, weapon);
    const profile = profileOf(s, model);
    const wild = attacker && modelHas(s, model, 'wildCharge');
    const dice = profile.attacks.plus + (rolled[i] ?? 0) + w.rof + (wild ? 1 : 0);
    const need = look.modify('hit', profile.meleeSkill, { kind: 'strike', cover });
    const stunning = w.specialRules.includes('stunning') || modelHas(s, model, 'stunning');
    addRun(runs, dice, need, w.fp + (wild ? 1 : 0), null, stunning);
  });
  return runs;
}
