import { inch } from '../../04-measuring/table-top.ts';
import { isBigModel } from '../../13-shooting/big-guns.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import { mayWield } from '../../15-weapon-abilities/psychic.ts';
import { fightsFirst } from '../../17-fight/eligible.ts';
import { armsOf as bladesOf } from '../../17-fight/melee/arms.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { modelsLeft, priceOf, worthLeft } from './armies.ts';
import { type How, killsBy, meanOf, PLAINLY } from './harm.ts';
import { kept, rollOf } from './kept.ts';

/** What attacks cost on average, in hundreds of points. */

/** What one model of a unit costs. */
export const modelPrice = (s: State, unit: string): number =>
  priceOf(s, unit) / Math.max(1, s.units[unit]!.startingStrength);

/** The guns of a unit against a target: how far each reaches, and how many models it destroys, also within half range. */
type Gun = { readonly range: number; readonly kills: number; readonly near: number };

function gunsAgainst(look: L, unit: string, target: string, how: How): readonly Gun[] {
  const key = `${rollOf(look, unit)} ${rollOf(look, target)} ${how.cover} ${how.still} ${how.overwatch}`;
  return kept(look, 'guns', key, () => {
    const guns: Gun[] = [];
    for (const model of modelsLeft(look.state, unit)) {
      const all = armsOfModel(look.state, model).map((profiles) => bestOf(look, profiles, target, how));
      const others = all.filter((gun) => !gun.pistol);
      guns.push(...(others.length === 0 || isBigModel(look.state, model) ? all : others));
    }
    return guns.sort((a, b) => b.range - a.range);
  });
}

/** The ranged weapons of a model, each with its profiles. */
function armsOfModel(s: State, model: string): string[][] {
  const arms: string[][] = [];
  for (const id of s.models[model]!.weapons) {
    const { range, group } = s.weapons[id]!;
    if (range === null || !mayWield(s, model, id)) continue;
    const open = arms.find((arm) => group !== null && s.weapons[arm[0]!]!.group === group && !arm.includes(id));
    if (open === undefined) arms.push([id]);
    else open.push(id);
  }
  return arms;
}

/** The profile that destroys most. */
function bestOf(look: L, profiles: readonly string[], target: string, how: How): Gun & { readonly pistol: boolean } {
  let best: (Gun & { readonly pistol: boolean }) | null = null;
  for (const id of profiles) {
    const w = look.state.weapons[id]!;
    const kills = killsBy(look, id, target, how);
    if (best !== null && best.kills >= kills) continue;
    const near = killsBy(look, id, target, { ...how, half: true });
    best = { range: w.range!, kills, near, pistol: hasAbility(w, 'pistol') };
  }
  return best!;
}

/** How far the guns of a unit reach that it fights with: half of them reach as far or farther. 0 without guns. */
export const mainRange = (look: L, unit: string): number =>
  kept(look, 'range', rollOf(look, unit), () => {
    const ranges = modelsLeft(look.state, unit).flatMap((m) =>
      armsOfModel(look.state, m).map((profiles) => look.state.weapons[profiles[0]!]!.range!),
    );
    return ranges.sort((x, y) => y - x)[Math.floor(ranges.length / 2)] ?? 0;
  });

/** Whether what most of a unit fires needs no sight. */
export const isIndirect = (look: L, unit: string): boolean =>
  kept(look, 'indirect', rollOf(look, unit), () => {
    const arms = modelsLeft(look.state, unit).flatMap((m) => armsOfModel(look.state, m));
    const blind = arms.filter((profiles) => hasAbility(look.state.weapons[profiles[0]!]!, 'indirectFire'));
    return arms.length > 0 && 2 * blind.length > arms.length;
  });

/** What a volley from this distance costs the target. */
export function volleyCost(look: L, unit: string, target: string, distance: number, how: How = PLAINLY): number {
  let kills = 0;
  for (const gun of gunsAgainst(look, unit, target, how)) {
    if (gun.range < distance) break;
    kills += 2 * distance <= gun.range ? gun.near : gun.kills;
  }
  return costOfKills(look.state, target, kills);
}

/** Losses of a unit. Its last models bring more than the first. */
function costOfKills(s: State, target: string, kills: number): number {
  if (kills === 0) return 0;
  const left = modelsLeft(s, target).length;
  const lost = Math.min(1, kills / Math.max(1, left));
  return worthLeft(s, target) * lost * (0.85 + 0.15 * lost);
}

/** How many models of a target the melee attacks of a unit destroy. */
const strikes = (look: L, unit: string, target: string, charged: boolean): number =>
  kept(look, 'strikes', `${rollOf(look, unit)} ${rollOf(look, target)} ${charged}`, () => {
    const s = look.state;
    const how = { ...PLAINLY, charged };
    const models = modelsLeft(s, unit);
    let kills = 0;
    for (const model of models) {
      const { main, extra } = bladesOf(s, model);
      const best = (profiles: readonly string[]): number =>
        profiles.reduce((most, id) => Math.max(most, killsBy(look, id, target, how)), 0);
      kills += best(main) + extra.reduce((sum, profiles) => sum + best(profiles), 0);
    }
    return models.length > ALL_FIGHT ? kills * MOST_FIGHT : kills;
  });

/** So many models all come to blows; of more, most do. */
const ALL_FIGHT = 5;
const MOST_FIGHT = 0.8;

/** What it costs both sides when a unit charges a target, or fights it first. */
export type Melee = { readonly theirs: number; readonly ours: number };

export function meleeCosts(look: L, unit: string, target: string, charged = true): Melee {
  const s = look.state;
  const kills = strikes(look, unit, target, charged);
  const back = strikes(look, target, unit, false);
  const first = fightsFirst(s, target) ? 1 : 1 - Math.min(1, kills / Math.max(1, modelsLeft(s, target).length));
  const left = fightsFirst(s, target) ? 1 - Math.min(1, back / Math.max(1, modelsLeft(s, unit).length)) : 1;
  return {
    theirs: costOfKills(s, target, kills * left),
    ours: costOfKills(s, unit, back * first),
  };
}

/** How much better a unit fights hand to hand than from afar, against whatever enemies there are: from 0 to 1. */
export const meleeBent = (look: L, unit: string): number =>
  kept(look, 'bent', rollOf(look, unit), () => {
    const s = look.state;
    let [blades, guns] = [0, 0];
    for (const model of modelsLeft(s, unit)) {
      const { main, extra } = bladesOf(s, model);
      const blow = (id: string): number => forceOf(s, id);
      blades += main.reduce((most, id) => Math.max(most, blow(id)), 0);
      for (const profiles of extra) blades += profiles.reduce((most, id) => Math.max(most, blow(id)), 0);
      for (const profiles of armsOfModel(s, model)) guns += profiles.reduce((most, id) => Math.max(most, blow(id)), 0);
    }
    return blades / Math.max(0.01, blades + 2 * guns);
  });

/** What a weapon can do, whatever it meets. Guns that reach far are worth more. */
export function forceOf(s: State, weapon: string): number {
  const { attacks, skill, strength, penetration, damage, range } = s.weapons[weapon]!;
  const far = range === null ? 1 : Math.min(1.5, range / inch(18));
  return (
    meanOf(attacks) *
    Math.max(1, 7 - Math.min(6, skill)) *
    (2 + strength) *
    (2 - penetration) *
    Math.sqrt(meanOf(damage)) *
    far
  );
}
