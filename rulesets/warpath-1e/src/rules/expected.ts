import type { Look } from '../kit.ts';
import { explosiveFactor } from './explosive.ts';
import { extraDice, shotDice, strikeDice } from './hit-dice.ts';
import { woundNeed } from './resolve.ts';
import { attacksOf, isFixed, mayShoot, type Shot, silencedBy } from './shots.ts';
import { tableTop } from './table-top.ts';
import { numberOfRule } from './units.ts';

/** Expected numbers, for bots: no rule looks at them. */
const chance = (need: number): number => Math.max(0, Math.min(5, 7 - need)) / 6;

const FACTOR: Readonly<Record<string, number>> = { D3: 2, D6: 3.5 };

/** The damage that a shot does on average. */
export function expectedShot(look: Look, shot: Shot): number {
  const { dice, need } = shotDice(look, shot);
  const explosive = explosiveFactor(look.state.units[shot.unit]!, shot.with);
  return dice * chance(need) * chance(woundNeed(look, shot)) * (FACTOR[explosive] ?? Number(explosive));
}

/** The damage that a charge does on average. */
export function expectedStrike(look: Look, unit: string, target: string): number {
  const u = look.state.units[unit]!;
  const { defence } = look.state.units[target]!;
  const own = strikeDice(look, { unit, target });
  let sum = own.dice * chance(own.need) * chance(Math.max(2, defence - numberOfRule(u, 'crushingStrength')));
  for (const x of u.extras) {
    const e = extraDice(look, { unit, target }, x.dice);
    sum += e.dice * chance(e.need) * chance(Math.max(2, defence - x.crushing));
  }
  return sum;
}

/** For each attack of a unit the target it would hurt most, by a given worth of damage. */
export function bestFire(look: Look, unit: string, worth: (target: string, damage: number) => number): number {
  if (silencedBy(look, unit) !== null) return 0;
  let sum = 0;
  let own = 0;
  for (const name of attacksOf(look.state.units[unit]!)) {
    let best = 0;
    for (const s of tableTop(look).units) {
      const shot = { unit, with: name, target: s.id };
      if (mayShoot(look, shot)) best = Math.max(best, worth(s.id, expectedShot(look, shot)));
    }
    if (name === 'own' || isFixed(name)) own = Math.max(own, best);
    else sum += best;
  }
  return sum + own;
}
