import type { Refusal } from '../machine/types.ts';
import type { Request } from './request.ts';

/** A refusal by the engine itself: the answer is not of the form that the request takes. */
export const malformed = (request: Request, wanted: string): Refusal => ({
  code: 'malformed',
  rule: request.rule,
  args: { kind: request.kind, wanted },
});

export const notOffered = (request: Request, what: string): Refusal => ({
  code: 'notOffered',
  rule: request.rule,
  measured: what,
  unit: 'name',
});

export const wrongCount = (request: Request, measured: number, limit: number): Refusal => ({
  code: 'wrongCount',
  rule: request.rule,
  measured,
  limit,
  unit: 'count',
});
