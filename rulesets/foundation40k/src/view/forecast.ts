import type { Answer, Forecast, Plan } from '@walstatt/engine';
import { inContact } from '@walstatt/geometry';
import { endOf } from '@walstatt/tabletop';
import { bodyIn, standing } from '../01-units/space.ts';
import { armourOf, enemyUnits, profileOf, saverOf } from '../01-units/units.ts';
import { waysOf } from '../05-movement/ways.ts';
import type { AttackKind } from '../06-shooting/attack/save-modifiers.ts';
import { saveAgainst } from '../06-shooting/attack/saves.ts';
import { targetsOf, volleyRuns, weaponChoices } from '../06-shooting/volley.ts';
import { foesInContact } from '../08-close-combat/contact.ts';
import { fighters, strikeRuns } from '../08-close-combat/strike/strike-dice.ts';
import { coverOf } from '../14-terrain/terrain.ts';
import type { Run, State } from '../generated/state.ts';
import type { Asked, L } from '../kit.ts';

/** The rolls for shooting at or striking a unit: the hits of every kind of weapon, and the saves against them. */
export function forecast(look: L, request: Asked, answer: Answer): readonly Forecast[] {
  if (request.name === 'move') return meleeAfter(look, request.args.unit, answer as Plan);
  if (typeof answer !== 'string') return [];
  const attack = attackBy(look, request, answer);
  if (attack === null) return [];
  const { unit, target, kind } = attack;
  const runs = kind === 'strike' ? strikes(look, unit, target) : shots(look, unit, target, kind === 'suppress');
  // Players should know beforehand if no weapon reaches the target, because the action is spent all the same.
  if (runs.length === 0 && kind !== 'strike') return [{ ...IN_VAIN, target }];
  const rolls = [...runs.map((run) => hitOf(look, unit, target, run, kind)), ...savesOf(look, target, runs, kind)];
  // An action does not name its target if it has only one.
  return request.name === 'action' ? rolls.map((roll) => ({ ...roll, target })) : rolls;
}

/** What a move into contact leads to: the strikes of the models that would touch the enemy. */
function meleeAfter(look: L, unit: string, plan: Plan): Forecast[] {
  const { state } = look;
  const moved = (waysOf(state, plan) ?? []).map((w) => ({ model: w.model, body: bodyIn(state, w.model, endOf(w)) }));
  return enemyUnits(state, unit).flatMap((target) => {
    const { bodies } = standing(look, target);
    const armed = moved
      .filter(({ body }) => bodies.some((b) => inContact(body, b)))
      .map(({ model }) => ({ model, weapon: bladeOf(state, model) }));
    const runs = strikeRuns(look, target, armed, [], true);
    const hits = runs.map((run) => ({ ...hitOf(look, unit, target, run, 'strike'), target }));
    return [...hits, ...savesOf(look, target, runs, 'strike').map((roll) => ({ ...roll, target }))];
  });
}

const bladeOf = (s: State, model: string): string | null =>
  s.models[model]!.weapons.find((w) => s.weapons[w]!.kind === 'melee') ?? null;

const IN_VAIN = { purpose: 'hit', dice: 0, sides: 6, needed: 7, means: 'outOfReach' } as const;

type Attack = { readonly unit: string; readonly target: string; readonly kind: Exclude<AttackKind, 'hazard'> };

/** The attack that an answer stands for. */
function attackBy(look: L, request: Asked, answer: string): Attack | null {
  switch (request.name) {
    case 'target': {
      const now = look.state.agenda.at(-1);
      const suppress = now?.do === 'shoot' && now.c.suppress;
      return { unit: request.args.unit, target: answer, kind: suppress ? 'suppress' : 'volley' };
    }
    case 'opponent':
      return { unit: request.args.unit, target: answer, kind: 'strike' };
    case 'action':
      return onlyAttack(look, request.args.unit, answer);
    case 'reaction': {
      const offer = request.options.find((o) => o.id === answer)?.args.of;
      const kind = offer === undefined ? undefined : ATTACKS[offer.action];
      return offer === undefined || kind === undefined ? null : { unit: offer.unit, target: offer.against, kind };
    }
    default:
      return null;
  }
}

const ATTACKS: Readonly<Record<string, Attack['kind']>> = {
  meleeAction: 'strike',
  shootAction: 'volley',
  suppressiveFire: 'suppress',
};

/** The attack of an action that has only one target. */
function onlyAttack(look: L, unit: string, action: string): Attack | null {
  const kind = ATTACKS[action];
  if (kind === undefined) return null;
  const targets = kind === 'strike' ? foesInContact(look, unit) : targetsOf(look, unit);
  return targets.length === 1 ? { unit, target: targets[0]!, kind } : null;
}

/** Every model uses its first weapon, and vehicles use all of theirs: this happens if nobody chooses otherwise. */
const shots = (look: L, unit: string, target: string, suppress: boolean): Run[] => {
  const armed = weaponChoices(look, unit).flatMap(({ model, guns, all }) =>
    (all ? guns : guns.slice(0, 1)).map((weapon) => ({ model, weapon })),
  );
  return volleyRuns(look, unit, target, armed, suppress);
};

/** Attacks that are rolled are not known yet, so they are left out. */
const strikes = (look: L, unit: string, target: string): Run[] => {
  const armed = fighters(look, unit, target).map(({ model, blades }) => ({ model, weapon: blades[0] ?? null }));
  return strikeRuns(look, target, armed, [], true);
};

function hitOf(look: L, unit: string, target: string, run: Run, kind: Attack['kind']): Forecast {
  const cover = coverOf(look, target);
  const profile = profileOf(look.state, look.state.units[unit]!.models[0]!);
  const skill = kind === 'strike' ? profile.meleeSkill : profile.shootSkill;
  const { value, reasons } = look.explain('hit', skill, { kind, cover });
  const roll = { purpose: 'hit', dice: run.dice, sides: 6, needed: run.need, means: strengthOf(run.fp) } as const;
  return value === run.need ? { ...roll, base: skill, reasons } : roll;
}

/** What tells the rolls of one volley apart. */
const strengthOf = (fp: number): string => `FP ${fp}`;

/** One save for each FP that hits, for the model whose save counts. A hit that armour ignores needs none. */
function savesOf(look: L, target: string, runs: readonly Run[], kind: Attack['kind']): Forecast[] {
  const saver = saverOf(look.state, target);
  const { save } = profileOf(look.state, saver);
  return [...new Set(runs.map((r) => r.fp))].map((fp): Forecast => {
    const { ignored, need } = saveAgainst(look, saver, fp, kind);
    const roll = { purpose: 'save', dice: 1, each: true, sides: 6, base: save, means: strengthOf(fp) } as const;
    if (ignored) return { ...roll, needed: 1, reasons: [{ rule: 'FD-VEHICLE-04', op: 'set', by: 1, value: 1 }] };
    if (armourOf(look.state, saver) !== null) return { ...roll, needed: need };
    const { takeCover } = look.state.units[target]!;
    const { reasons } = look.explain('save', save, { kind, fp, cover: coverOf(look, target), takeCover });
    return { ...roll, needed: need, reasons };
  });
}
