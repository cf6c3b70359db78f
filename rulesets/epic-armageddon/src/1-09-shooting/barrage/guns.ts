import type { Point, Template } from '@walstatt/geometry';
import { cm } from '../../1-00-materials/cm.ts';
import { tableTop } from '../../1-00-materials/table-top.ts';
import { areEnemyFormations } from '../../1-02-formations/formations.ts';
import type { Contexts, Weapon, WeaponMode } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { shootersOf } from '../suppression.ts';
import { reaches } from '../weapons/reach.ts';
import { kindsOf, weaponsOf } from '../weapons/weapons.ts';
import { unitsUnder } from './under.ts';

type C = Pick<Contexts['shoot'], 'formation' | 'target' | 'bombards'> & { readonly suppressed: readonly string[] };

/** A weapon with barrage points. */
export type BarrageGun = { readonly unit: string; readonly line: WeaponMode; readonly count: number };

/** EA-1.0.1-02. */
const RADIUS = cm(3.7);

export const templateAt = (centre: Point): Template => ({ centre, radius: RADIUS });

/** Whether a weapon fires either a barrage or something else. */
export const mayBombard = ({ modes, joined }: Weapon): boolean =>
  joined === 'or' && modes.some(isBarrage) && modes.some((mode) => kindsOf(mode).length > 0);

const isBarrage = ({ use, barrage }: WeaponMode): boolean => use === 'fire' && barrage !== null;

/** EA-1.9.8-01: the weapons that a formation combines. */
export function barrageGuns(look: L, { formation, target, suppressed, bombards }: C): BarrageGun[] {
  if (target === null) return [];
  return shootersOf(look, { formation, target }, suppressed).flatMap((unit) =>
    weaponsOf(look.state, unit).flatMap((weapon) =>
      mayBombard(weapon) && !bombards
        ? []
        : weapon.modes.filter(isBarrage).map((line): BarrageGun => ({ unit, line, count: weapon.count })),
    ),
  );
}

/** EA-1.9.8-02, EA-1.9.8-03: those that reach an enemy under a template. The others do not fire. */
export function contributing(look: L, formation: string, guns: readonly BarrageGun[], centre: Point): BarrageGun[] {
  const foes = enemiesUnder(look, formation, centre);
  return guns.filter(({ unit, line }) => foes.some((foe) => reaches(look, unit, line, foe)));
}

const enemiesUnder = (look: L, formation: string, centre: Point): string[] =>
  tableTop(look)
    .units.filter(({ id }) => areEnemyFormations(look.state, formation, id))
    .flatMap((stand) => unitsUnder(stand, [templateAt(centre)]));
