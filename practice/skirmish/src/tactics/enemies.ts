import type { Point } from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { bodiesOf } from '../rules/field.ts';
import { diceOf, hitOn, saveOn, woundOn } from '../rules/shooting.ts';
import { areEnemyUnits, isOnTable, unitOf } from '../rules/units.ts';

/** Enemies that stand on the table. */
export const enemiesOf = (look: L, unit: string): string[] =>
  Object.keys(look.state.units).filter((id) => areEnemyUnits(look.state, unit, id) && isOnTable(look.state, id));

export const placeOf = (look: L, unit: string): Point => bodiesOf(look, unit)[0]!.centre;

/** What a shot destroys on average, in points of the score. Out of range it counts as if all models could shoot. */
export function shotWorth(look: L, unit: string, target: string): number {
  const shot = { unit, target, reaction: 'none' } as const;
  const { worth, wounds } = unitOf(look.state, target);
  const { weapon, living } = unitOf(look.state, unit);
  const dice = diceOf(look, unit, target) || weapon.attacks * living;
  const chance = ((7 - hitOn(look, shot)) * (7 - woundOn(look, shot)) * (saveOn(look, shot) - 1)) / 216;
  return (dice * chance * weapon.damage * worth) / wounds;
}

/** What a round of fighting destroys on average, less what it costs. */
export const fightWorth = (look: L, unit: string, target: string): number =>
  blows(look, unit, target) - blows(look, target, unit);

function blows(look: L, unit: string, target: string): number {
  const { fight, living } = unitOf(look.state, unit);
  const { save, worth, wounds } = unitOf(look.state, target);
  return (living * fight.attacks * (7 - fight.skill) * (7 - fight.wounds) * (save - 1) * worth) / (216 * wounds);
}
