import { areEnemies, enemiesOf, type SeatId } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { standing } from '../01-units/space.ts';
import { unitsOf } from '../01-units/units.ts';
import { nearestPair } from '../08-close-combat/contact.ts';
import { controllerOf, HILL, hillHolder } from '../20-scenarios/objectives.ts';
import { destroyedBy } from '../20-scenarios/victory/victory.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** How good a state is for a player: the sum of its parts, or the final result. */
export function evaluate(look: L, seat: SeatId): number {
  const s = look.state;
  if (s.winners !== null) {
    const mine = s.seats.find((x) => x.id === seat)!.side;
    return s.winners.length === 0 ? 0 : s.winners.includes(mine) ? 1e6 : -1e6;
  }
  const { harm, spare, goal, near } = partsOf(look, seat);
  return spare + harm + goal + near;
}

/** The remaining strength of both sides, what the scenario rewards, and weapons that reach the enemy. */
function partsOf(look: L, seat: SeatId): Record<'harm' | 'spare' | 'goal' | 'near', number> {
  const s = look.state;
  const foes = enemiesOf(s, seat);
  let [harm, spare] = [0, 0];
  for (const id in s.units) {
    if (areEnemies(s, seat, s.units[id]!.owner)) harm -= strengthOf(s, id);
    else spare += strengthOf(s, id);
  }
  const points = 60 * (s.players[seat]!.points - foes.reduce((n, f) => n + s.players[f]!.points, 0));
  if (s.round === 0) return { harm, spare, goal: points, near: 0 };
  return { harm, spare, goal: points + goals(look, seat, foes), near: threats(look, seat) };
}

/** What is left of a unit. It counts for less while the unit is shaken or fleeing. */
export function strengthOf(s: State, unit: string): number {
  const u = s.units[unit]!;
  if (u.status === 'destroyed') return 0;
  let left = 0;
  for (const m of u.models) {
    const { where, lost, profile } = s.models[m]!;
    if (where.at !== 'gone') left += 1 - lost / (2 * s.profiles[profile]!.lives);
  }
  const whole = 12 + (36 * left) / u.models.length;
  if (u.morale === 'fleeing') return whole * 0.4;
  return u.morale === 'pinned' ? whole - 8 : whole + (u.reactionMarker ? 1 : 0) + (u.takeCover ? 0.5 : 0);
}

const inches = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy) / INCH;

/** The distance of a unit's first model from a place. */
function far(look: L, unit: string, at: { x: number; y: number }): number {
  const { x, y } = standing(look, unit).bodies[0]!.centre;
  return inches(x - at.x, y - at.y);
}

function goals(look: L, seat: SeatId, foes: readonly SeatId[]): number {
  const s = look.state;
  const own = unitsOf(s, seat).filter((u) => s.units[u]!.morale !== 'fleeing');
  const sign = (holder: SeatId | null): number => (holder === null ? 0 : foes.includes(holder) ? -1 : 1);
  switch (s.mission) {
    case 'annihilation':
      return 30 * (destroyedBy(look, seat) - foes.reduce((n, f) => n + destroyedBy(look, f), 0));
    case 'kingOfTheHill': {
      let value = 40 * sign(hillHolder(look));
      for (const u of own) value -= 0.6 * far(look, u, HILL);
      return value;
    }
    default: {
      let value = 0;
      for (const id in s.objectives) {
        const { at, value: worth } = s.objectives[id]!;
        value += 25 * Math.max(worth, 1) * sign(controllerOf(look, id));
        let nearest = 72;
        for (const u of own) nearest = Math.min(nearest, far(look, u, at));
        value -= 0.5 * nearest;
      }
      return value;
    }
  }
}

/** Units want to be where their weapons reach. Melee fighters want to be close. */
function threats(look: L, seat: SeatId): number {
  const s = look.state;
  let value = 0;
  for (const u of unitsOf(s, seat)) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const id in s.units)
      if (s.units[id]!.status === 'table' && areEnemies(s, seat, s.units[id]!.owner))
        nearest = Math.min(nearest, nearestPair(look, u, id).gap);
    if (nearest === Number.POSITIVE_INFINITY) continue;
    const want = reachOf(s, u);
    if (nearest > want) value -= (0.4 * (nearest - want)) / INCH;
  }
  return value;
}

/** The range at which most of a unit's models can shoot. */
function reachOf(s: State, unit: string): number {
  let reach = 0;
  for (const m of s.units[unit]!.models) {
    if (s.models[m]!.where.at === 'gone') continue;
    for (const w of s.models[m]!.weapons) reach = Math.max(reach, Math.min(s.weapons[w]!.range, 18 * INCH));
  }
  return reach;
}
