import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { complete } from '../schema/complete.ts';
import { type AskedSchema, askedSchema, engineRequests } from '../schema/core.ts';
import { type Fields, type Plain, record } from '../schema/language.ts';
import type { Answer, Leg, Option, Placed, Plan, Request } from './request.ts';

/**
 * What a request carries that its schema does not know, or what it lacks. Null if it matches the schema. Types check
 * this where names are literal; tests check the rest.
 */
export function unfitRequest<T extends Types>(ruleset: Ruleset<T>, r: Request): string | null {
  const declared = ruleset.schema.requests[r.name] ?? engineRequests[r.name];
  if (declared === undefined) return `the schema does not say what ${r.name} carries`;
  const asked = askedSchema(declared);
  if (asked.kind !== r.kind) return `${r.name} is a ${r.kind}, not a ${asked.kind}`;
  try {
    fits(asked.args, r.args);
    if ('options' in r) fitAll(asked.option, r.options);
    if (r.kind === 'assign') fitAll(asked.item, r.items);
    return null;
  } catch (error) {
    return `${r.name}: ${(error as Error).message}`;
  }
}

/**
 * What an answer's poses or legs carry that the schema does not know, or what they lack. Null if they are as the schema
 * says, or if it says nothing.
 */
export function unfitAnswer<T extends Types>(ruleset: Ruleset<T>, name: string, answer: Answer): string | null {
  const { pose, legs } = ruleset.schema.requests[name] ?? {};
  try {
    if (pose !== undefined) for (const p of answer as readonly Placed[]) fits(pose, p.pose);
    if (legs !== undefined) for (const p of answer as Plan) for (const leg of p.legs) fitsLeg(legs, leg);
    return null;
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  }
}

function fitsLeg(legs: Readonly<Record<string, Fields>>, { leg, ...carried }: Leg): void {
  if (!Object.hasOwn(legs, leg)) throw new Error(`there is no leg ${leg}`);
  fits(legs[leg]!, carried);
}

function fitAll(fields: AskedSchema['option'], options: readonly Option[]): void {
  for (const { id, args } of options) {
    if (fields === undefined && args !== undefined) throw new Error(`${id} carries ${JSON.stringify(args)}`);
    if (fields !== undefined) fits(fields, args ?? null);
  }
}

const fits = (fields: Fields, value: Plain): unknown => complete(record(fields), value);
