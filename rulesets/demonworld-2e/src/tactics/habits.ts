import type { Habits } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import { enemiesTouching, unitsTouching } from '../01-introduction/board/contact.ts';
import { closestPair, enemiesOfUnit, facingTowards, nearestTo } from '../01-introduction/board/nearest.ts';
import { keyOf, occupancy, sideOfUnit, unitOf } from '../01-introduction/board/occupancy.ts';
import { bodyOf, livingUnits } from '../01-introduction/board/pieces.ts';
import { isUnitOrdered } from '../01-introduction/formation/state.ts';
import { cardOfUnit } from '../02-characteristics/card-of.ts';
import { worthOf } from '../06-melee/expectation.ts';
import type { Card, UnitsId } from '../generated/state.ts';
import type { Demonworld, Look } from '../kit.ts';
import { bodyAfter } from '../view/ghosts.ts';
import { stepsToEnemy, waysToEnemies } from './ways.ts';

/** A way that is shorter by so many fields is what players would notice. */
const STEP = 3;

export const habits: Habits<Demonworld> = {
  units: (look, seat) => livingUnits(look.state).filter((unit) => look.state.units[unit]!.owner === seat),
  unitOf: (look, id) => look.state.elements[id]?.unit ?? id,

  inReach(look, unit) {
    const touching = unitsTouching(look, unit);
    if (touching.length > 0) return touching;
    return [...new Set([...shotsFrom(look, unit), ...chargesFrom(look, unit)])];
  },

  merits(look, unit) {
    const far = closestPair(bodyOf(look.state, unit), enemiesOfUnit(look, unit))?.distance ?? 0;
    const threats = enemyUnits(look, unit).filter((foe) => chargesFrom(look, foe).includes(unit));
    return [
      isShooter(look, unit) ? shotsFrom(look, unit).length : unitsTouching(look, unit).length,
      -threats.length,
      -Math.max(0, far - rangeOf(look, unit)) / STEP,
      Number(isUnitOrdered(look, unit)),
    ];
  },

  inTheWay(look, unit) {
    const enemies = enemiesOfUnit(look, unit);
    if (enemies.length === 0) return [];
    const body = bodyOf(look.state, unit);
    const steps = stepsOf(cardOf(look, unit).bp.move);
    const stops = body.map((piece) =>
      friendAhead(look, piece, facingTowards(piece, nearestTo(piece, enemies)!), steps),
    );
    const friends = stops.filter((friend) => friend !== null);
    return 2 * friends.length >= body.length ? [...new Set(friends)] : [];
  },

  handToHand: {
    isFor: (look, unit) => !isShooter(look, unit),
    isNear: (look, unit) => unitsTouching(look, unit).length > 0 || chargesFrom(look, unit).length > 0,

    charge(look, request, answer) {
      if (request.name !== 'move') return null;
      const { unit } = request.args;
      const met = bodyAfter(look, request, answer as never).flatMap(({ q, r }) =>
        enemiesTouching(look, sideOfUnit(look.state, unit), q, r),
      );
      const target = met
        .map(({ id }) => unitOf(look.state, id))
        .find((foe) => !unitsTouching(look, unit).includes(foe));
      return target === undefined ? null : { unit, target };
    },

    worth: (look, unit) => bodyOf(look.state, unit).reduce((sum, { id }) => sum + worthOf(look, id), 0),
  },
};

const cardOf = (look: Look, unit: UnitsId): Card => cardOfUnit(look.state, unit);
const stepsOf = (points: number): number => Math.floor(points / 3);
const isShooter = (look: Look, unit: UnitsId): boolean => cardOf(look, unit).missile !== null;
const rangeOf = (look: Look, unit: UnitsId): number => cardOf(look, unit).missile?.bands.at(-1)?.maxRange ?? 1;

const enemyUnits = (look: Look, unit: UnitsId): UnitsId[] => [
  ...new Set(enemiesOfUnit(look, unit).map(({ id }) => unitOf(look.state, id))),
];

/** The enemies within range of missiles. */
function shotsFrom(look: Look, unit: UnitsId): UnitsId[] {
  if (!isShooter(look, unit)) return [];
  return enemyUnits(look, unit).filter((foe) => fieldsBetween(look, unit, foe) <= rangeOf(look, unit));
}

/** The enemies that the unit could come into contact with under attack orders, if there is a way at all. */
function chargesFrom(look: Look, unit: UnitsId): UnitsId[] {
  const reach = 1 + stepsOf(cardOf(look, unit).bp.attack);
  const ways = waysToEnemies(look, unit);
  if (!bodyOf(look.state, unit).some(({ q, r }) => stepsToEnemy(ways, q, r) <= reach)) return [];
  return enemyUnits(look, unit).filter((foe) => fieldsBetween(look, unit, foe) <= reach);
}

const fieldsBetween = (look: Look, a: UnitsId, b: UnitsId): number =>
  closestPair(bodyOf(look.state, a), bodyOf(look.state, b))?.distance ?? Number.POSITIVE_INFINITY;

/** The unit of the own side that holds one of the next fields in a direction. */
function friendAhead(
  look: Look,
  { id, q, r }: { readonly id: string; readonly q: number; readonly r: number },
  direction: number,
  steps: number,
): UnitsId | null {
  const held = occupancy(look);
  const unit = unitOf(look.state, id);
  const along = hex.DIRECTIONS[hex.sixths(direction)]!;
  for (let step = 1; step <= steps; step++) {
    const piece = held.get(keyOf(q + step * along.q, r + step * along.r));
    if (piece === undefined) continue;
    const other = unitOf(look.state, piece.id);
    if (other !== unit) return sideOfUnit(look.state, other) === sideOfUnit(look.state, unit) ? other : null;
  }
  return null;
}
