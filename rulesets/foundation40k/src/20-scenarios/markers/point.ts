import type { Placed, Refusal } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Asked } from '../../kit.ts';

/** Answers that are a single point on the table: where a marker goes, or where shock troops aim. */

type AskedPoint = Asked<'marker' | 'shockPoint'>;

export const answerAt = (r: AskedPoint, p: Point): Placed[] => [{ piece: r.pieces[0]!, pose: { x: p.x, y: p.y } }];

export const pointOf = (answer: readonly Placed[]): Point | null => {
  const { x, y } = answer[0]?.pose ?? {};
  return x === undefined || y === undefined ? null : { x, y };
};

export const malformed = (r: AskedPoint): Refusal => ({
  code: 'malformed',
  rule: r.rule,
  args: { kind: 'place', wanted: 'x and y' },
});
