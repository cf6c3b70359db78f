import { type Answer, aboutRequest, type Look, presetAnswer, type Request } from '@walstatt/engine';
import { freeOffer, refuse } from '@walstatt/engine/host';
import { type Plan, scriptsOf } from './plan.ts';

/** What is answered when every unit does what the plan says. It is always legal, whatever the scripts do. */
export function scriptedAnswer(look: Look, request: Request, plan: Plan): Answer {
  const free = freeOffer(look.ruleset as never, request);
  if (free !== null) return free;
  const own = ownAnswer(look, request, plan);
  return own === undefined ? usualAnswer(look, request) : own;
}

/** What the scripts want, if that is anything legal. */
function ownAnswer(look: Look, request: Request, plan: Plan): Answer | undefined {
  try {
    const own = wanted(look, request, plan);
    if (own === undefined) return undefined;
    const refusal = refuse(look, request, own);
    if (refusal === null) return own;
    plan.complain?.(`answer to ${request.name}`, refusal);
  } catch (fault) {
    plan.complain?.(`answer to ${request.name}`, fault);
  }
  return undefined;
}

function wanted(look: Look, request: Request, plan: Plan): Answer | undefined {
  const all = scriptsOf(look);
  const ofSide = all.answers[request.name]?.(look as never, request, plan);
  if (ofSide !== undefined) return ofSide;
  const unit = askedUnit(look, request);
  if (unit === null) return undefined;
  const task = plan.of(unit);
  if (task === null) return undefined;
  const answer = all.scripts[task.script]!.answers[request.name];
  return answer?.(look as never, request, { unit, aim: task.aim });
}

/** What anybody would answer, whatever the unit is about. */
export function usualAnswer(look: Look, request: Request): Answer {
  const likely = look.ruleset.tactics[request.name]?.likely?.(look as never, request as never) ?? null;
  return likely !== null && refuse(look, request, likely) === null ? likely : presetAnswer(look, request);
}

/** The unit of the asked seat that a request is about, if it is about one alone. */
export function askedUnit(look: Look, request: Request): string | null {
  const { by } = aboutRequest(look.ruleset as never, request);
  if (by.length !== 1) return null;
  return scriptsOf(look)
    .units(look as never, request.by)
    .includes(by[0]!)
    ? by[0]!
    : null;
}
