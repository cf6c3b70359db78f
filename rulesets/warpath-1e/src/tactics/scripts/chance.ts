import { sideOf } from '@walstatt/engine';
import { isSuppressed, sideOfUnit } from '../../01-units/units.ts';
import { destroyedPoints, lastTurn, leadNeeded, PER_OBJECTIVE } from '../../28-battle/victory.ts';
import type { State, Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { chanceOfLead } from '../aims.ts';
import { partiesOf } from '../field.ts';
import { lifeAt, pointsOf, turnsLeft } from '../life.ts';
import { keeps, presence } from '../presence.ts';
import { fireAfar } from './afar.ts';
import { foesOf, gapTo, postOf } from './posts.ts';
import { lossOf, Reckoning } from './reckon.ts';

/** The chance from 0 to 1 that a seat's side wins if the battle is broken off here. */
export function chance(look: Look, seat: string): number {
  const side = sideOf(look.state, seat)!;
  switch (look.state.condition) {
    case 'annihilation':
      return logistic(odds(look, side));
    case 'meatGrinder':
      return byPoints(look, pointsLead(look, side), ahead(look, side));
    case 'totalControl':
      return byPoints(look, pointsLead(look, side) + PER_OBJECTIVE * objectivesLead(look, side), ahead(look, side));
    case 'scorchedEarth':
      return byObjectives(look, side);
  }
}

/** From 0 to 1, a half at 0: about the logistic function, in sums that are the same on every machine. */
const logistic = (x: number): number => 0.5 * (1 + x / Math.sqrt(x * x + 4));

/** Won, or half won by a draw: a lead decides by as much as is needed, and is the less certain the more turns follow. */
function byPoints(look: Look, lead: number, ahead: number): number {
  const { state } = look;
  const needed = leadNeeded(state);
  const left = shareLeft(state);
  const expected = lead + ahead * left * state.size;
  const unsure = state.size * (UNSURE.atEnd + UNSURE.atStart * left);
  return 0.5 * (1 + logistic((expected - needed) / unsure) - logistic((-expected - needed) / unsure));
}

/** How unsure a lead in points is, in armies. */
const UNSURE = { atEnd: 0.02, atStart: 0.12 } as const;

/** The share of the battle that is still to come. */
function shareLeft(state: State): number {
  const last = lastTurn(state);
  return last === 0 ? 1 : Math.max(0, Math.min(1, (last - state.turn) / last));
}

/** WP-BATTLE-16: two objectives more than the enemy win. */
function byObjectives(look: Look, side: string): number {
  const { own, foes } = holding(look, side);
  const needed = leadNeeded(look.state);
  const now = 0.5 * (1 + chanceOfLead(own, foes, needed) - chanceOfLead(foes, own, needed));
  const left = shareLeft(look.state);
  const lead = own.reduce((sum, p, i) => sum + p - foes[i]!, 0);
  const trend = logistic(1.2 * lead + IN_TIME * left * odds(look, side));
  return (1 - TREND) * now + TREND * trend;
}

/** How much the trend counts beside what would be decided now. */
const TREND = 0.35;

/** How likely each objective falls to the side at the end, and how likely to the others. */
function holding(look: Look, side: string): { own: number[]; foes: number[] } {
  const parties = partiesOf(look);
  const turns = turnsLeft(look.state);
  const life = (id: string): number => lifeOf(look, id);
  const mine = presence(look, parties, turns, life, (s) => s === side);
  const theirs = presence(look, parties, turns, life, (s) => s !== side);
  return { own: mine.map((m, i) => keeps(m, theirs[i]!)), foes: theirs.map((t, i) => keeps(t, mine[i]!)) };
}

function objectivesLead(look: Look, side: string): number {
  const { own, foes } = holding(look, side);
  return own.reduce((sum, p, i) => sum + p - foes[i]!, 0);
}

/** The points of destroyed enemies that a side is ahead, with what is as good as destroyed. */
function pointsLead({ state }: Look, side: string): number {
  const other = Object.keys(state.sides).find((s) => s !== side)!;
  let lead = destroyedPoints(state, side) - destroyedPoints(state, other);
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'gone') continue;
    const hurt = pointsOf(u) * (1 - lifeAt(u, u.damage, turnsLeft(state)));
    lead += sideOfUnit(state, u) === side ? -HURT * hurt : HURT * hurt;
  }
  return lead;
}

