import type { Look } from '../machine/game.ts';
import type { Refusal } from '../machine/types.ts';
import { checkForm } from './form.ts';
import type { Request } from './request.ts';

/** Whether an answer is legal: first its form, then the rules. Null means yes. */
export function refuse(look: Look, request: Request, answer: unknown): Refusal | null {
  const form = checkForm(request, answer);
  if (form !== null) return form;
  return look.ruleset.requests[request.name]?.check?.(look, request, answer as never) ?? null;
}
