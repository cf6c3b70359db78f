import { engagedBy } from '../../03-engagement/engagement.ts';
import { movedHow } from '../../10-movement/moved.ts';
import { deckOf, NOTHING } from '../../12-transports/firing-deck/weapons.ts';
import { isBigModel } from '../../13-shooting/big-guns.ts';
import { SILENT, targetIn } from '../../13-shooting/shoot/choices.ts';
import { hasOnlyPistols } from '../../13-shooting/targets.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import type { Asked, L } from '../../kit.ts';
import { modelsLeft, worthLeft } from './armies.ts';
import { killsBy, PLAINLY } from './harm.ts';
import { gapBetween } from './middle.ts';
import { mostOf } from './most-of.ts';

/** Who is shot at and struck, and with what. */

/** How much more it counts to hit whom the unit is aimed at. */
const AIMED = 1.25;

/** From this share of expected losses on, a target is as good as gone, and what more fire is worth then. */
const GONE = 0.9;
const SPENT = 0.2;

/** What an expected loss of the firing model costs, when a hazardous weapon goes off. */
const HAZARD = 1 / 8;

/** Each weapon at whom it harms most, until that target is as good as gone. */
export function bestTargets(look: L, r: Asked<'targets'>, aim: string | null): Record<string, string> {
  const s = look.state;
  const { unit } = r.args;
  const harm = harmOf(look, unit, aim);
  const loneTarget = hasOnlyPistols(look, unit) ? lonePistolTarget(r, harm) : null;
  const fires = new Set(
    r.items
      .filter(({ args, options }) => !isPistol(look, args.weapon) && options.length > 1)
      .map(({ args }) => args.model),
  );
  const dead = new Map<string, number>();
  const answer: Record<string, string> = {};
  for (const { id, args, options } of r.items) {
    const { model, weapon } = args;
    const mayFire = loneTarget !== null || isBigModel(s, model) || !isPistol(look, weapon) || !fires.has(model);
    const open = mayFire
      ? options.filter((o) => o !== SILENT && (loneTarget === null || targetIn(o) === loneTarget))
      : [];
    const best = mostOf(open, (option) => {
      const target = targetIn(option);
      const still = (dead.get(target) ?? 0) < GONE * modelsLeft(s, target).length ? 1 : SPENT;
      return harm(weaponIn(option, weapon), option) * still;
    });
    answer[id] = best ?? SILENT;
    if (best === null) continue;
    const target = targetIn(best);
    dead.set(target, (dead.get(target) ?? 0) + killsBy(look, weaponIn(best, weapon), target, PLAINLY));
  }
  return answer;
}

const weaponIn = (option: string, weapon: string): string => option.split('/')[1] ?? weapon;

const isPistol = (look: L, weapon: string): boolean => hasAbility(look.state.weapons[weapon]!, 'pistol');

/** What a weapon of a unit costs the target of an option on average. */
function harmOf(look: L, unit: string, aim: string | null): (weapon: string, option: string) => number {
  const s = look.state;
  const how = movedHow(s, unit);
  const still = how === null || how === 'stationary';
  return (weapon, option) => {
    const target = targetIn(option);
    const w = s.weapons[weapon]!;
    const half = 2 * gapBetween(look, unit, target) <= w.range!;
    const kills = killsBy(look, weapon, target, { ...PLAINLY, half, still });
    const price = worthLeft(s, target) / Math.max(1, modelsLeft(s, target).length);
    const risk = hasAbility(w, 'hazardous')
      ? HAZARD * (worthLeft(s, unit) / Math.max(1, modelsLeft(s, unit).length))
      : 0;
    return kills * price * (target === aim ? AIMED : 1) - risk;
  };
}

/** Out of combat all pistols fire at the enemy that suffers most. */
function lonePistolTarget(r: Asked<'targets'>, harm: (weapon: string, option: string) => number): string | null {
  const sums = new Map<string, number>();
  for (const { args, options } of r.items)
    for (const option of options) {
      if (option === SILENT) continue;
      const target = targetIn(option);
      sums.set(target, (sums.get(target) ?? 0) + harm(weaponIn(option, args.weapon), option));
    }
  return mostOf([...sums.keys()], (target) => sums.get(target)!);
}

/** The strongest weapons on board, as many as the Firing Deck holds. */
export function firedFromDeck(look: L, r: Asked<'firingDeck'>): Record<string, string> {
  const s = look.state;
  const [first] = r.items;
  const answer = Object.fromEntries(r.items.map(({ id }) => [id, NOTHING]));
  if (first === undefined) return answer;
  const force = (weapon: string): number => {
    const { attacks, strength, penetration, damage, range } = s.weapons[weapon]!;
    return (
      (attacks.plus + 3.5 * attacks.dice) *
      strength *
      (1 - penetration) *
      (damage.plus + 3.5 * damage.dice) *
      Math.sqrt(range ?? 0)
    );
  };
  const armed = r.items
    .map(({ id, options }) => ({
      id,
      best: mostOf(
        options.filter((o) => o !== NOTHING),
        force,
      ),
    }))
    .filter((x): x is { id: string; best: string } => x.best !== null)
    .sort((a, b) => force(b.best) - force(a.best));
  for (const { id, best } of armed.slice(0, deckOf(s, first.args.transport))) answer[id] = best;
  return answer;
}

/** The melee weapon of each model that harms most those whom its unit fights. */
export function bestBlades(look: L, r: Asked<'meleeWeapons'>): Record<string, string> {
  const { weapons } = look.state;
  const foes = engagedBy(look, r.args.unit);
  const worth = (option: string): number =>
    weapons[option] === undefined ? -1 : foes.reduce((sum, foe) => sum + loss(look, option, foe), 0);
  return Object.fromEntries(r.items.map(({ id, options }) => [id, mostOf(options, worth)!]));
}

const loss = (look: L, weapon: string, foe: string): number =>
  killsBy(look, weapon, foe, PLAINLY) * (worthLeft(look.state, foe) / Math.max(1, modelsLeft(look.state, foe).length));

/** As many attacks at the enemy that suffers most as will probably destroy it, the rest at the next. */
export function bestSplit(
  look: L,
  r: Asked<'meleeTargets'>,
  { aim }: { readonly aim: string | null },
): Record<string, number> {
  const s = look.state;
  const { weapon } = r.args;
  const { attacks } = s.weapons[weapon]!;
  const each = (foe: string): number =>
    killsBy(look, weapon, foe, PLAINLY) / Math.max(0.5, attacks.plus + 3.5 * attacks.dice);
  const worth = (foe: string): number => loss(look, weapon, foe) * (foe === aim ? AIMED : 1);
  const order = r.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a));
  const answer: Record<string, number> = {};
  let left = r.total;
  for (const [i, foe] of order.entries()) {
    const enough = Math.ceil((1.4 * modelsLeft(s, foe).length) / Math.max(0.01, each(foe)));
    const given = i === order.length - 1 ? left : Math.min(left, enough);
    answer[foe] = given;
    left -= given;
  }
  return answer;
}
