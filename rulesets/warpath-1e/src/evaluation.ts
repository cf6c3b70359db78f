import { sideOf } from '@walstatt/engine';
import type { Unit } from './generated/state.ts';
import type { Look } from './kit.ts';
import { nextSide, otherSide } from './rules/seats.ts';
import { sideOfUnit } from './rules/units.ts';
import { leadNeeded, scoreOf } from './rules/victory.ts';
import { aims } from './tactics/aims.ts';
import { partiesOf } from './tactics/field.ts';
import { FAR_SIGHT, lifeAt, pointsOf, turnsLeft } from './tactics/life.ts';
import { expectFire, expectPending } from './tactics/pending.ts';
import { type Posture, Projection, SKILL } from './tactics/projection.ts';

/** How good a state is for a seat: what is left of both sides a few turns on, as we fight on best, and what the battle is about. */
export function evaluate(look: Look, seat: string): number {
  const { state } = look;
  const side = sideOf(state, seat)!;
  if (state.over) return verdict(look, side);
  const attack = sumOf(outcome(look, side, 'attack'));
  const hold = sumOf(outcome(look, side, 'hold'));
  return Math.max(attack, hold) + 0.1 * Math.min(attack, hold);
}

/** What the own side keeps, what the other loses, and what the battle is about; points. */
type Motives = { readonly spare: number; readonly harm: number; readonly goal: number };

const sumOf = ({ spare, harm, goal }: Motives): number => spare + harm + goal;

/** The parts of the better of the two outcomes. */
export function motives(look: Look, seat: string): Motives {
  const side = sideOf(look.state, seat)!;
  const attack = outcome(look, side, 'attack');
  const hold = outcome(look, side, 'hold');
  return sumOf(attack) >= sumOf(hold) ? attack : hold;
}

/** Turns of either side that are looked ahead. */
const AHEAD = 8;

function outcome(look: Look, side: string, posture: Posture): Motives {
  const { state } = look;
  const turns = turnsLeft(state);
  const p = new Projection(look, turns);
  const { active } = state;
  let next = active === null ? nextSide(state) : otherSide(state, active);
  if (active !== null) {
    expectPending(look, p);
    expectFire(look, p, active);
    const skill = active === side ? 1 : SKILL;
    p.act(active, active === side ? posture : 'attack', skill, ({ unit }) => unit.order === 'none' && !unit.shot);
    p.settle();
  }
  const left = state.options.turns === 0 ? AHEAD : Math.min(AHEAD, state.options.turns - state.turn);
  for (let i = 0; i < left; i++) {
    p.act(next, next === side ? posture : 'attack', next === side ? 1 : SKILL);
    p.settle();
    next = otherSide(state, next);
  }
  let [spare, harm] = [0, 0];
  const count = (owner: string, worth: number): void => {
    if (owner === side) spare += worth;
    else harm -= worth;
  };
  for (const a of p.actors) count(a.party.side, p.worth(a) * fitness(a.party.unit));
  for (const u of Object.values(state.units)) {
    if (u.where.at !== 'reserve' && u.where.at !== 'sky' && u.where.at !== 'box') continue;
    count(sideOfUnit(state, u), pointsOf(u) * lifeAt(u, u.damage, turns) * (u.where.at === 'reserve' ? 0.9 : 1));
  }
  const lives = new Map(p.actors.map((a) => [a.party.id, a.alive]));
  const goal = aims(look, side, partiesOf(look), Math.min(turns, FAR_SIGHT), (id) => lives.get(id) ?? 0);
  return { spare, harm, goal };
}

/** What a unit's state leaves of its worth. */
const fitness = (u: Unit): number => (u.crippled || u.immobilised ? 0.75 : 1);

/** The battle is over: who has won, and by how much. */
function verdict(look: Look, side: string): number {
  const { winners } = look.state;
  let sum = winners.length === 0 ? 0 : winners.includes(side) ? 10_000 : -10_000;
  for (const other of Object.keys(look.state.sides))
    sum += (other === side ? 1 : -1) * 100 * Math.min(5, scoreOf(look, other) / Math.max(1, leadNeeded(look.state)));
  return sum;
}
