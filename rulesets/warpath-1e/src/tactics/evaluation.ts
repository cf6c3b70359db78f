import { sideOf } from '@walstatt/engine';
import { isSuppressed, sideOfUnit } from '../01-units/units.ts';
import { leadNeeded, scoreOf } from '../28-battle/victory.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { aims } from './aims.ts';
import type { Party } from './field.ts';
import { NO_HURRY } from './life.ts';
import { Outlook } from './outlook.ts';
import { needlessRisk } from './outranged.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { worthOf } from './worth.ts';

/** First impressions only decide between options that a rehearsal finds equally good. */
const AT_SIGHT = 0.1;

/** What enemies could do next turn counts for less than what we do now: they do not always see it. */
const THREAT = { hurried: 0.3, patient: 0.6 } as const;
/** The weight of what our own units can do later. */
const HOPE = { hurried: 0.2, patient: 0.25 } as const;

/**
 * How good a state is for a seat: what a rehearsal of the coming turns leaves of both sides, and the aims of the
 * battle.
 */
export function evaluate(look: Look, seat: string): number {
  if (look.state.over) return verdict(look, sideOf(look.state, seat)!);
  const { spare, harm, goal } = partsOf(look, seat);
  return spare + harm + goal;
}

/** What the own side keeps, what the other loses, and the aims of the battle; in points. */
type Parts = { readonly spare: number; readonly harm: number; readonly goal: number };

/** The parts of the evaluation. */
function partsOf(look: Look, seat: string): Parts {
  const { state } = look;
  const side = sideOf(state, seat)!;
  const now = new Outlook(look);
  const { active } = state;
  if (active !== null) now.expectPending();
  if (active === side) now.expectFire(side);
  const coming = rehearse(look, side, now);
  // With many turns to go it is better to wait under cover than to run into fire.
  const mood = now.turns === NO_HURRY ? 'patient' : 'hurried';
  let [spare, harm] = [0, 0];
  for (const id in state.units) {
    const u = state.units[id]!;
    const worth = worthOf(look, id) * now.life(id) * fitness(look, id, u);
    if (sideOfUnit(state, u) === side) spare += worth;
    else harm -= worth;
  }
  let risk = 0;
  // Only as far as the unit is expected to be there still.
  for (const p of now.parties)
    if (p.side === side && p.carrier === null) risk += now.life(p.id) * needlessRisk(look, p, now.parties);
  const goal = aims(look, side, now.parties, now.turns, (id) => now.life(id));
  const mayAct = (p: Party): boolean => active !== side || p.unit.order === 'none';
  const readiness = (p: Party): number => (isSuppressed(look, p.id) ? 0.4 : 1) * now.able(p.id);
  harm += HOPE[mood] * now.hopes(side, mayAct, readiness, mood === 'hurried');
  for (const foe of Object.keys(state.sides))
    if (foe !== side) spare -= THREAT[mood] * now.hopes(foe, () => true, readiness, false);
  return {
    spare: AT_SIGHT * spare + coming.own - risk,
    harm: AT_SIGHT * harm + coming.value - coming.own,
    goal,
  };
}

/** What a unit's state leaves of its worth. */
function fitness(look: Look, id: string, u: Unit): number {
  let share = 1;
  if (isSuppressed(look, id)) share -= 0.12;
  if (u.crippled || u.immobilised) share -= 0.25;
  if (u.where.at === 'reserve') share -= 0.1;
  return share;
}

/** The battle is over: which side has won, and by how much. */
function verdict(look: Look, side: string): number {
  const { winners } = look.state;
  let sum = winners.length === 0 ? 0 : winners.includes(side) ? 10_000 : -10_000;
  for (const other of Object.keys(look.state.sides))
    sum += (other === side ? 1 : -1) * 100 * Math.min(5, scoreOf(look, other) / Math.max(1, leadNeeded(look.state)));
  return sum;
}
