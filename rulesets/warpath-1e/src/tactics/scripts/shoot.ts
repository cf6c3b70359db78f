import { has } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { later, paceOf } from '../prospects.ts';
import { nearTo } from './approach.ts';
import { fireAt } from './fire-at.ts';
import { getOut, STAY } from './get-out.ts';
import { goes, toFoe, type Wish } from './goes.ts';
import { mostOf } from './most-of.ts';
import { foesOf, gapTo, type Post, postOf } from './posts.ts';
import { lossOf, overTurns, Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** What fire at others counts beside fire at the aim, and what enemies could do next turn. */
const BESIDES = 0.3;
const DANGER = 0.35;
/** Points that an inch on the way to a shot is worth. */
const AN_INCH = 1;
/** Enemies to choose from: more would only blur the choice. */
const MOST = 3;
/** Nobody plans further ahead, in turns. */
const NEVER = 99;
/** What a unit on the move does of what it would do standing still. */
const MOVING = 0.7;
/** How far inside its range a unit wants to stand. */
const INSIDE = inches(1);

const wish: Wish = (look, me, aim, manner) => {
  const foe = postOf(look, aim!)!;
  const reckoning = new Reckoning(look);
  const near = nearTo(look, me, foe, inches(1.1));
  const enough = -Math.max(0, reckoning.range(me) - INSIDE);
  const fires = manner !== 'hurried';
  return (x, y) => {
    const now = fires ? reckoning.fireFrom(me, x, y, foe, manner === 'halted') : 0;
    const next = reckoning.fireFrom(me, x, y, foe, true);
    const fire = lossOf(look, aim!, now, false) + later(1) * lossOf(look, aim!, next, false);
    const besides = fires ? BESIDES * reckoning.bestFire(me, x, y, manner === 'halted') : 0;
    const way = next > 0 ? 0 : Math.min(near(x, y), enough) - enough + 0.2 * Math.min(0, near(x, y));
    return fire + besides + (AN_INCH * way) / inches(1) - DANGER * reckoning.dangerAt(me, x, y);
  };
};

/**
 * Shoots at an enemy from the best place for it, and goes there first if there is none within its move. Who is made for
 * melee does not go about for a shot at somebody who can be charged: there is shooting enough on the way.
 */
export const shoot: Script = {
  says: { en: (aim) => `shoot at ${aim}`, de: (aim) => `auf ${aim} schießen` },
  aims(look, unit) {
    const me = postOf(look, unit);
    const reckoning = new Reckoning(look);
    if (me === null || me.flies) return [];
    const fights = reckoning.isFighter(unit);
    return mostOf(
      foesOf(look, unit).filter(
        (foe) => reckoning.volley(unit, foe) > 0 && !(fights && reckoning.mayEverCharge(me, foe)),
      ),
      MOST,
      (foe) => worthAt(look, me, foe, reckoning),
    );
  },
  worth: (look, unit, aim) => worthAt(look, postOf(look, unit)!, postOf(look, aim!)!, new Reckoning(look)),
  answers: {
    ...goes(wish, toFoe),
    target: (look, r, { aim }) => fireAt(look, r, aim),
    disembark: (look, r, { unit, aim }) =>
      firesFromInside(look, unit) || !isInRange(look, unit, aim!) ? STAY : getOut(look, r, postOf(look, aim!)!),
  },
};

/** What its fire at an enemy brings in the next turns. */
function worthAt(look: Look, me: Post, foe: Post, reckoning: Reckoning): number {
  const here = Math.max(
    reckoning.fireFrom(me, me.x, me.y, foe, true),
    MOVING * reckoning.fireFrom(me, me.x, me.y, foe, false),
  );
  if (here > 0) return overTurns(lossOf(look, foe.id, here, false), 0);
  const way = Math.max(0, gapTo(me, foe) - reckoning.range(me));
  const pace = paceOf(look.state.units[me.id]!);
  const turns = pace === 0 ? NEVER : Math.max(1, way / pace);
  return overTurns(lossOf(look, foe.id, reckoning.volley(me.id, foe), false), turns);
}

/** Passengers of an open transport shoot from where they are. */
function firesFromInside(look: Look, unit: string): boolean {
  const { where } = look.state.units[unit]!;
  return where.at === 'aboard' && has(look.state.units[where.of]!, 'openTopped');
}

function isInRange(look: Look, unit: string, aim: string): boolean {
  const me = postOf(look, unit)!;
  return gapTo(me, postOf(look, aim)!) <= new Reckoning(look).range(me);
}
