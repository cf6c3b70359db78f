import { areEnemies, type SeatId } from '@walstatt/engine';
import { profileOf } from '../../01-units/units.ts';
import { inch, standing, tableTop } from '../../04-measuring/table-top.ts';
import { objectiveControlOf } from '../../08-command-phase/battle-shock/objective-control.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { priceOf, unitsLeft, worthLeft } from './armies.ts';
import { fadingOf, risingOf } from './curves.ts';
import { apart } from './middle.ts';
import { pressureOf } from './pressure.ts';
import { prizeAt, prizesOf } from './prizes.ts';

/** The chance that a seat wins: by the points that each side can expect, less certain the more rounds are left. */
export function chance(look: L, seat: SeatId): number {
  const s = look.state;
  const [ours, theirs] = [forceOf(s, seat, true), forceOf(s, seat, false)];
  const left = roundsToCome(s);
  const lead = pointsAhead(look, seat);
  const force = ours - theirs + (left === 0 ? 0 : pressureAhead(look, seat));
  const z = lead / (1 + 0.9 * left) + force * (0.5 + 0.9 * left) + wipedOut(ours, theirs);
  return risingOf(1.3 * z);
}

/** What part of what units threaten to do comes true: in the turn that comes next, and in the one after that. */
const NEXT = 0.4;
const AFTER = 0.25;

/** What the units of one side stand ready to do, less what those of the other do, as a share of an army. */
function pressureAhead(look: L, seat: SeatId): number {
  const s = look.state;
  const next = playsNext(s);
  let ahead = 0;
  for (const { id } of tableTop(look).units) {
    const { owner } = s.units[id]!;
    const weight = owner === next ? NEXT : AFTER;
    ahead += (areEnemies(s, seat, owner) ? -1 : 1) * weight * pressureOf(look, id);
  }
  return ahead / Math.max(0.1, armyOf(s));
}

/** Who can still do all of it next: whose turn has hardly begun, or whose turn comes then. */
function playsNext(s: State): SeatId | null {
  const turn = s.agenda.find((f) => f.do === 'turn');
  if (turn === undefined || s.firstPlayer === null) return s.firstPlayer;
  const { seat } = turn.c as { seat: SeatId };
  const isOver = s.agenda.some((f) => f.do.endsWith('Phase') && f.do !== 'commandPhase' && f.do !== 'movementPhase');
  return isOver ? s.seats.find(({ id }) => id !== seat)!.id : seat;
}

/** What an army costs on average. */
const armyOf = (s: State): number =>
  Object.keys(s.units).reduce((sum, unit) => sum + (s.units[unit]!.attachedTo === null ? priceOf(s, unit) : 0), 0) /
  s.seats.length;

/** The army that is destroyed loses, however many points it has. */
const NEARLY = 0.12;
const wipedOut = (ours: number, theirs: number): number =>
  8 * (Math.max(0, NEARLY - theirs) - Math.max(0, NEARLY - ours));

const roundsToCome = ({ lastRound, round }: State): number => Math.max(0, lastRound - Math.max(1, round));

/** The strength of one side, as a share of its whole army at the beginning. */
function forceOf(s: State, seat: SeatId, own: boolean): number {
  let [left, all] = [0, 0];
  for (const { id } of s.seats) {
    if (areEnemies(s, seat, id) === own) continue;
    for (const unit in s.units)
      if (s.units[unit]!.owner === id && s.units[unit]!.attachedTo === null) all += priceOf(s, unit);
    for (const unit of unitsLeft(s, id)) left += worthLeft(s, unit);
  }
  return all === 0 ? 0 : left / all;
}

/** What a marker brings in all: a point at the end of each command phase of its holder, from the second round on. */
const MOST = 3;

/** Points won and points to be expected, less those of the enemies. */
function pointsAhead(look: L, seat: SeatId): number {
  const s = look.state;
  const holds = prizesOf(look).map((prize) => holdOf(look, seat, prize));
  let ahead = 0;
  for (const id in s.players) {
    const foe = areEnemies(s, seat, id);
    const held = holds.reduce((n, hold) => n + Math.max(0, foe ? -hold : hold), 0);
    const points = s.players[id]!.victoryPoints + turnsToScore(s, id) * Math.min(MOST, held);
    ahead += foe ? -points : points;
  }
  return ahead;
}

/** In how many command phases a seat is still to score. What is far off is less certain. */
function turnsToScore(s: State, seat: SeatId): number {
  let turns = roundsToCome(s);
  const current = s.agenda.find((f) => f.do === 'turn');
  const isFirst = s.firstPlayer === seat;
  const waits = current !== undefined && (current.c as { seat: SeatId }).seat !== seat && !isFirst;
  if (s.round >= 2 && waits) turns++;
  if (s.round === 0) turns = Math.max(0, s.lastRound - 1);
  return turns <= 1 ? turns : 1 + 0.7 * (turns - 1);
}

/** How firmly the seat holds a marker, from -1 for its enemies to 1. */
function holdOf(look: L, seat: SeatId, prize: string): number {
  const s = look.state;
  const at = prizeAt(look, prize);
  const slack = inch(1) + roundsToCome(s) * inch(1.2);
  let [own, foes, mine, yours] = [0, 0, 0, 0];
  for (const { id } of tableTop(look).units) {
    const { spots, models } = standing(look, id);
    let pull = 0;
    let there = 0;
    for (const [i, model] of models.entries()) {
      const { objectiveControl } = profileOf(s, model);
      if (objectiveControl === 0) continue;
      const far = Math.max(0, apart(spots[i]!, at) - REACH);
      if (far === 0) there += objectiveControlOf(look, model);
      if (far < FAR) pull += objectiveControl * fadingOf(far / slack);
    }
    if (areEnemies(s, seat, s.units[id]!.owner)) {
      foes += pull;
      yours += there;
    } else {
      own += pull;
      mine += there;
    }
  }
  const now = mine > yours ? 1 : mine < yours ? -1 : 0;
  const later = (own - foes) / (own + foes + 0.5);
  return NOW * now + (1 - NOW) * later;
}

/** How near the middle of a model must be to be in range of a marker, roughly, and from where nobody counts. */
const REACH = inch(4.3);
const FAR = inch(24);

/** How much it counts who holds a marker now, and not who could come. */
const NOW = 0.6;
