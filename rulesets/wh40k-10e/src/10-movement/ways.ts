import type { Plan } from '@walstatt/engine';
import { type Base, FULL_TURN } from '@walstatt/geometry';
import { isCoordinate, type Spot } from '@walstatt/tabletop';
import { baseOf, type Standing, standing, standingAt } from '../04-measuring/table-top.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** A spot with its height. */
export type Foot = Required<Spot>;

/** The way of one model: where it is at the start and after each leg. On each leg it goes straight, then turns. */
export type Way = { readonly model: string; readonly feet: readonly Foot[] };

/** The one kind of leg: straight to a spot. */
const LEG = 'go';

/** Reads an answer as ways, one for each model that moves. Null if it is not one. */
export function waysOf(look: L, unit: string, plan: Plan): Way[] | null {
  const { models, spots } = standing(look, unit);
  const ways: Way[] = [];
  for (const { mover, legs } of plan) {
    const i = models.indexOf(mover);
    if (i < 0 || ways.some((w) => w.model === mover)) return null;
    const feet: Foot[] = [footOf(spots[i]!)];
    for (const { leg, x, y, z, facing } of legs) {
      const before = feet[feet.length - 1]!;
      const foot = { x, y, z: z ?? 0, facing: facing ?? before.facing } as Foot;
      if (leg !== LEG || !isFoot(foot)) return null;
      feet.push(foot);
    }
    if (feet.length > 1) ways.push({ model: mover, feet });
  }
  return ways;
}

export const footOf = ({ x, y, z = 0, facing }: Spot): Foot => ({ x, y, z, facing });

const isFoot = ({ x, y, z, facing }: Foot): boolean =>
  isCoordinate(x) &&
  isCoordinate(y) &&
  isCoordinate(z) &&
  z >= 0 &&
  isCoordinate(facing) &&
  facing >= 0 &&
  facing < FULL_TURN;

/** Writes ways as an answer. */
export const planOf = (ways: readonly Way[]): Plan =>
  ways.map(({ model, feet }) => ({ mover: model, legs: feet.slice(1).map((foot) => ({ leg: LEG, ...foot })) }));

export const endOf = ({ feet }: Way): Foot => feet[feet.length - 1]!;

/** The unit as it stands after some of its models have gone their ways. */
export function standingAfter(s: State, now: Standing, ways: readonly Way[]): Standing {
  const spots = now.models.map((model, i) => {
    const way = ways.find((w) => w.model === model);
    return way === undefined ? now.spots[i]! : endOf(way);
  });
  return standingAt(s, { id: now.id, models: now.models, spots });
}

/** The turn from one facing to another the shorter way round, in tenths of a degree; to the left if it is above 0. */
export function turnBetween(from: number, to: number): number {
  const left = (to - from + FULL_TURN) % FULL_TURN;
  return left > FULL_TURN / 2 ? left - FULL_TURN : left;
}

/**
 * WH-MOVE-13, WH-MOVE-14, WH-G-24: how far all turns of a way take the part of the base that travels farthest. Every
 * part goes along on the straight legs, so it is the one farthest from the middle. Round bases turn freely.
 */
export function lengthOfTurns(s: State, { model, feet }: Way): number {
  const base = baseOf(s, model);
  if (base.kind === 'circle') return 0;
  let turned = 0;
  for (let i = 1; i < feet.length; i++) turned += Math.abs(turnBetween(feet[i - 1]!.facing, feet[i]!.facing));
  return (turned * 2 * Math.PI * reachOf(base)) / FULL_TURN;
}

/** How far the farthest part of a base is from its middle. */
export const reachOf = (base: Base): number =>
  base.kind === 'circle' ? base.radius : Math.max(...base.points.map(({ x, y }) => Math.sqrt(x * x + y * y)));
