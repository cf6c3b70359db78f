import type { Placed, Refusal, Request } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';

/** Answers that are a single point on the table: where a marker lies, where shock troops aim. */

export const answerAt = (r: Request, p: Point): Placed[] =>
  r.kind === 'place' ? [{ piece: r.pieces[0]!, pose: { x: p.x, y: p.y } }] : [];

export const pointOf = (answer: readonly Placed[]): Point | null => {
  const { x, y } = answer[0]?.pose ?? {};
  return x === undefined || y === undefined ? null : { x, y };
};

export const malformed = (r: Request): Refusal => ({
  code: 'malformed',
  rule: r.rule,
  args: { kind: 'place', wanted: 'x and y' },
});
