import type { Look } from '../machine/game.ts';
import type { Refusal } from '../machine/types.ts';
import { isInherited } from '../schema/run/inherited.ts';
import { allOf, type Found, firstOf } from './faults.ts';
import { checkForm } from './form.ts';
import type { Request } from './request.ts';

/**
 * Why an answer is not legal: first its form, then the rules. Null means that it is legal. An option that is not on
 * offer is refused with the rule that keeps it off the list.
 */
export const refuse = (look: Look, request: Request, answer: unknown): Refusal | null =>
  firstOf(judged(look, request, answer, false));

/** Everything that is wrong with an answer, the weightiest first: what `refuse` says, and whatever else there is. */
export const refuseFully = (look: Look, request: Request, answer: unknown): readonly Refusal[] =>
  allOf(judged(look, request, answer, true));

function judged(look: Look, request: Request, answer: unknown, all: boolean): Found {
  const form = checkForm(request, answer);
  const definition = look.ruleset.requests[request.name];
  if (form === null) return definition?.check?.(look, request, answer as never, all) ?? null;
  if (form.code !== 'notOffered') return form;
  const option = String(form.measured);
  const rule = isInherited(option) ? null : (definition?.whyNot?.(look, request, option) ?? null);
  return rule === null ? form : { ...form, rule };
}
