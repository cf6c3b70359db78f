import { partsLeft, partsOf, profileOf } from '../../01-units/units.ts';
import { toughnessOf, woundNeed } from '../../14-attacks/needs.ts';
import { abilityOf, hasAbility } from '../../15-weapon-abilities/ability.ts';
import type { Amount, State, Weapon } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { modelsLeft } from './armies.ts';
import { kept } from './kept.ts';

/** How many models of a target one weapon destroys on average. */

/** What is true of attacks apart from the weapon and its target. */
export type How = {
  readonly half: boolean;
  readonly cover: boolean;
  readonly still: boolean;
  readonly charged: boolean;
  /** Only sixes hit. */
  readonly overwatch: boolean;
};

export const PLAINLY: How = { half: false, cover: false, still: false, charged: false, overwatch: false };

export const meanOf = ({ dice, sides, plus }: Amount): number => (dice * (sides + 1)) / 2 + plus;

/** The chance to roll so much or more with one die, if 1 always fails and 6 always succeeds. */
export const chanceOf = (need: number): number => (7 - Math.max(2, Math.min(6, need))) / 6;

/** Who takes the attacks: the first model that is left. */
export const saverOf = (s: State, target: string): string => modelsLeft(s, target)[0]!;

export function killsBy(look: L, weapon: string, target: string, how: How): number {
  const s = look.state;
  const saver = saverOf(s, target);
  const size = modelsLeft(s, target).length;
  const fives = Math.floor(size / 5);
  const key = `${weapon} ${s.models[saver]!.profile} ${fives} ${how.half} ${how.cover} ${how.still} ${how.charged} ${how.overwatch}`;
  return kept(look, 'kills', key, () => kills(look, s.weapons[weapon]!, { target, saver, fives }, how));
}

type Foe = { readonly target: string; readonly saver: string; readonly fives: number };

function kills(look: L, w: Weapon, { target, saver, fives }: Foe, how: How): number {
  const s = look.state;
  const profile = profileOf(s, saver);
  const { hits, sure } = hitsOf(s, w, target, how);
  const attacks =
    meanOf(w.attacks) +
    (how.half ? meanOf(abilityOf(w, 'rapidFire')?.attacks ?? NONE) : 0) +
    (hasAbility(w, 'blast') ? fives : 0);
  const toughness = toughnessOf(s, target) || profile.toughness;
  const anti = w.abilities.reduce((need, a) => (a.ability === 'anti' && isOf(s, target, a.keyword) ? a.on : need), 7);
  const critical = anti < 7 ? chanceOf(anti) : 1 / 6;
  const lance = how.charged && hasAbility(w, 'lance') ? 1 : 0;
  let wound = Math.max(critical, chanceOf(woundNeed(w.strength, toughness) - lance));
  if (hasAbility(w, 'twinLinked')) wound += (1 - wound) * wound;
  const wounds = (hits - sure) * wound + sure;
  const sharp = hasAbility(w, 'devastatingWounds') ? (hits - sure) * Math.min(wound, critical) : 0;
  const through = sharp + (wounds - sharp) * failing(s, saver, w, how);
  const damage = meanOf(w.damage) + (how.half ? meanOf(abilityOf(w, 'melta')?.damage ?? NONE) : 0);
  const share = damage >= profile.wounds ? 1 : 1 / Math.ceil(profile.wounds / damage);
  return attacks * through * share * pain(s, saver);
}

const NONE: Amount = { dice: 0, sides: 6, plus: 0 };

/** Hits for each attack, and those of them that wound without a roll. */
function hitsOf(s: State, w: Weapon, target: string, how: How): { readonly hits: number; readonly sure: number } {
  if (hasAbility(w, 'torrent')) return { hits: 1, sure: 0 };
  const steady = how.still && hasAbility(w, 'heavy') ? 1 : 0;
  const hidden = w.range !== null && isStealthy(s, target) ? 1 : 0;
  const more = (abilityOf(w, 'sustainedHits')?.hits ?? null) === null ? 0 : meanOf(abilityOf(w, 'sustainedHits')!.hits);
  return {
    hits: (how.overwatch ? 1 / 6 : chanceOf(w.skill - steady + hidden)) + more / 6,
    sure: hasAbility(w, 'lethalHits') ? 1 / 6 : 0,
  };
}

/** The chance that a save fails. */
function failing(s: State, saver: string, w: Weapon, { cover }: How): number {
  const { save, invulnerable } = profileOf(s, saver);
  const helps = cover && !hasAbility(w, 'ignoresCover') && !(save <= 3 && w.penetration === 0) ? 1 : 0;
  const need = Math.min(save - w.penetration - helps, invulnerable ?? 7);
  return need > 6 ? 1 : 1 - chanceOf(need);
}

/** What Feel No Pain leaves of wounds. */
function pain(s: State, saver: string): number {
  const { abilities } = s.datasheets[s.units[s.models[saver]!.unit]!.datasheet]!;
  const on = abilities.reduce((need, a) => (a.ability === 'feelNoPain' && !a.psychic ? Math.min(need, a.on) : need), 7);
  return on > 6 ? 1 : (on - 1) / 6;
}

const isStealthy = (s: State, unit: string): boolean =>
  partsLeft(s, unit).every((part) =>
    s.datasheets[s.units[part]!.datasheet]!.abilities.some((a) => a.ability === 'stealth'),
  );

const isOf = (s: State, unit: string, keyword: string): boolean =>
  partsOf(s, unit).some((part) => s.datasheets[s.units[part]!.datasheet]!.keywords.includes(keyword));
