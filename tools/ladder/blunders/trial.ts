import { imagine, rollOnce, type Situation } from '@walstatt/bots';
import { type Answer, type Request, type Rng, seededRng, type Types } from '@walstatt/engine';
import type { Machine, Need } from '@walstatt/engine/host';
import { candidates } from '../../../packages/bots/src/candidates.ts';
import { choicesFor } from '../../../packages/bots/src/planner/choices.ts';
import { Plan } from '../../../packages/bots/src/planner/plan.ts';
import { isSame } from '../../../packages/bots/src/planner/playout.ts';
import { scriptedAnswer } from '../../../packages/bots/src/planner/scripted.ts';

/** How many answers a decision is compared with. */
const ALTERNATIVES = 12;

/** Other answers that are worth comparing: what scripts lead to, or what searching bots would try. */
export function alternatives(s: Situation<Types>, rng: Rng): readonly Answer[] {
  const look = s.look as never;
  if (s.ruleset.scripts === undefined) return candidates(look, s.request, rng, ALTERNATIVES);
  return choicesFor(look, s.request, new Plan(look), ALTERNATIVES).map(({ answer }) => answer);
}

/** A trial that goes on for longer than this many answers and rolls is over. */
const PATIENCE = 500;

/**
 * Gives the answer in a world as the seat imagines it, and plays on by the real rules until enough has happened. Both
 * sides follow the scripts, if there are any. Null if there is no such world.
 */
export function playUntil(
  s: Situation<Types>,
  answer: Answer,
  seed: number,
  isEnough: (machine: Machine<Types>) => boolean,
): Machine<Types> | null {
  const rng = seededRng(seed);
  const world = imagine(s, rng);
  if (world === null) return null;
  const { machine } = world;
  const plan = s.ruleset.scripts === undefined ? null : new Plan(machine as never);
  let need: Need | null = world.need;
  let isFirst = true;
  for (let left = PATIENCE; need !== null && left > 0 && (isFirst || !isEnough(machine)); left--) {
    if (need.what === 'roll') need = rollOnce(machine, need, rng);
    else if (need.what === 'ask') {
      const answers: Answer[] = need.requests.map((r) =>
        isFirst && isSame(r, s.request) ? answer : usual(machine, r, plan),
      );
      isFirst = false;
      need = machine.run({ what: 'ask', answers });
    } else throw new Error(`unexpected need: ${need.what}`);
  }
  return machine;
}

const usual = (machine: Machine<Types>, request: Request, plan: Plan | null): Answer =>
  plan === null ? candidates(machine, request, seededRng(1), 1)[0]! : scriptedAnswer(machine, request, plan);
