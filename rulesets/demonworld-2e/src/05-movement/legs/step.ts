import type { RuleId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Body } from '../../01-introduction/board/pieces.ts';
import { frontDirections } from '../../01-introduction/board/sides-of-element.ts';
import type { Formation } from '../../01-introduction/formation/formation.ts';
import type { Look } from '../../kit.ts';
import { stepCost } from '../account.ts';
import { type Judged, refused, wayAlong } from '../leg-effect.ts';

const everybody = (body: Body, direction: number, points: number, rules: readonly RuleId[]): Judged => {
  const ways = body.map((p) => wayAlong(p, [direction], hex.DIRECTIONS));
  return { effect: { body: ways.map((w) => w.to), ways, points, manoeuvres: points === 0 ? 1 : 0, rules } };
};

/** DW-V-17 to DW-V-21: a battle line advances. All elements take the same step to the left or right front. */
export function advance(look: Look, body: Body, formation: Formation, to: unknown): Judged {
  if (to !== 'left' && to !== 'right') return refused('noSuchLeg', 'DW-V-21');
  if (formation.kind === 'unordered') return refused('unordered', 'DW-V-22', { args: { why: formation.rule } });
  if (formation.kind === 'column' && formation.chain.some((p) => p.facing !== formation.chain[0]!.facing))
    return refused('columnsFollow', 'DW-V-48');
  const direction = frontDirections(body[0]!.facing)[to === 'left' ? 0 : 1];
  return everybody(body, direction, stepCost(look), ['DW-V-17', 'DW-V-18', 'DW-V-19', 'DW-V-20', 'DW-V-21', 'DW-V-06']);
}

/**
 * DW-V-22, DW-V-23: the whole unit goes one field in any direction as a manoeuvre: to flank and rear, in any direction
 * for an unordered unit, or forwards without paying points.
 */
export function step(_look: Look, body: Body, formation: Formation, direction: unknown): Judged {
  if (!isDirection(direction)) return refused('noSuchLeg', 'DW-V-22');
  const forward = formation.kind !== 'unordered' && body.every((p) => frontDirections(p.facing).includes(direction));
  return everybody(body, direction, 0, forward ? ['DW-V-17', 'DW-V-23'] : ['DW-V-17', 'DW-V-18', 'DW-V-22']);
}

export const isDirection = (d: unknown): d is number => typeof d === 'number' && Number.isInteger(d) && d >= 0 && d < 6;
