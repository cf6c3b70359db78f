import { has, ownTurn } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { chargeTargets } from '../../10-charging/charge.ts';
import { lastTurn } from '../../28-battle/victory.ts';
import type { Asked, Look } from '../../kit.ts';
import { strideOf } from '../prospects.ts';
import { nearTo } from './approach.ts';
import { preyOf } from './fighters.ts';
import { fireAt } from './fire-at.ts';
import { getOut, STAY } from './get-out.ts';
import { goes, toFoe, type Wish } from './goes.ts';
import { mostOf } from './most-of.ts';
import { gapTo, type Post, postOf } from './posts.ts';
import { quarryOf } from './quarry.ts';
import { lossOf, overTurns, Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** Room kept to an enemy that a unit walks up to. */
const ROOM = inches(1.1);
/** Room that a charge keeps in hand, and how far beyond an enemy's charge one stays who comes farther. */
const SURE = inches(1);
const OUT_OF_REACH = inches(0.5);

/** A unit in melee does not shoot next turn, or not from where it likes. */
const SILENCED = 0.6;
/** What it is worth to go for the enemy that the others go for. */
const COMMON = 2;
/** Time lost by leaving a transport that one cannot charge out of. */
const CLIMBING = 1;

/** What a whole shot at something besides is worth, on the way to an enemy. */
const PASSING = 0.1;
/** Points that an inch on the way is worth. */
const AN_INCH = 2;
/** How much the danger on the way counts for those who hurry, and for those who keep under cover. */
const DARING = 0.15;
const WARY = 1;

/** How far from an enemy to wait for the charge: out of its reach if one's own is longer. */
function keptFrom(reckoning: Reckoning, me: Post, foe: Post): number {
  const [mine, its] = [reckoning.reach(me), reckoning.reach(foe)];
  return its > 0 && its + OUT_OF_REACH < mine - SURE ? its + OUT_OF_REACH : ROOM;
}

const wishFor =
  (danger: number): Wish =>
  (look, me, aim, manner) => {
    const foe = postOf(look, aim!)!;
    const reckoning = new Reckoning(look);
    const near = nearTo(look, me, foe, keptFrom(reckoning, me, foe));
    const enough = -(reckoning.reach(me) - SURE);
    return (x, y) => {
      const way = near(x, y);
      const fire = manner === 'hurried' ? 0 : PASSING * reckoning.bestFire(me, x, y, manner === 'halted');
      const closer = (AN_INCH * (Math.min(way, enough) + 0.1 * way)) / inches(1);
      return closer + fire - danger * reckoning.dangerAt(me, x, y);
    };
  };

/** Somebody to charge at, the most rewarding first; too many would only blur the choice. */
const MOST = 3;

const rushing = goes(wishFor(DARING), toFoe);
const stalking = goes(wishFor(WARY), toFoe);

/** Charges whenever there is somebody to charge, and goes on as usual otherwise. */
const assault = (usual: ReturnType<typeof goes>): ReturnType<typeof goes> => ({
  ...usual,
  order(look, r, errand) {
    const charging = r.options.find((o) => o.id === 'charge') ?? r.options.find((o) => o.id === 'chargeJump');
    const { unit, aim } = errand;
    return charging !== undefined && prey(look, unit, aim, charging.id === 'chargeJump') !== null
      ? charging.id
      : usual.order!(look, r, errand);
  },
});

/** Gets at an enemy: charges it if it can, otherwise comes near enough to do so. */
export const charge: Script = {
  says: { en: (aim) => `charge ${aim}`, de: (aim) => `${aim} angreifen` },
  aims(look, unit) {
    const me = postOf(look, unit);
    if (me === null) return [];
    const reckoning = new Reckoning(look);
    const fights = reckoning.isFighter(unit);
    // Those who shoot do not run across the table to fight.
    const reach = reckoning.reach(me) + (fights ? 0 : look.state.units[unit]!.move);
    const prey = preyOf(look, unit).filter((foe) => fights || gapTo(me, foe) <= reach);
    return mostOf(prey, MOST, (foe) => worthAt(look, me, foe, reckoning));
  },
  worth: (look, unit, aim) => worthAt(look, postOf(look, unit)!, postOf(look, aim!)!, new Reckoning(look)),
  answers: {
    ...assault(rushing),
    chargeTarget(look, r, { unit, aim }) {
      const targets = r.options.map((o) => o.id);
      return targets.includes(aim!) ? aim : richest(look, unit, targets);
    },
    regroup: () => true,
    target: (look, r, { aim }) => fireAt(look, r, aim),
    disembark: (look, r, { unit, aim }) =>
      isNearEnough(look, r, unit, aim!) ? getOut(look, r, postOf(look, aim!)!) : STAY,
  },
};

/** What a charge at an enemy brings, now or after the turns that it takes to get there. */
function worthAt(look: Look, me: Post, foe: Post, reckoning: Reckoning): number {
  const u = look.state.units[me.id]!;
  const climbing = u.where.at === 'aboard' && !has(look.state.units[u.where.of]!, 'openTopped') ? CLIMBING : 0;
  const turns = reckoning.turnsToCharge(me, foe, strideOf(u)) + climbing;
  const silenced = look.state.units[foe.id]!.type === 'vehicle' ? 0 : reckoning.bestFire(foe, foe.x, foe.y, true);
  const gain = lossOf(look, foe.id, reckoning.strike(me, foe), true) + SILENCED * silenced;
  return (foe.id === quarryOf(look, me.id) ? COMMON : 1) * overTurns(gain, turns);
}

/** How many turns of its own a side comes near under cover before it runs: at most a third of the battle. */
const PATIENCE = 4;
const PART = 3;

function isPatient({ state }: Look): boolean {
  const last = lastTurn(state);
  return ownTurn(state) <= (last === 0 ? PATIENCE : Math.min(PATIENCE, Math.floor(last / 2 / PART)));
}

/** What it is worth to come near together and unhurt, beside running. */
const TOGETHER = 1.01;

/**
 * Comes near an enemy under cover, to charge it later. Nobody waits for ever: after some turns all run, and so they
 * arrive together.
 */
export const stalk: Script = {
  says: { en: (aim) => `come up to ${aim} under cover`, de: (aim) => `gedeckt an ${aim} herangehen` },
  aims(look, unit) {
    const me = postOf(look, unit);
    const reckoning = new Reckoning(look);
    if (me === null || !isPatient(look) || !reckoning.isFighter(unit)) return [];
    const prey = preyOf(look, unit);
    if (prey.some((foe) => gapTo(me, foe) <= reckoning.reach(me))) return [];
    return mostOf(prey, MOST, (foe) => worthAt(look, me, foe, reckoning));
  },
  worth: (look, unit, aim) => TOGETHER * charge.worth(look, unit, aim),
  answers: { ...charge.answers, ...assault(stalking) },
};

/** The enemy to charge now: its aim, or the richest of those that it can reach at all. */
function prey(look: Look, unit: string, aim: string | null, jump: boolean): string | null {
  const targets = chargeTargets(look, unit, jump);
  return targets.includes(aim!) ? aim : richest(look, unit, targets);
}

/** The enemy that loses most in a melee with the unit. */
function richest(look: Look, unit: string, targets: readonly string[]): string | null {
  const me = postOf(look, unit)!;
  const reckoning = new Reckoning(look);
  let best: string | null = null;
  let most = 0;
  for (const id of targets) {
    const gain = lossOf(look, id, reckoning.strike(me, postOf(look, id)!), true);
    if (gain <= most) continue;
    most = gain;
    best = id;
  }
  return best;
}

/** Whether a passenger can charge now, or in the turn after it has got out. */
function isNearEnough(look: Look, r: Asked<'disembark'>, unit: string, aim: string): boolean {
  const me = postOf(look, unit)!;
  const open = has(look.state.units[r.args.carrier]!, 'openTopped');
  const reach = new Reckoning(look).reach(me);
  return gapTo(me, postOf(look, aim)!) <= reach + (open ? SURE : look.state.units[unit]!.move);
}
