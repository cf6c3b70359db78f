import type { Habits } from '@walstatt/engine';
import { gap, inContact, type Point, pointBody } from '@walstatt/geometry';
import { standersAhead } from '@walstatt/tabletop';
import { inch, standing, tableTop } from '../01-units/space.ts';
import { areEnemyUnits, enemyUnits, isOnTable, profileOf, unitsOf } from '../01-units/units.ts';
import { mayMove } from '../04-actions/actions.ts';
import { unitAllowance } from '../05-movement/allowance.ts';
import { centreOf } from '../05-movement/move/formation.ts';
import { afterWays, waysOf } from '../05-movement/ways.ts';
import { canShoot, gunsOf, targetsOf } from '../06-shooting/volley.ts';
import { foesInContact, inMelee, nearestPair } from '../08-close-combat/contact.ts';
import { coverOf } from '../14-terrain/terrain.ts';
import { controllerOf, HILL, hillHolder } from '../20-scenarios/objectives.ts';
import type { State, Weapon } from '../generated/state.ts';
import type { Foundation, L } from '../kit.ts';
import { strengthOf } from './evaluation.ts';

/** A way that is shorter by this is what players would notice. */
const STEP = inch(3);

/** As near as this a unit holds a place. */
const HELD = inch(3);

export const habits: Habits<Foundation> = {
  units: (look, seat) => unitsOf(look.state, seat).filter((unit) => look.state.units[unit]!.morale === 'ok'),

  inReach(look, unit) {
    const targets = inMelee(look, unit) ? foesInContact(look, unit) : shotsFrom(look, unit);
    if (targets.length > 0 || !mayMove(look, unit)) return targets;
    const places = placesOf(look);
    if (places.some(({ at }) => farFrom(look, unit, at) <= HELD)) return [];
    const reach = unitAllowance(look.state, unit, 'sprint', false) + HELD;
    const { owner } = look.state.units[unit]!;
    const free = places.filter(({ at, holder }) => holder !== owner && farFrom(look, unit, at) <= reach);
    return [...chargesFrom(look, unit), ...free.map(({ id }) => id)];
  },

  merits(look, unit) {
    const foes = enemyUnits(look.state, unit);
    const aims = placesOf(look).map(({ at }) => farFrom(look, unit, at));
    return [
      foesInContact(look, unit).length + shotsFrom(look, unit).length,
      -foes.filter((foe) => shotsFrom(look, foe).includes(unit)).length,
      COVER[coverOf(look, unit)],
      -steps(Math.min(...aims)),
      isForMelee(look.state, unit) ? -steps(Math.min(...foes.map((foe) => nearestPair(look, unit, foe).gap))) : 0,
    ];
  },

  inTheWay(look, unit) {
    const foes = enemyUnits(look.state, unit);
    if (foes.length === 0) return [];
    const nearest = foes.reduce((a, b) => (nearestPair(look, unit, b).gap < nearestPair(look, unit, a).gap ? b : a));
    const friends = tableTop(look).units.filter(({ id }) => id !== unit && !areEnemyUnits(look.state, id, unit));
    const length = unitAllowance(look.state, unit, 'move', false);
    return standersAhead(standing(look, unit), friends, centreOf(look, nearest), length).map(({ id }) => id);
  },

  handToHand: {
    isFor: (look, unit) => isForMelee(look.state, unit),
    isNear: (look, unit) => inMelee(look, unit) || chargesFrom(look, unit).length > 0,

    charge(look, request, answer) {
      if (request.name !== 'move' || request.args.kind === 'vanguard') return null;
      const { unit } = request.args;
      const ways = waysOf(look.state, answer as never);
      if (ways === null) return null;
      const ends = afterWays(look.state, standing(look, unit), ways);
      const target = enemyUnits(look.state, unit).find(
        (foe) =>
          !foesInContact(look, unit).includes(foe) &&
          standing(look, foe).bodies.some((body) => ends.some((end) => inContact(end, body))),
      );
      return target === undefined ? null : { unit, target };
    },

    worth: (look, unit) => strengthOf(look.state, unit),
  },
};

const COVER = { none: 0, soft: 1, hard: 2 } as const;

/** Nothing to go to is as good as being there. */
const steps = (far: number): number => (far === Number.POSITIVE_INFINITY ? 0 : far / STEP);

const farFrom = (look: L, unit: string, at: Point): number =>
  Math.min(...standing(look, unit).bodies.map((body) => gap(body, pointBody(at))));

/** The places that the mission is about, and who holds them. */
function placesOf(look: L): { readonly id: string; readonly at: Point; readonly holder: string | null }[] {
  const { mission, objectives } = look.state;
  if (mission === 'kingOfTheHill') return [{ id: 'hill', at: HILL, holder: hillHolder(look) }];
  return Object.keys(objectives).map((id) => ({ id, at: objectives[id]!.at, holder: controllerOf(look, id) }));
}

/** The enemies that the unit sees in range of its guns. */
function shotsFrom(look: L, unit: string): string[] {
  if (!canShoot(look, unit)) return [];
  const range = Math.max(
    ...standing(look, unit).models.flatMap((m) => gunsOf(look, m).map((w) => look.state.weapons[w]!.range)),
  );
  return targetsOf(look, unit).filter((target) => nearestPair(look, unit, target).gap <= range);
}

/** The enemies that the unit could move into contact with. */
function chargesFrom(look: L, unit: string): string[] {
  if (!isOnTable(look.state, unit) || !mayMove(look, unit)) return [];
  const reach = unitAllowance(look.state, unit, 'move', false);
  return enemyUnits(look.state, unit).filter((foe) => nearestPair(look, unit, foe).gap <= reach);
}

/** A unit that hits clearly more often hand to hand than by shooting. */
function isForMelee(s: State, unit: string): boolean {
  let [blows, shots] = [0, 0];
  for (const model of s.units[unit]!.models) {
    if (s.models[model]!.where.at === 'gone') continue;
    const { attacks, meleeSkill, shootSkill } = profileOf(s, model);
    const most = (kind: Weapon['kind']): number =>
      Math.max(0, ...s.models[model]!.weapons.map((w) => (s.weapons[w]!.kind === kind ? s.weapons[w]!.rof : 0)));
    blows += (attacks.plus + 3.5 * attacks.dice + most('melee')) * (7 - meleeSkill);
    shots += most('shooting') * (7 - shootSkill);
  }
  return blows > 1.5 * shots;
}
