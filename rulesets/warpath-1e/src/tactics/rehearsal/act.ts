import { inches } from '../../07-measuring/lengths.ts';
import { HIDDEN } from '../glance.ts';
import { strikeAt } from './blows.ts';
import type { Stance } from './plans.ts';
import { coverOf, fireAt, fireStepped, gainOf, HARDLY, hasRoomBehind, isTarget, moveTo, strikeOf } from './reckon.ts';
import { AWAY, FLIES, gapOf, RIDES, STANDS, type Troops } from './troops.ts';

/** Chargers fall back about this far. */
const BACK = inches(3.5);
/** Vehicles come to a stand about this far behind the units they drive over. */
const PAST = inches(4);
/** A charge binds the units it hits, which makes it worth more than its damage. */
const BINDS = 1.2;
/** The part of a long move within which a unit can be driven over. */
const OVER = 0.75;
/** A move shorter than this is no reason not to shoot. */
const FEW = inches(2);

type What = 'nothing' | 'charges' | 'drives' | 'shoots' | 'steps';

/** The best that a unit can do at once, and the enemy it would like to get at. */
type Choice = { what: What; whom: number; damage: number; likely: number; goal: number; way: number };

/** One unit's turn, played as well as it can on its own, with this many turns to come. */
export function act(t: Troops, a: number, stance: Stance, turns: number): void {
  const share = t.alive[a]! * (1 - t.idle[a]!) * (t.at[a] === FLIES ? 0.5 : 1);
  if (share <= HARDLY || t.at[a] === AWAY) return;
  const { what, whom, damage, likely, goal, way } = choose(t, a, stance, turns, share);
  if (what === 'charges') {
    strikeAt(t.struck, whom, damage, likely);
    t.bound[whom] = Math.min(1, t.bound[whom]! + share);
    t.at[a] = STANDS;
    moveTo(t, a, whom, Math.max(0, gapOf(t, a, whom) - BACK));
    return;
  }
  if (what === 'drives') {
    strikeAt(t.shot, whom, damage, likely);
    moveTo(t, a, whom, gapOf(t, a, whom) + PAST);
    return;
  }
  if ((stance === 'assault' || stance === 'ambush') && goal >= 0) {
    const far = Math.min(t.stride[a]! * (1 - t.idle[a]!), gapOf(t, a, goal));
    if (far > FEW || what === 'nothing') {
      moveTo(t, a, goal, far);
      t.at[a] = STANDS;
      return;
    }
  }
  if (what !== 'nothing') {
    strikeAt(t.shot, whom, damage, likely);
    if (what === 'steps') moveTo(t, a, whom, t.pace[a]!);
    return;
  }
  if (goal >= 0) moveTo(t, a, goal, Math.min(way + inches(1), t.stride[a]!));
}

function choose(t: Troops, a: number, stance: Stance, turns: number, share: number): Choice {
  const { roster } = t;
  const { size, sides } = roster;
  const flies = t.at[a] === FLIES;
  const fires = 1 - t.bound[a]! > 0.2 && t.at[a] !== RIDES ? share * (1 - t.bound[a]!) : 0;
  const half = longest(roster.bands[a]!) / 2;
  const choice: Choice = { what: 'nothing', whom: -1, damage: 0, likely: 0, goal: -1, way: 0 };
  let best = 0;
  let wish = 0;
  const take = (what: What, whom: number, damage: number, likely: number, value: number): void => {
    best = value;
    choice.what = what;
    choice.whom = whom;
    choice.damage = damage;
    choice.likely = likely;
  };
  for (let b = 0; b < size; b++) {
    if (sides[b] === sides[a] || !isTarget(t, b)) continue;
    const far = flies ? 0 : gapOf(t, a, b);
    const cover = flies ? 0 : coverOf(t, a, b);
    const strike = strikeOf(t, a, b, cover);
    if (strike > 0 && far <= roster.reach[a]! && cover !== HIDDEN && !flies) {
      const value = BINDS * gainOf(t, b, t.struck, strike, share, turns);
      if (value > best) take('charges', b, strike, share, value);
    }
    const over = roster.overrun[a * size + b]!;
    if (over > 0 && far <= OVER * t.stride[a]! && cover !== HIDDEN && (roster.agile[a]! || hasRoomBehind(t, a, b))) {
      const value = gainOf(t, b, t.shot, over, share, turns);
      if (value > best) take('drives', b, over, share, value);
    }
    if (fires > 0) {
      const shot = fireAt(t, a, b, flies ? 1 : far, cover, 1);
      const value = shot > 0 ? gainOf(t, b, t.shot, shot, fires, turns) : 0;
      if (value > best) take('shoots', b, shot, fires, value);
      const closes = stance === 'close' && far > half && t.pace[a]! > 0;
      if (((stance === 'shoot' && shot === 0) || closes) && !flies) {
        const near = fireStepped(t, a, b, far);
        const then = near > 0 ? gainOf(t, b, t.shot, near, fires, turns) : 0;
        if (then > best || (closes && choice.whom === b && choice.what === 'shoots'))
          take('steps', b, near, fires, then);
      }
    }
    if (stance === 'hold' || flies || t.stride[a] === 0) continue;
    const melee = stance === 'assault' || stance === 'ambush';
    const way = far - (melee ? (over > 0 ? OVER * t.stride[a]! : roster.reach[a]!) : 2 * half);
    if (stance === 'ambush' && way > t.stride[a]!) continue;
    const hope = melee ? Math.max(strike, over) : (roster.fire[a * size + b]![1] ?? 0);
    if (hope <= 0) continue;
    const later = Math.max(0, way) / t.stride[a]!;
    const value = gainOf(t, b, null, hope, share, turns) / (1 + later * later);
    if (value <= wish) continue;
    wish = value;
    choice.goal = b;
    choice.way = Math.max(0, way);
  }
  return choice;
}

const longest = (bands: readonly number[]): number => bands[bands.length - 1] ?? 0;

/** Fires from where it stands after a move. */
export function fireMoved(t: Troops, a: number, turns: number): void {
  const { size, sides } = t.roster;
  let best = 0;
  let whom = -1;
  let damage = 0;
  for (let b = 0; b < size; b++) {
    if (sides[b] === sides[a] || !isTarget(t, b)) continue;
    const shot = fireAt(t, a, b, gapOf(t, a, b), coverOf(t, a, b), 0);
    const value = shot > 0 ? gainOf(t, b, t.shot, shot, 1, turns) : 0;
    if (value <= best) continue;
    best = value;
    whom = b;
    damage = shot;
  }
  if (whom >= 0) strikeAt(t.shot, whom, damage, 1);
}
