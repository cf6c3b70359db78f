import { modelsOf } from '../../01-units/units.ts';
import { seesUnit } from '../../05-visibility/sight.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import type { Gun, Volley } from '../../generated/state.ts';
import type { Asked, L } from '../../kit.ts';
import { type Arm, armsOf, isPistol } from '../arms.ts';
import { isEngaged, isWithin, type Shot, targetsOf } from '../targets.ts';

/** The option of a weapon that does not fire. */
export const SILENT = 'silent';

/** WH-SHOOT-13: a target, and the profile where there are several. */
const optionId = ({ profiles }: Arm, target: string, profile: string): string =>
  profiles.length === 1 ? target : `${target}/${profile}`;

/** The unit that an option aims at. */
export const targetIn = (option: string): string => option.split('/')[0]!;

/**
 * WH-SHOOT-06, WH-SHOOT-12, WH-G-62: every weapon that has a target, with all it may be aimed at. Pistols are silent
 * unless the player says otherwise, if their model may rather fire its other weapons (WH-WEAP-11).
 */
export function choicesOf(look: L, unit: string, only: string | null): Pick<Asked<'targets'>, 'items' | 'options'> {
  const { state } = look;
  const armed = armsOf(state, unit)
    .map((arm) => ({ arm, aims: aimsOf(look, unit, arm).filter(({ args }) => only === null || args.target === only) }))
    .filter(({ aims }) => aims.length > 0);
  const others = new Set(armed.flatMap(({ arm }) => (isPistol(state, arm) ? [] : [arm.model])));
  const options = new Map<string, Asked<'targets'>['options'][number]>();
  for (const { aims } of armed) for (const aim of aims) options.set(aim.id, aim);
  return {
    items: armed.map(({ arm, aims }) => {
      const ids = aims.map(({ id }) => id);
      return {
        id: arm.id,
        args: { model: arm.model, weapon: arm.profiles[0]! },
        options: isPistol(state, arm) && others.has(arm.model) ? [SILENT, ...ids] : [...ids, SILENT],
      };
    }),
    options: [...options.values(), { id: SILENT, args: { target: null, weapon: null } }],
  };
}

const aimsOf = (look: L, unit: string, arm: Arm): Asked<'targets'>['options'][number][] =>
  arm.profiles.flatMap((weapon) =>
    targetsOf(look, { unit, model: arm.model, weapon }).map((target) => ({
      id: optionId(arm, target, weapon),
      args: { target, weapon: arm.profiles.length === 1 ? null : weapon },
    })),
  );

/** What was declared, target by target, with what was true of each weapon when its target was selected. */
export function volleysOf(look: L, unit: string, answer: Readonly<Record<string, string>>): Volley[] {
  const volleys = new Map<string, Gun[]>();
  for (const arm of armsOf(look.state, unit)) {
    const option = answer[arm.id] ?? SILENT;
    if (option === SILENT) continue;
    const target = targetIn(option);
    const weapon = arm.profiles.find((profile) => optionId(arm, target, profile) === option)!;
    const guns = volleys.get(target);
    const gun = aimed(look, { unit, model: arm.model, weapon }, target);
    if (guns === undefined) volleys.set(target, [gun]);
    else guns.push(gun);
  }
  return [...volleys].map(([target, guns]) => ({ target, targetSize: modelsOf(look.state, target).length, guns }));
}

/**
 * WH-SHOOT-17: what is true when targets are selected counts for the attacks, whatever becomes of it. WH-G-55, WH-G-56,
 * WH-BIGGUN-03: half range, sight, combat.
 */
function aimed(look: L, { unit, model, weapon }: Shot, target: string): Gun {
  const w = look.state.weapons[weapon]!;
  return {
    model,
    weapon,
    attacks: null,
    half: isWithin(look, model, target, w.range! / 2),
    unseen: hasAbility(w, 'indirectFire') && !modelsOf(look.state, unit).some((other) => seesUnit(look, other, target)),
    engaged: isEngaged(look, unit),
    locked: isEngaged(look, target),
  };
}
