import type { Explained, Forecast } from '@walstatt/engine';
import { ownerOf } from '../01-units/units.ts';
import { living } from '../14-attacks/allocate.ts';
import { explainHit, explainWound, weaponOf } from '../14-attacks/attacks/hit-and-wound.ts';
import { explainSave } from '../14-attacks/attacks/saves.ts';
import { abilityOf, hasAbility } from '../15-weapon-abilities/ability.ts';
import { blast } from '../15-weapon-abilities/blast.ts';
import type { Amount, AttacksContext, Gun, State, Volley } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** What will be rolled for everything that a unit has declared: hits, wounds and saves, weapon by weapon. */
export const forecastOf = (look: L, unit: string, volleys: readonly Volley[]): Forecast[] =>
  volleys.flatMap((volley) => {
    const named = volleys.length > 1 ? { target: volley.target } : {};
    return runsOf(look, unit, volley).flatMap(({ c, guns }) =>
      rollsOf(look, c, guns).map((roll) => ({ ...roll, ...named })),
    );
  });

/** Guns that are alike in everything that is told. */
type Run = { readonly c: AttacksContext; readonly guns: readonly Gun[] };

function runsOf(look: L, unit: string, volley: Volley): Run[] {
  const runs = new Map<string, { readonly c: AttacksContext; readonly guns: Gun[] }>();
  for (const gun of volley.guns) {
    const c = contextOf(look.state, unit, volley, gun);
    const key = `${gun.weapon} ${explainHit(look, c).value} ${explainWound(look, c).value}`;
    const run = runs.get(key);
    if (run === undefined) runs.set(key, { c, guns: [gun] });
    else run.guns.push(gun);
  }
  return [...runs.values()];
}

/** The attacks as they will begin with this gun. */
const contextOf = (s: State, unit: string, { target, targetSize }: Volley, gun: Gun): AttacksContext => ({
  seat: ownerOf(s, unit),
  unit,
  target,
  targetSize,
  guns: [],
  gun,
  left: 0,
  hits: 0,
  sure: 0,
  toughness: 0,
  wounds: 0,
  unsaved: 0,
  mortal: 0,
  psychic: 0,
  mind: false,
  model: null,
  damage: 0,
});

function rollsOf(look: L, c: AttacksContext, guns: readonly Gun[]): Forecast[] {
  const { state } = look;
  const weapon = weaponOf(state, c);
  const means = c.gun!.weapon;
  const hit = { purpose: 'hit', ...diceOf(state, c, guns), sides: 6, means } as const;
  const rolls: Forecast[] = [
    hasAbility(weapon, 'torrent')
      ? { ...hit, needed: 1, base: 1, reasons: [{ rule: 'WH-WEAP-06', op: 'set', by: 1, value: 1 }] }
      : { ...hit, ...needed(explainHit(look, c), 6) },
    { purpose: 'wound', dice: 1, each: true, sides: 6, means, ...needed(explainWound(look, c), 6) },
  ];
  const [saver] = living(state, c.target);
  if (saver !== undefined)
    rolls.push({ purpose: 'save', dice: 1, each: true, sides: 6, means, ...needed(explainSave(look, c, saver), 7) });
  return rolls;
}

/** WH-ATT-04, WH-ATT-05, WH-SAVE-05: a 1 fails in any case, and a 6 hits and wounds. */
const needed = ({ value, base, reasons }: Explained, most: number) => ({
  needed: Math.max(2, Math.min(most, value)),
  base,
  reasons,
});

/** How many attacks the guns make, or how that is rolled. */
function diceOf(s: State, c: AttacksContext, guns: readonly Gun[]): Pick<Forecast, 'dice' | 'number'> {
  let sum: Amount = { dice: 0, sides: 6, plus: 0 };
  for (const gun of guns) sum = added(sum, attacksOf(s, { ...c, gun }));
  return sum.dice === 0 ? { dice: sum.plus } : { dice: sum.dice + sum.plus, number: sum };
}

function attacksOf(s: State, c: AttacksContext): Amount {
  const { attacks, half } = c.gun!;
  if (attacks !== null) return { dice: 0, sides: 6, plus: attacks };
  const weapon = weaponOf(s, c);
  if (hasAbility(weapon, 'extraAttacks')) return weapon.attacks;
  const rapid = half ? abilityOf(weapon, 'rapidFire') : null;
  const whole = rapid === null ? weapon.attacks : added(weapon.attacks, rapid.attacks);
  return { ...whole, plus: whole.plus + blast(c, weapon) };
}

/** Dice of different sides are rare: those of the first amount stand for all. */
const added = (a: Amount, b: Amount): Amount => ({
  dice: a.dice + b.dice,
  sides: a.dice > 0 ? a.sides : b.sides,
  plus: a.plus + b.plus,
});
