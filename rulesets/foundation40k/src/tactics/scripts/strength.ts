import { isVehicle, livingModels, modelHas, moraleOf, profileOf, saverOf, unitHas } from '../../01-units/units.ts';
import { saveAgainst } from '../../06-shooting/attack/saves.ts';
import { gunsOf } from '../../06-shooting/volley.ts';
import { foesInContact } from '../../08-close-combat/contact.ts';
import { fighters } from '../../08-close-combat/strike/strike-dice.ts';
import { coverOf } from '../../14-terrain/terrain.ts';
import type { Weapon } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { power, risingOf } from './curves.ts';
import { kept, rollOf } from './kept.ts';

/** What attacks cost on average, in shares of the unit that suffers them: 1 is a whole unit. */

/** The chance to roll this number or more. */
const chanceOf = (need: number): number => Math.max(0, Math.min(1, (7 - need) / 6));

/** How many models of the target one hit removes on average. */
function lossOf(look: L, target: string, fp: number, kind: 'volley' | 'strike'): number {
  const s = look.state;
  const cover = kind === 'volley' ? coverOf(look, target) : 'none';
  const key = `${rollOf(look, target)} ${fp} ${kind} ${cover} ${s.units[target]!.takeCover}`;
  return kept(look, 'loss', key, () => {
    const saver = saverOf(s, target);
    const { ignored, need, whole } = saveAgainst(look, saver, fp, kind);
    if (ignored) return 0;
    const through = 1 - chanceOf(need);
    const { lives } = profileOf(s, saver);
    // Every life that a vehicle loses may be its end.
    const share = whole ? 1 : isVehicle(s, saver) ? Math.max(1 / lives, 0.45) : 1 / lives;
    return through * share;
  });
}

/** The guns of a unit against a target: how far each reaches, and how many models it removes. The longest come first. */
type Gun = { readonly range: number; readonly kills: number };

function gunsAgainst(look: L, unit: string, target: string): readonly Gun[] {
  const s = look.state;
  const cover = coverOf(look, target);
  const against = `${rollOf(look, target)} ${cover} ${s.units[target]!.takeCover}`;
  return kept(look, 'guns', `${rollOf(look, unit)} ${armsOf(look, unit)} ${against}`, () => {
    const guns: Gun[] = [];
    for (const model of livingModels(s, unit)) {
      const need = look.modify('hit', profileOf(s, model).shootSkill, { kind: 'volley', cover });
      const all = gunsOf(look, model).map((id) => {
        const w = s.weapons[id]!;
        const dice = w.specialRules.includes('twinLinked') ? 2 * w.rof : w.rof;
        return { range: w.range, kills: dice * chanceOf(need) * lossOf(look, target, w.fp, 'volley') };
      });
      if (isVehicle(s, model) || all.length < 2) guns.push(...all);
      else guns.push(all.reduce((a, b) => (b.kills > a.kills ? b : a)));
    }
    return guns.sort((a, b) => b.range - a.range);
  });
}

/** Guns that vehicles lose and crews that are shaken change no place on the table. */
function armsOf({ state }: L, unit: string): number {
  let arms = 0;
  for (const id of state.units[unit]!.models) {
    const m = state.models[id]!;
    if (m.where.at !== 'gone') arms += m.shaken || m.stunned ? 100 : m.weapons.length;
  }
  return arms;
}

/** How far the guns of the unit reach that it fights with: half of them reach as far or farther. 0 without guns. */
export const mainRange = (look: L, unit: string): number =>
  kept(look, 'range', `${rollOf(look, unit)} ${armsOf(look, unit)}`, () => {
    const ranges: number[] = [];
    for (const id of livingModels(look.state, unit))
      for (const gun of look.state.models[id]!.weapons) {
        const w = look.state.weapons[gun]!;
        if (w.kind === 'shooting') ranges.push(w.range);
      }
    return ranges.sort((x, y) => y - x)[Math.floor(ranges.length / 2)] ?? 0;
  });

/** What a volley from this distance costs the target, with what may come of it: a unit that loses much is pinned. */
export function volleyCost(look: L, unit: string, target: string, distance: number): number {
  let kills = 0;
  for (const gun of gunsAgainst(look, unit, target)) {
    if (gun.range < distance) break;
    kills += gun.kills;
  }
  if (kills === 0) return 0;
  const u = look.state.units[target]!;
  const share = Math.min(1, kills / u.living);
  const pins = u.morale === 'ok' ? 0.25 * failing(look, target) * Math.min(1, 3 * share) : 0;
  return shareOf(look, target, kills) + pins;
}

