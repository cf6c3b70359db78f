import type { RuleId } from '@walstatt/engine';
import { spaceGapAtMost } from '@walstatt/geometry';
import { areEnemyUnits, isOnBattlefield, partsLeft, wholeUnits } from '../01-units/units.ts';
import { areEngaged, engagedBy } from '../03-engagement/engagement.ts';
import { measuredOf } from '../04-measuring/questions.ts';
import { inch, standing } from '../04-measuring/table-top.ts';
import { seesModel } from '../05-visibility/sight.ts';
import { movedHow } from '../10-movement/moved.ts';
import { hasAbility } from '../15-weapon-abilities/ability.ts';
import { mayWield } from '../15-weapon-abilities/psychic.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { isBig } from './big-guns.ts';

/** A model about to shoot with a weapon. */
export type Shot = { readonly unit: string; readonly model: string; readonly weapon: string };

export const isEngaged = (look: L, unit: string): boolean => engagedBy(look, unit).length > 0;

/** WH-LOCK-01, WH-WEAP-07: does the unit shoot out of combat, with nothing but pistols? WH-G-43: big units do as ever. */
export const hasOnlyPistols = (look: L, unit: string): boolean => isEngaged(look, unit) && !isBig(look.state, unit);

/**
 * The rule by which a weapon may not fire at a unit, or null. WH-TERRAIN-02: only enemy units can be targets.
 */
export function againstTarget(look: L, shot: Shot, target: string): RuleId | null {
  const { state } = look;
  if (!isOnBattlefield(state, target) || !areEnemyUnits(state, shot.unit, target)) return 'WH-SHOOT-06';
  return againstWeapon(look, shot) ?? againstMelee(look, shot, target) ?? outOfReach(look, shot, target);
}

/** WH-DATA-16: psychic weapons are for PSYKERS. WH-WEAP-03: after an advance only assault weapons fire. WH-WEAP-08: out of combat only pistols do. */
export function againstWeapon(look: L, { unit, model, weapon }: Shot): RuleId | null {
  const w = look.state.weapons[weapon]!;
  if (!mayWield(look.state, model, weapon)) return 'WH-DATA-16';
  if (movedHow(look.state, unit) === 'advance' && !hasAbility(w, 'assault')) return 'WH-WEAP-03';
  return hasOnlyPistols(look, unit) && !hasAbility(w, 'pistol') ? 'WH-WEAP-08' : null;
}

/**
 * WH-LOCK-02: nobody shoots into combat. WH-BIGGUN-05: but at monsters and vehicles; WH-BIGGUN-02, WH-G-44, WH-WEAP-10: and
 * at those with whom the unit itself is in combat, if it may shoot then. WH-WEAP-09: pistols shoot at nobody else.
 * WH-WEAP-23: blasts are never used so close to friends.
 */
function againstMelee(look: L, { unit, weapon }: Shot, target: string): RuleId | null {
  const isOwn = areEngaged(look, unit, target);
  if (hasOnlyPistols(look, unit) && !isOwn) return 'WH-WEAP-09';
  if (!isEngaged(look, target)) return null;
  if (hasAbility(look.state.weapons[weapon]!, 'blast')) return 'WH-WEAP-23';
  return isOwn || isBig(look.state, target) ? null : 'WH-LOCK-02';
}

const NEAR = inch(12);

/** WH-ABIL-01: lone operatives, unless they have joined a unit. */
function isLoneOperative(s: State, unit: string): boolean {
  const [part, ...others] = partsLeft(s, unit);
  if (part === undefined || others.length > 0) return false;
  return s.datasheets[s.units[part]!.datasheet]!.abilities.some((a) => a.ability === 'loneOperative');
}

/**
 * WH-SHOOT-07, WH-SHOOT-08: one of its models must be in range and visible. WH-WEAP-15: indirect fire needs only the
 * range. WH-ABIL-01: lone operatives must be near.
 */
function outOfReach(look: L, { model, weapon }: Shot, target: string): RuleId | null {
  const w = look.state.weapons[weapon]!;
  const near = modelsWithin(look, model, target, w.range!);
  if (near.length === 0) return 'WH-SHOOT-08';
  if (isLoneOperative(look.state, target) && !isWithin(look, model, target, NEAR)) return 'WH-ABIL-01';
  if (hasAbility(w, 'indirectFire') || near.some((other) => seesModel(look, model, other))) return null;
  return 'WH-SHOOT-07';
}

function modelsWithin(look: L, model: string, target: string, limit: number): string[] {
  const from = measuredOf(look, model);
  const { models, measured } = standing(look, target);
  return models.filter((_, i) => spaceGapAtMost(from, measured[i]!, limit));
}

/** WH-MEAS-05: is any model of the unit within the distance of the model? */
export const isWithin = (look: L, model: string, target: string, limit: number): boolean =>
  modelsWithin(look, model, target, limit).length > 0;

/** The units that a weapon may fire at. */
export const targetsOf = (look: L, shot: Shot): string[] =>
  look.memo('targets', `${shot.model} ${shot.weapon} ${movedHow(look.state, shot.unit)}`, () =>
    againstWeapon(look, shot) === null
      ? wholeUnits(look.state).filter((target) => againstTarget(look, shot, target) === null)
      : [],
  );
