import type { Refusal } from '../machine/types.ts';
import { malformed, notOffered, wrongCount } from './refuse.ts';
import type { Option, Request } from './request.ts';

/** Checks what every answer of a kind must satisfy, before the ruleset's own check. Takes anything and never throws. */
export function checkForm(request: Request, answer: unknown): Refusal | null {
  switch (request.kind) {
    case 'confirm':
      return typeof answer === 'boolean' ? null : malformed(request, 'true or false');
    case 'choose':
    case 'activity':
      if (answer === null) return request.optional ? null : malformed(request, 'the id of an option');
      if (typeof answer !== 'string') return malformed(request, 'the id of an option');
      return offers(request.options, answer) ? null : notOffered(request, answer);
    case 'number':
      if (!Number.isSafeInteger(answer)) return malformed(request, 'a whole number');
      if ((answer as number) < request.min) return wrongCount(request, answer as number, request.min);
      return (answer as number) > request.max ? wrongCount(request, answer as number, request.max) : null;
    case 'chooseMany':
      return checkMany(request, answer, request.options, request.min, request.max);
    case 'order':
      return checkMany(request, answer, request.options, request.options.length, request.options.length);
    case 'allocate':
      return checkAllocation(request, answer);
    case 'assign':
      return checkAssignment(request, answer);
    case 'place':
      return checkPlaces(request, answer);
    case 'path':
      return checkPlan(request, answer);
  }
}

function offers(options: readonly Option[], id: string): boolean {
  for (const o of options) if (o.id === id) return true;
  return false;
}

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function checkMany(
  request: Request,
  answer: unknown,
  options: readonly Option[],
  min: number,
  max: number,
): Refusal | null {
  if (!Array.isArray(answer) || !answer.every((x) => typeof x === 'string'))
    return malformed(request, 'a list of option ids');
  for (const id of answer) if (!offers(options, id)) return notOffered(request, id);
  if (new Set(answer).size !== answer.length) return malformed(request, 'each option at most once');
  if (answer.length < min) return wrongCount(request, answer.length, min);
  return answer.length > max ? wrongCount(request, answer.length, max) : null;
}

function checkAllocation(request: Request & { kind: 'allocate' }, answer: unknown): Refusal | null {
  if (!isObject(answer)) return malformed(request, 'a number for each option');
  let sum = 0;
  for (const [id, n] of Object.entries(answer)) {
    const option = request.options.find((o) => o.id === id);
    if (option === undefined) return notOffered(request, id);
    if (!Number.isSafeInteger(n) || (n as number) < 0) return malformed(request, 'whole numbers from 0');
    if (option.most !== undefined && (n as number) > option.most) return wrongCount(request, n as number, option.most);
    sum += n as number;
  }
  if (sum > request.total || (sum < request.total && !request.less)) return wrongCount(request, sum, request.total);
  return null;
}

function checkAssignment(request: Request & { kind: 'assign' }, answer: unknown): Refusal | null {
  if (!isObject(answer)) return malformed(request, 'an option for each item');
  for (const id of Object.keys(answer)) if (!offers(request.items, id)) return notOffered(request, id);
  for (const item of request.items) {
    const option = answer[item.id];
    if (typeof option !== 'string') return malformed(request, `an option for ${item.id}`);
    if (!item.options.includes(option)) return notOffered(request, option);
  }
  return null;
}

function checkPlaces(request: Request & { kind: 'place' }, answer: unknown): Refusal | null {
  if (!Array.isArray(answer)) return malformed(request, 'a list of pieces with poses');
  if (answer.length === 0 && request.none) return null;
  const seen = new Set<string>();
  for (const p of answer) {
    if (!isObject(p) || typeof p['piece'] !== 'string' || !isObject(p['pose']))
      return malformed(request, 'pieces with poses');
    if (!Object.values(p['pose']).every(Number.isSafeInteger)) return malformed(request, 'poses of whole numbers');
    if (!request.pieces.includes(p['piece'])) return notOffered(request, p['piece']);
    if (seen.has(p['piece'])) return malformed(request, 'each piece once');
    seen.add(p['piece']);
  }
  return seen.size === request.pieces.length ? null : wrongCount(request, seen.size, request.pieces.length);
}

function checkPlan(request: Request & { kind: 'path' }, answer: unknown): Refusal | null {
  if (!Array.isArray(answer)) return malformed(request, 'a list of movers with legs');
  if (answer.length === 0) return request.none ? null : malformed(request, 'at least one mover');
  const seen = new Set<string>();
  for (const p of answer) {
    if (!isObject(p) || typeof p['mover'] !== 'string' || !Array.isArray(p['legs']))
      return malformed(request, 'movers with legs');
    if (!p['legs'].every((l) => isObject(l) && typeof l['leg'] === 'string'))
      return malformed(request, 'legs with a name');
    if (!request.movers.includes(p['mover'])) return notOffered(request, p['mover']);
    if (seen.has(p['mover']) && !request.interleaved) return malformed(request, 'each mover once');
    seen.add(p['mover']);
  }
  return null;
}
