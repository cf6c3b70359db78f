import { ask, type Rule } from '@walstatt/engine';
import { modelsOf } from '../../01-units/units.ts';
import { rollAmount } from '../../06-dice/amount.ts';
import { UNAIMED } from '../../14-attacks/attack.ts';
import type { Gun, MeleeAttacksContext, State, Volley } from '../../generated/state.ts';
import { activity, type G, type L } from '../../kit.ts';
import { armsOf } from './arms.ts';
import { meleeTargets } from './targets.ts';

/** An additional weapon that its model does not attack with. */
const UNUSED = 'unused';

/** WH-MELEE-01: who fights, with what, at whom: all that is settled before the first attack. */
export const meleeAttacks = activity('meleeAttacks', {
  steps: {
    /** WH-MELEE-02, WH-MELEE-12: only models with a target fight. WH-MELEE-04, WH-MELEE-05: each with one weapon. */
    *arm(g, c): Rule<void> {
      const fighters = modelsOf(g.state, c.unit).filter((m) => meleeTargets(g, c.unit, m).length > 0);
      const choices = fighters.flatMap((model) => choicesOf(g.state, model));
      const open = choices.filter(({ options }) => options.length > 1);
      const weapons = [...new Set(open.flatMap(({ options }) => options))];
      const chosen = yield* ask(g, {
        kind: 'assign',
        name: 'meleeWeapons',
        by: c.seat,
        rule: 'WH-MELEE-04',
        args: { unit: c.unit },
        items: open.map(({ id, options }) => ({ id, options })),
        options: weapons.map((id) => ({ id })),
      });
      const armed = choices.map(({ id, model, options }) => gunOf(model, chosen[id] ?? options[0]!));
      g.set(c, { armed: armed.filter(({ weapon }) => weapon !== UNUSED) }, 'WH-MELEE-01');
    },

    /**
     * WH-MELEE-07, WH-MELEE-11: all targets are declared first. WH-MELEE-10: the attacks of a weapon can be split. Models
     * with the same weapon and the same targets split theirs together. WH-G-101: a random number of attacks that can be
     * split is rolled for it.
     */
    *aim(g, c): Rule<string | undefined> {
      const [first] = c.armed;
      if (first === undefined) return undefined;
      const targets = meleeTargets(g, c.unit, first.model);
      const alike = c.armed.filter((gun) => isAlike(g, c.unit, first, gun));
      const armed = c.armed.filter((gun) => !alike.includes(gun));
      const aimed = targets.length === 1 ? [{ target: targets[0]!, guns: alike }] : yield* split(g, c, alike, targets);
      g.set(c, { armed, volleys: joined(g.state, c.volleys, aimed) });
      return 'aim';
    },

    attack: (g, { seat, unit, volleys }) =>
      g.then('volleys', { seat, unit, melee: true, volleys: [...volleys], hazards: 0 }, 'WH-MELEE-13'),
  },
});

const gunOf = (model: string, weapon: string): Gun => ({ ...UNAIMED, model, weapon });

type Choice = { readonly id: string; readonly model: string; readonly options: readonly string[] };

function choicesOf(s: State, model: string): Choice[] {
  const { main, extra } = armsOf(s, model);
  const own = main.length === 0 ? [] : [{ id: model, model, options: main }];
  return [...own, ...extra.map((profiles, i) => ({ id: `${model}/${i + 1}`, model, options: [...profiles, UNUSED] }))];
}

/** Models of one datasheet with the same weapon and the same targets. */
function isAlike(look: L, unit: string, a: Gun, b: Gun): boolean {
  const { models } = look.state;
  if (a.weapon !== b.weapon || models[a.model]!.unit !== models[b.model]!.unit) return false;
  return meleeTargets(look, unit, a.model).join() === meleeTargets(look, unit, b.model).join();
}

type Aimed = { readonly target: string; readonly guns: readonly Gun[] };

/** The player says how many of the attacks go at which target. The models take them on in unit order. */
function* split(g: G, c: MeleeAttacksContext, alike: readonly Gun[], targets: readonly string[]): Rule<Aimed[]> {
  const { weapon } = alike[0]!;
  const roll = { by: c.seat, rule: 'WH-MELEE-06', purpose: 'attacks', about: c.unit } as const;
  const numbers: number[] = [];
  for (const _ of alike) numbers.push(yield* rollAmount(g, g.state.weapons[weapon]!.attacks, roll));
  const given = yield* ask(g, {
    kind: 'allocate',
    name: 'meleeTargets',
    by: c.seat,
    rule: 'WH-MELEE-10',
    args: { unit: c.unit, weapon },
    options: targets.map((id) => ({ id })),
    total: numbers.reduce((sum, n) => sum + n, 0),
  });
  return targets.map((target) => ({ target, guns: takeFrom(alike, numbers, given[target] ?? 0) }));
}

/** So many attacks from the first models that have any left. */
function takeFrom(alike: readonly Gun[], numbers: number[], wanted: number): Gun[] {
  let open = wanted;
  return alike.flatMap((gun, i) => {
    const attacks = Math.min(open, numbers[i]!);
    open -= attacks;
    numbers[i]! -= attacks;
    return attacks > 0 ? [{ ...gun, attacks }] : [];
  });
}

function joined(s: State, volleys: readonly Volley[], aimed: readonly Aimed[]): Volley[] {
  const all = [...volleys];
  for (const { target, guns } of aimed) {
    if (guns.length === 0) continue;
    const at = all.findIndex((v) => v.target === target);
    if (at >= 0) all[at] = { ...all[at]!, guns: [...all[at]!.guns, ...guns] };
    else all.push({ target, targetSize: modelsOf(s, target).length, guns: [...guns] });
  }
  return all;
}
