import { inch } from '../../04-measuring/table-top.ts';
import type { Profile, ProfileBase, Weapon } from '../../generated/state.ts';
import type { Dice, ModelKind, WeaponProfile, WrittenBase } from '../sheet.ts';
import { amountOf } from './amount.ts';

const MILLIMETRE = 100;

/** Profiles and weapons of datasheets as rows of the state. */

/** WH-DATA-02: the characteristics of a model. */
export const profileRow = (kind: ModelKind): Profile => ({
  name: kind.name ?? inWords(kind.id),
  ...moveOf(kind.M),
  toughness: kind.T,
  save: kind.Sv,
  invulnerable: kind.invSv ?? null,
  wounds: kind.W,
  leadership: kind.Ld,
  objectiveControl: kind.OC,
  base: baseOf(kind.base),
  height: inch(kind.height),
});

/** WH-DATA-03: a weapon with the range `melee` is a melee weapon. Where no hit roll is made, none would succeed. */
export const weaponRow = (name: string, group: string | null, profile: WeaponProfile): Weapon => ({
  name,
  range: profile.range === 'melee' ? null : inch(profile.range),
  attacks: amountOf(profile.A),
  skill: profile.skill ?? 7,
  strength: profile.S,
  penetration: profile.AP,
  damage: amountOf(profile.D),
  abilities: [...profile.abilities],
  group,
});

/** `riftMaster` is called rift master. */
export const inWords = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** WH-MOVE-15: a dash. WH-AIR-12: `20+`. WH-DATA-10: dice and a fixed number. */
function moveOf(M: Dice): Pick<Profile, 'move' | 'moveDice'> {
  if (M === '-') return { move: null, moveDice: 0 };
  const { dice, plus } = amountOf(String(M).replace(/\+$/, ''));
  return { move: inch(plus), moveDice: dice };
}

function baseOf(base: WrittenBase): ProfileBase {
  if ('round' in base) return { shape: 'round', diameter: base.round * MILLIMETRE };
  if ('oval' in base) return { shape: 'oval', length: base.oval[0] * MILLIMETRE, width: base.oval[1] * MILLIMETRE };
  return { shape: 'hull', length: inch(base.hull[0]), width: inch(base.hull[1]) };
}
