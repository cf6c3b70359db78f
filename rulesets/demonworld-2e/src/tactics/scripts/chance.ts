import { type SeatId, sides } from '@walstatt/engine';
import { unitsTouching } from '../../01-introduction/board/contact.ts';
import { sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { livingUnits } from '../../01-introduction/board/pieces.ts';
import { lostPoints, resultOf } from '../../07-first-game/victory.ts';
import type { State } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { arenaOf } from '../arena.ts';
import { exchange } from '../exchange.ts';
import { absenceOf, standingOf } from '../standing.ts';

/** How surely a lead of the whole strength wins. */
const STEEP = 4.8;
/** What a worse place costs, in points of strength. */
const PLACE = 0.15;

/** The chance that the side of a seat is the last one standing: how much will be left of both after the next blows. */
export function chance(look: Look, seat: SeatId): number {
  const side = look.state.seats.find((s) => s.id === seat)!.side;
  const { over, winners } = resultOf(look.state);
  if (over) return winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0;
  const { own, enemy } = exchange(arenaOf(look), side, () => true);
  const place = PLACE * placing(look, side);
  const lead = (own - enemy + place) / Math.max(1, own + enemy);
  const late = lateness(look.state);
  return share(STEEP * ((1 - late) * lead + late * ahead(look.state, side)));
}

/** DW-VII-10: with an agreed last round, losses count for more and more as it comes nearer. */
const lateness = ({ round, options }: State): number =>
  options.rounds === 0 ? 0 : Math.min(1, Math.max(0, round - 1) / options.rounds);

/** How much more the enemies have lost, as a share of all losses. */
function ahead(state: State, side: string): number {
  let [own, enemy] = [0, 0];
  for (const s of sides(state)) {
    if (s === side) own += lostPoints(state, s);
    else enemy += lostPoints(state, s);
  }
  return (enemy - own) / Math.max(1, own + enemy);
}

/** From 0 to 1, like a logistic curve, but the same on every machine. */
const share = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** How much better the units of a side stand than those of its enemies. */
function placing(look: Look, side: string): number {
  const units = livingUnits(look.state);
  const fight = units.some((u) => unitsTouching(look, u).length > 0);
  let sum = 0;
  for (const u of units) {
    const sign = sideOfUnit(look.state, u) === side ? 1 : -1;
    sum += sign * (fight ? -absenceOf(look, u) : standingOf(look, u));
  }
  return sum;
}
