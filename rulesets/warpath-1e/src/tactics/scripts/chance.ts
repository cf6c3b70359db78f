import { sideOf } from '@walstatt/engine';
import { isSuppressed, sideOfUnit } from '../../01-units/units.ts';
import { destroyedPoints, lastTurn, leadNeeded, PER_OBJECTIVE } from '../../28-battle/victory.ts';
import type { State, Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { chanceOfLead } from '../aims.ts';
import { partiesOf } from '../field.ts';
import { lifeAt, pointsOf, turnsLeft } from '../life.ts';
import { keeps, presence } from '../presence.ts';
import { later, strideOf } from '../prospects.ts';
import { worthOf } from '../worth.ts';
import { foesOf, gapTo, postOf } from './posts.ts';
import { lossOf, Reckoning } from './reckon.ts';

/** The chance from 0 to 1 that a seat's side wins if the battle is broken off here. */
export function chance(look: Look, seat: string): number {
  const side = sideOf(look.state, seat)!;
  switch (look.state.condition) {
    case 'annihilation':
      return logistic(FIGHT * balance(look, side));
    case 'meatGrinder':
      return byPoints(look, pointsLead(look, side), balance(look, side));
    case 'totalControl':
      return byPoints(look, pointsLead(look, side) + PER_OBJECTIVE * objectivesLead(look, side), balance(look, side));
    case 'scorchedEarth':
      return byObjectives(look, side);
  }
}

/** How much a lead in strength says about who wins a fight to the end, and about who keeps the objectives. */
const FIGHT = 8;

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
  const trend = logistic(1.2 * lead + FIGHT * left * balance(look, side));
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

/** How much stronger a side is than the other, from -1 to 1. */
function balance(look: Look, side: string): number {
  const { state } = look;
  let [own, foes] = [0, 0];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'gone') continue;
    const strength = worthOf(look, id) * lifeOf(look, id) * fitness(look, id, u) + PROSPECT * prospect(look, id);
    if (sideOfUnit(state, u) === side) own += strength;
    else foes += strength;
  }
  return own + foes === 0 ? 0 : (own - foes) / (own + foes);
}

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

/** What a unit can do next counts a little: it stands for the turns that follow. */
const PROSPECT = 0.25;

/** The most that a unit can do in the next turns, in points. */
function prospect(look: Look, id: string): number {
  const me = postOf(look, id);
  if (me === null || isSuppressed(look, id)) return 0;
  const u = look.state.units[id]!;
  const reckoning = new Reckoning(look);
  const stride = strideOf(u);
  let best = reckoning.bestFire(me, me.x, me.y, true);
  for (const foe of foesOf(look, id)) {
    if (!reckoning.mayEverCharge(me, foe)) continue;
    const way = Math.max(0, gapTo(me, foe) - reckoning.reach(me));
    const turns = way === 0 ? 0 : stride === 0 ? 9 : way / stride;
    best = Math.max(best, lossOf(look, foe.id, reckoning.strike(me, foe), true) * later(turns));
  }
  return best;
}
