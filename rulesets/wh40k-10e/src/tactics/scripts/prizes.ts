import { areEnemies, type SeatId } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { isOnBattlefield } from '../../01-units/units.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { levelOfControl } from '../../25-missions/control/control.ts';
import { inRangeOf } from '../../25-missions/markers.ts';
import { zoneOf } from '../../25-missions/zones.ts';
import type { L } from '../../kit.ts';
import { foesOnTable } from './armies.ts';
import { apart, middleOf, whereabouts } from './middle.ts';

/** Objective markers, and where units are headed. */

/** From the middle of a unit to the marker that it holds, at most about so far. */
export const HOLDS = inch(3);

export const prizesOf = ({ state }: L): readonly string[] => Object.keys(state.objectives);

export const prizeAt = ({ state }: L, prize: string): Point => state.objectives[prize]!.at;

/** Whether a unit has models in range of a marker. */
export const isAtPrize = (look: L, unit: string, prize: string): boolean =>
  look.memo('atPrize', `${unit} ${prize}`, () => inRangeOf(look, look.state.objectives[prize]!, unit).length > 0);

/** The marker that a unit stands at, or null. */
export const prizeOf = (look: L, unit: string): string | null =>
  prizesOf(look).find((prize) => isAtPrize(look, unit, prize)) ?? null;

/** How much objective control a seat has at a marker beyond that of its enemies. */
export function controlAt(look: L, seat: SeatId, prize: string): number {
  let ahead = 0;
  for (const id in look.state.players)
    ahead += (areEnemies(look.state, seat, id) ? -1 : 1) * levelOfControl(look, prize, id);
  return ahead;
}

/** Where a unit is headed: its aim, or else the enemy, who may not have come yet. */
export function aimedAt(look: L, unit: string, aim: string | null): Point {
  const s = look.state;
  if (aim !== null && Object.hasOwn(s.objectives, aim)) return prizeAt(look, aim);
  if (aim !== null && Object.hasOwn(s.units, aim) && isOnBattlefield(s, aim)) return middleOf(look, aim);
  const foes = foesOnTable(look, unit).map((id) => middleOf(look, id));
  if (foes.length > 0)
    return {
      x: foes.reduce((n, p) => n + p.x, 0) / foes.length,
      y: foes.reduce((n, p) => n + p.y, 0) / foes.length,
    };
  return middleOfZone(look, s.seats.find(({ id }) => areEnemies(s, id, s.units[unit]!.owner))!.id);
}

/** The middle of the deployment zone of a seat. */
export function middleOfZone({ state }: L, seat: SeatId): Point {
  const zone = zoneOf(state, seat);
  return {
    x: zone.reduce((n, p) => n + p.x, 0) / zone.length,
    y: zone.reduce((n, p) => n + p.y, 0) / zone.length,
  };
}

const NEAREST = 5;

/** The enemies on the battlefield, the nearest first. Before they have come, one stands for all of them: null. */
export function foesOf(look: L, unit: string): readonly (string | null)[] {
  const foes = foesOnTable(look, unit);
  const at = whereabouts(look, unit);
  if (at === null) return foes.length === 0 ? [null] : foes;
  return look.memo('foesOf', `${unit} ${at.x} ${at.y}`, () =>
    foes
      .map((id) => ({ id, far: apart(at, middleOf(look, id)) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, NEAREST)
      .map((f) => f.id),
  );
}