/** What the damage of units that are still there counts beside their points. */
const HURT = 0.4;

/** From -1 to 1: how much a side will come out ahead in the turns that a battle has. */
const ahead = (look: Look, side: string): number => 2 * logistic(IN_TIME * odds(look, side)) - 1;

/** A battle ends long before the fight is fought to the end, so strength counts for less. */
const IN_TIME = 0.25;

/**
 * The odds, as a logarithm, that a side prevails if the fight goes on to the end. The weights were fitted by logistic
 * regression on 2,600 positions of 160 demo battles that scripts played, with the starter forces and with mixed ones. What
 * the units of a side can do from afar says most. What they could do at once from where they stand says little, and what
 * they could do hand to hand after a long way says nothing at all.
 */
const odds = (look: Look, side: string): number =>
  WEIGHT.points * lead(look, side, strengthOf) +
  WEIGHT.fire * lead(look, side, fireOf) +
  WEIGHT.ready * readier(look, side);

const WEIGHT = { points: 3.5, fire: 5.8, ready: 3.8 } as const;

type Measure = (look: Look, id: string, u: Unit) => number;

/** From -1 to 1: how much more of something a side has than the other. */
function lead(look: Look, side: string, of: Measure): number {
  const [own, foes] = sums(look, side, of);
  return own + foes === 0 ? 0 : (own - foes) / (own + foes);
}

/** From -1 to 1: how much more of what there is at all one side could take from the other if it were its turn. */
function readier(look: Look, side: string): number {
  const [own, foes] = sums(look, side, readinessOf);
  const [a, b] = sums(look, side, strengthOf);
  return a + b === 0 ? 0 : (own - foes) / (a + b);
}

/** What a side has of something, and what the other has. */
function sums(look: Look, side: string, of: Measure): [own: number, foes: number] {
  const { state } = look;
  let [own, foes] = [0, 0];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'gone') continue;
    if (sideOfUnit(state, u) === side) own += of(look, id, u);
    else foes += of(look, id, u);
  }
  return [own, foes];
}

const strengthOf: Measure = (look, id, u) => pointsOf(u) * lifeOf(look, id) * fitness(look, id, u);

const fireOf: Measure = (look, id, u) => fireAfar(look, id) * lifeOf(look, id) * fitness(look, id, u);

const lifeOf = (look: Look, id: string): number => {
  const u = look.state.units[id]!;
  return u.where.at === 'gone' ? 0 : lifeAt(u, u.damage, turnsLeft(look.state));
};

/** What a unit's state leaves of its worth. */
function fitness(look: Look, id: string, u: Unit): number {
  let share = 1;
  if (isSuppressed(look, id)) share -= 0.12;
  if (u.crippled || u.immobilised) share -= 0.25;
  if (u.where.at === 'reserve') share -= 0.1;
  return share;
}

/** The most that a unit could do from where it is if it were its turn: with its fire or by a charge, in points. */
function readinessOf(look: Look, id: string): number {
  const me = postOf(look, id);
  if (me === null || isSuppressed(look, id)) return 0;
  const reckoning = new Reckoning(look);
  let best = reckoning.bestFire(me, me.x, me.y, true);
  for (const foe of foesOf(look, id))
    if (reckoning.mayEverCharge(me, foe) && gapTo(me, foe) <= reckoning.reach(me))
      best = Math.max(best, lossOf(look, foe.id, reckoning.strike(me, foe), true));
  return best;
}
