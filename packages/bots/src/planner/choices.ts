import type { Answer, Look, Request, Task } from '@walstatt/engine';
import { freeOffer, refuse } from '@walstatt/engine/host';
import { type Plan, scriptsOf, tasksFor } from './plan.ts';
import { askedUnit, scriptedAnswer } from './scripted.ts';

/** An answer worth comparing, and the change of plan that it comes from, if it comes from one. */
export type Choice = { readonly answer: Answer; readonly change: Change | null };
export type Change = { readonly unit: string; readonly task: Task };

/** How many tasks of one unit are considered when it is asked alone, and when many units are asked at once. */
const TASKS_OF_ONE = 12;
const TASKS_OF_MANY = 3;

/**
 * The different answers that the plan and changes of it lead to. The plan's own answer comes first. A single choice
 * means that nothing needs to be compared.
 */
export function choicesFor(look: Look, request: Request, plan: Plan, most: number): Choice[] {
  const found: Choice[] = [];
  const seen = new Set<string>();
  const add = (answer: Answer, change: Change | null): void => {
    const key = JSON.stringify(answer);
    if (found.length >= most || seen.has(key)) return;
    seen.add(key);
    found.push({ answer, change });
  };
  const free = freeOffer(look.ruleset as never, request);
  if (free !== null) return [{ answer: free, change: null }];
  const asked = askedUnit(look, request);
  const own = asked === null ? null : plan.of(asked);
  add(scriptedAnswer(look, request, plan), asked !== null && own !== null ? { unit: asked, task: own } : null);
  for (const change of changesFor(look, request, asked))
    add(scriptedAnswer(look, request, plan.on(look, new Map([[change.unit, change.task]]))), change);
  const more = scriptsOf(look).alternatives?.[request.name];
  for (const answer of (more?.(look as never, request, plan) ?? []) as Answer[])
    if (refuse(look, request, answer) === null) add(answer, null);
  return found;
}

/** Other tasks: of the asked unit, or of all units of the seat if the request is about several. */
function changesFor(look: Look, request: Request, asked: string | null): Change[] {
  const all = scriptsOf(look);
  if (all.answers[request.name] !== undefined)
    return all
      .units(look as never, request.by)
      .flatMap((unit) => tasksFor(look, unit, TASKS_OF_MANY).map((task) => ({ unit, task })));
  return asked === null ? [] : tasksFor(look, asked, TASKS_OF_ONE).map((task) => ({ unit: asked, task }));
}
