import type { Answer, Look, Request, Task } from '@walstatt/engine';
import { freeOffer, refuse } from '@walstatt/engine/host';
import { type Plan, scriptsOf, tasksFor } from './plan.ts';
import { askedUnit, scriptedAnswer } from './scripted.ts';

/** An answer worth comparing, and the change of plan that it comes from, if it comes from one. */
export type Choice = { readonly answer: Answer; readonly change: Change | null };
export type Change = { readonly unit: string; readonly task: Task };

/** How many other tasks of one unit are considered when it is asked alone, and when many units are asked at once. */
const TASKS_OF_ONE = 12;
const TASKS_OF_MANY = 3;

/**
 * The different answers that the plan and changes of it lead to. The plan's own answer comes first. The same answer
 * from two scripts of a unit counts twice, because what follows differs: it may move now to hold a place, or to charge
 * next. But where all scripts know the same answer, it is compared with what else can be answered. A single choice means
 * that nothing needs to be compared.
 */
export function choicesFor(look: Look, request: Request, plan: Plan, most: number): Choice[] {
  const free = freeOffer(look.ruleset as never, request);
  if (free !== null) return [{ answer: free, change: null }];
  const asked = askedUnit(look, request);
  const task = asked === null ? null : plan.of(asked);
  const own: Choice = {
    answer: scriptedAnswer(look, request, plan),
    change: asked !== null && task !== null ? { unit: asked, task } : null,
  };
  if (scriptsOf(look).settles?.(look as never, request as never)) return [own];
  const found = new Found(own, asked !== null);
  const offered = alternatives(look, request, plan);
  for (const answer of offered ?? []) found.add({ answer, change: null });
  for (const change of changesFor(look, request, { asked, plan }))
    found.add({ answer: scriptedAnswer(look, request, plan.on(look, new Map([[change.unit, change.task]]))), change });
  const { others, otherwise } = found;
  if (others.length > 0 || offered === null) return [own, ...others, ...otherwise].slice(0, most);
  for (const answer of everyAnswer(request))
    if (refuse(look, request, answer) === null) found.add({ answer, change: null });
  return [own, ...others].slice(0, most);
}

/** What has been found besides the plan's own choice. */
class Found {
  /** The first choice of each other answer. */
  readonly others: Choice[] = [];
  /** The same answers from other scripts. */
  readonly otherwise: Choice[] = [];
  private readonly own: Choice;
  private readonly byScript: boolean;
  private readonly answers: Set<string>;
  private readonly seen: Set<string>;

  constructor(own: Choice, byScript: boolean) {
    this.own = own;
    this.byScript = byScript;
    this.answers = new Set([JSON.stringify(own.answer)]);
    this.seen = new Set([this.keyOf(own)]);
  }

  add(choice: Choice): void {
    const key = this.keyOf(choice);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const answer = JSON.stringify(choice.answer);
    (this.answers.has(answer) ? this.otherwise : this.others).push(choice);
    this.answers.add(answer);
  }

  /** An answer without a change of plan goes on with what was planned. */
  private keyOf({ answer, change }: Choice): string {
    const script = this.byScript ? (change ?? this.own.change)?.task.script : '';
    return `${script} ${JSON.stringify(answer)}`;
  }
}

/** With more answers than this, only those count that somebody wants. */
const FEW = 6;

/** All answers to a question that has few. Where the scripts know only one, they can be wrong. */
function everyAnswer(r: Request): readonly Answer[] {
  if (r.kind === 'confirm') return [true, false];
  if (r.kind === 'number' && r.max - r.min < FEW) return Array.from({ length: r.max - r.min + 1 }, (_, i) => r.min + i);
  if ((r.kind !== 'choose' && r.kind !== 'activity') || r.options.length > FEW) return [];
  const ids = r.options.map((o) => o.id);
  return r.optional ? [null, ...ids] : ids;
}

/** What the ruleset itself wants to have compared, as far as it is legal. Null: nothing but what tasks lead to. */
function alternatives(look: Look, request: Request, plan: Plan): Answer[] | null {
  const more = scriptsOf(look).alternatives?.[request.name];
  if (more === undefined) return [];
  try {
    const wanted = more(look as never, request, plan) as Answer[] | null;
    return wanted?.filter((a) => refuse(look, request, a) === null) ?? null;
  } catch (fault) {
    plan.complain?.(`alternatives to ${request.name}`, fault);
    return [];
  }
}

type Asked = { readonly asked: string | null; readonly plan: Plan };

/**
 * Other tasks: of the asked unit, or of all units of the seat if the request is about several. What gives up least by
 * the scripts' own guesses comes first.
 */
function changesFor(look: Look, request: Request, { asked, plan }: Asked): Change[] {
  const all = scriptsOf(look);
  const ofMany = all.answers[request.name] !== undefined;
  if (!ofMany && asked === null) return [];
  const units = ofMany ? all.units(look as never, request.by) : [asked!];
  const most = ofMany ? TASKS_OF_MANY : TASKS_OF_ONE;
  return units
    .flatMap((unit) => {
      const tasks = tasksFor(look, unit, plan.complain).slice(0, most + 1);
      return tasks.map(({ task, worth }) => ({ unit, task, givesUp: tasks[0]!.worth - worth }));
    })
    .sort((a, b) => a.givesUp - b.givesUp)
    .map(({ unit, task }) => ({ unit, task }));
}
