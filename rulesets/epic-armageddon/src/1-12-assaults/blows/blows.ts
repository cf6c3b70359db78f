import { countOf, profileOf } from '../../1-01-units/units.ts';
import { lineOfFire } from '../../1-09-shooting/sight/line-of-fire.ts';
import type { Amount, State, Weapon, WeaponMode } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { type Fighter, isWithin, meets } from '../forces.ts';

/** What a hit does to saves. */
export type Kind = 'normal' | 'macro' | 'titanKiller';

/** Some equal attacks of one unit. */
export type Blow = { readonly need: number; readonly kind: Kind; readonly dice: Amount };

export type Value = 'closeCombat' | 'firefight';
export type When = 'firstStrike' | 'others' | 'support';

/** The attacks of fighters on foes in their order. */
export const blowsOf = (look: L, own: readonly Fighter[], foes: readonly Fighter[], when: When): Blow[] =>
  own.flatMap((fighter) => {
    const value = usedOn(look, fighter, foes, when);
    return value === null ? [] : attacksOf(look.state, fighter.unit, value, when);
  });

/**
 * EA-1.12.5-01: in base contact with close combat. EA-1.12.5-02, EA-1.12.6-02: otherwise, and in support, within 15 cm and
 * with line of fire in a firefight. EA-G-12: a unit that can do neither does not attack.
 */
function usedOn(look: L, fighter: Fighter, foes: readonly Fighter[], when: When): Value | null {
  if (when !== 'support' && meets(fighter, foes)) return 'closeCombat';
  return foes.some((foe) => isWithin(fighter, [foe]) && lineOfFire(look, fighter.unit, foe.unit) !== 'blocked')
    ? 'firefight'
    : null;
}

const weaponsOf = (s: State, unit: string): Weapon[] => [
  ...profileOf(s, unit).weapons,
  ...s.units[unit]!.characters.flatMap((id) => s.profiles[id]!.weapons),
];

type Ability = WeaponMode['abilities'][number]['ability'];
const has = ({ abilities }: WeaponMode, name: Ability): boolean => abilities.some(({ ability }) => ability === name);
const kindOf = (modes: readonly WeaponMode[]): Kind =>
  modes.some((mode) => has(mode, 'titanKiller'))
    ? 'titanKiller'
    : modes.some((mode) => has(mode, 'macroWeapon'))
      ? 'macro'
      : 'normal';

/**
 * EA-1.12.5-04: one die each, EA-3.3.2-01: a war engine one for each point of its starting damage capacity. EA-1.12.5-03:
 * a unit with only assault weapons does not take part in firefights. EA-2.2.3-01, EA-2.2.3-03, EA-2.2.3-04: extra attacks, and
 * what first strike, macro-weapons and titan killers are about. In support all attacks come at once.
 */
export function attacksOf(s: State, unit: string, value: Value, when: When): Blow[] {
  const need = profileOf(s, unit)[value];
  const weapons = weaponsOf(s, unit);
  const all = weapons.flatMap(({ modes }) => modes);
  if (need === null || need > 6) return [];
  if (value === 'firefight' && all.length > 0 && all.every(({ use }) => use === 'assault')) return [];
  const use = value === 'closeCombat' ? 'assault' : 'smallArms';
  const isTime = (modes: readonly WeaponMode[]): boolean =>
    when === 'support' || modes.some((mode) => has(mode, 'firstStrike')) === (when === 'firstStrike');
  const plain = all.filter((mode) => mode.use === use && !has(mode, 'extraAttacks'));
  const blows: Blow[] = [];
  if (isTime(plain)) blows.push({ need, kind: kindOf(plain), dice: { dice: 0, sides: 6, plus: countOf(s, unit) } });
  for (const { count, modes } of weapons)
    for (const mode of modes)
      for (const ability of mode.abilities)
        if (mode.use === use && ability.ability === 'extraAttacks' && isTime([mode]))
          for (let i = 0; i < count; i++) blows.push({ need, kind: kindOf([mode]), dice: ability.attacks });
  return blows;
}
