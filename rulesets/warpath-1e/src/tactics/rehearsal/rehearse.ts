import type { Look } from '../../kit.ts';
import { leadNeeded } from '../../rules/victory.ts';
import { turnsLeft } from '../life.ts';
import type { Outlook } from '../outlook.ts';
import { chances } from './chances.ts';
import { FIRST, OTHERS, type Plan } from './plans.ts';
import { type Enemy, play, type Prospect as Result } from './play.ts';
import { copyOf, type Troops, troopsOf } from './troops.ts';

/** Turns of both sides that are rehearsed at most. */
const FAR = 10;
/** How much an enemy counts who answers well, beside one who does anything. */
const WELL = 0.4;
/** What of its worth a unit loses that is kept back: it does nothing until it comes. */
const ABSENT = 0.35;

/** What comes of the battle if the side follows the best of a few plans. */
export const rehearse = (look: Look, side: string, outlook: Outlook): Result =>
  promise(look, side, troopsOf(look, outlook));

/** The same for troops that are not quite where they are. */
export function promise(look: Look, side: string, start: Troops): Result {
  const { value, own } = bestPlan(look, side, start);
  const { ids, sides, points } = start.roster;
  let [mine, theirs] = [0, 0];
  for (let a = 0; a < ids.length; a++) {
    if (look.state.units[ids[a]!]!.where.at !== 'reserve') continue;
    if (sides[a] === side) mine += ABSENT * points[a]!;
    else theirs += ABSENT * points[a]!;
  }
  return { value: value - mine + theirs, own: own - mine };
}

/** The best plan, looked for role by role, and what it promises. */
export function bestPlan(look: Look, side: string, start: Troops): Result & { readonly plan: Plan } {
  const { roles, sides } = start.roster;
  let plan = FIRST;
  let best = worthOf(look, side, start, plan);
  for (const [role, stance] of OTHERS) {
    if (!roles.some((r, a) => r === role && sides[a] === side && start.alive[a]! > 0)) continue;
    const other = { ...plan, [role]: stance };
    const found = worthOf(look, side, start, other);
    if (found.value <= best.value) continue;
    best = found;
    plan = other;
  }
  return { ...best, plan };
}

/** What a plan promises against enemies of both kinds. */
function worthOf(look: Look, side: string, start: Troops, plan: Plan): Result {
  const well = worthAgainst(look, side, start, plan, 'well');
  const anyhow = worthAgainst(look, side, start, plan, 'anyhow');
  return {
    value: WELL * well.value + (1 - WELL) * anyhow.value,
    own: WELL * well.own + (1 - WELL) * anyhow.own,
  };
}

function worthAgainst(look: Look, side: string, start: Troops, plan: Plan, enemy: Enemy): Result {
  const { state } = look;
  const { turns } = state.options;
  const left = turns > 0 ? Math.min(FAR, Math.max(0, turns - state.turn)) : FAR;
  const t = copyOf(start);
  const found = play(t, { side, active: state.active, plan, enemy, turns: left, hurry: turnsLeft(state) });
  if (state.condition !== 'meatGrinder') return found;
  return { value: chances(t, side, found.value, leadNeeded(state)), own: found.own };
}