/** What suppressive fire from this distance costs: hits on sixes, no losses, but a single one may pin the target. */
export function suppressionCost(look: L, unit: string, target: string, distance: number): number {
  const u = look.state.units[target]!;
  if (u.morale !== 'ok') return 0;
  let spared = 1;
  for (const model of livingModels(look.state, unit))
    for (const id of gunsOf(look, model)) {
      const w: Weapon = look.state.weapons[id]!;
      if (w.range < distance) continue;
      const dice = w.specialRules.includes('twinLinked') ? 2 * w.rof : w.rof;
      spared *= power(1 - lossOf(look, target, w.fp, 'volley') / 6, dice);
    }
  return (1 - spared) * failing(look, target) * 0.45;
}

/** Losses as a share of the whole unit. The last models of a unit are worth more than the first. */
function shareOf(look: L, unit: string, kills: number): number {
  const { living, models } = look.state.units[unit]!;
  const lost = Math.min(kills, living);
  return lost / models.length + (kills >= living ? 0.3 : 0);
}

/** The chance that a morale test fails. */
function failing(look: L, unit: string): number {
  const fails = 1 - chanceOf(moraleOf(look.state, unit));
  const again = look.state.options.knowNoFear === 'reroll' && unitHas(look.state, unit, 'knowNoFear');
  return again ? fails * fails : fails;
}

/** How many models of a target a unit's strikes remove if so many of its models fight. */
function strikes(look: L, unit: string, target: string, strikers: number, attacks: boolean): number {
  const s = look.state;
  const models = livingModels(s, unit);
  let kills = 0;
  for (const model of models) {
    const { attacks: a, meleeSkill } = profileOf(s, model);
    const wild = attacks && modelHas(s, model, 'wildCharge') ? 1 : 0;
    let best = (a.plus + 3.5 * a.dice + wild) * lossOf(look, target, wild, 'strike');
    for (const id of s.models[model]!.weapons) {
      const w = s.weapons[id]!;
      if (w.kind !== 'melee') continue;
      best = Math.max(best, (a.plus + 3.5 * a.dice + w.rof + wild) * lossOf(look, target, w.fp + wild, 'strike'));
    }
    kills += best * chanceOf(meleeSkill);
  }
  return (kills * Math.min(strikers, models.length)) / models.length;
}

/** How many models of a unit come to blows with a target: those in reach, or a guess before they have met. */
function fighting(look: L, unit: string, target: string): number {
  if (foesInContact(look, unit).includes(target))
    return look.memo('fighting', `${unit} ${target}`, () => fighters(look, unit, target).length);
  const [own, foes] = [look.state.units[unit]!.living, look.state.units[target]!.living];
  return Math.min(own, Math.ceil(foes * 1.5) + 1);
}

/** What a melee costs both units on average, flight and pursuit included. */
export type Melee = { readonly theirs: number; readonly ours: number };

export function meleeCosts(look: L, unit: string, target: string): Melee {
  const s = look.state;
  const a = s.units[unit]!;
  const b = s.units[target]!;
  const [ours, theirs] = [fighting(look, unit, target), fighting(look, target, unit)];
  const spirits = `${a.takeCover} ${b.takeCover} ${a.morale} ${b.morale} ${ours} ${theirs}`;
  return kept(look, 'melee', `${rollOf(look, unit)} ${rollOf(look, target)} ${spirits}`, () => {
    const kills = strikes(look, unit, target, ours, true);
    const left = Math.max(0, b.living - kills);
    const losses = left === 0 ? 0 : strikes(look, target, unit, Math.min(left, theirs), false);
    const wins = winning(kills, losses);
    const theirFlight = wins * (b.morale === 'fleeing' ? 1 : failing(look, target));
    const ourFlight = (1 - wins) * (a.morale === 'fleeing' ? 1 : failing(look, unit));
    return {
      theirs: Math.min(1.3, shareOf(look, target, kills) + 0.8 * theirFlight * (left / b.models.length)),
      ours: Math.min(1.3, shareOf(look, unit, losses) + 0.8 * ourFlight * (a.living / a.models.length)),
    };
  });
}

/** The chance to cause more losses than the enemy. Ties are lost by the attacker. */
const winning = (kills: number, losses: number): number =>
  risingOf((1.6 * (kills - losses - 0.4)) / Math.sqrt(0.5 + kills + losses));
