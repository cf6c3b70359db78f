import { lastTurn, leadNeeded } from '../../28-battle/victory.ts';
import type { Look } from '../../kit.ts';
import { turnsLeft } from '../life.ts';
import type { Outlook } from '../outlook.ts';
import { chances } from './chances.ts';
import { ALONE, FIRST, OTHERS, type Plan } from './plans.ts';
import { type Enemy, play, type Prospect as Result } from './play.ts';
import { copyOf, type Troops, troopsOf } from './troops.ts';

/** The most turns of both sides that are rehearsed. */
const FAR = 6;
/** How much an enemy that answers well counts, compared with a careless one. */
const WELL = 0.4;
/** The share of its worth that a unit kept back loses: it does nothing until it comes. */
const ABSENT = 0.35;

/** How the battle turns out if the side follows the best of a few plans. */
export const rehearse = (look: Look, side: string, outlook: Outlook): Result =>
  promise(look, side, troopsOf(look, outlook));

/** The same for troops that are not quite where they are. */
export function promise(look: Look, side: string, start: Troops): Result {
  const { value, own } = bestPlan(look, side, start);
  const { ids, sides } = start.roster;
  let [mine, theirs] = [0, 0];
  for (let a = 0; a < ids.length; a++) {
    if (look.state.units[ids[a]!]!.where.at !== 'reserve') continue;
    if (sides[a] === side) mine += ABSENT * start.worth[a]!;
    else theirs += ABSENT * start.worth[a]!;
  }
  return { value: value - mine + theirs, own: own - mine };
}

/** The best plan and what it promises; the search goes role by role, then unit by unit. */
export function bestPlan(look: Look, side: string, start: Troops): Result & { readonly plan: Plan } {
  const { roles, sides } = start.roster;
  const own: number[] = [];
  for (let a = 0; a < sides.length; a++) if (sides[a] === side && start.alive[a]! > 0) own.push(a);
  let plan: Plan = roles.map((role) => FIRST[role]);
  let best = worthOf(look, side, start, plan);
  const consider = (other: Plan): void => {
    const found = worthOf(look, side, start, other);
    if (found.value <= best.value) return;
    best = found;
    plan = other;
  };
  for (const [role, stance] of OTHERS)
    if (own.some((a) => roles[a] === role)) consider(plan.map((s, a) => (roles[a] === role ? stance : s)));
  for (const a of own) for (const stance of ALONE[roles[a]!]) if (plan[a] !== stance) consider(plan.with(a, stance));
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
  const turns = lastTurn(state);
  // Seen from the own turn or from the enemy's turn after it, both end with the same turn.
  const far = state.active === null || state.active === side ? FAR : FAR - 1;
  const left = turns > 0 ? Math.min(far, Math.max(0, turns - state.turn)) : far;
  const t = copyOf(start);
  const found = play(t, { side, active: state.active, plan, enemy, turns: left, hurry: turnsLeft(state) });
  if (state.condition !== 'meatGrinder') return found;
  return { value: chances(t, side, found.value, leadNeeded(state)), own: found.own };
}
