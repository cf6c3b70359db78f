import { isVehicle } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { staysToEnd } from '../../22-flyers/flyers.ts';
import type { Look } from '../../kit.ts';
import { hasAims, middleOfAim, urgency, WORTH } from '../aims.ts';
import { turnsLeft } from '../life.ts';
import { later, strideOf } from '../prospects.ts';
import { wayToAim } from './approach.ts';
import { getOut, STAY } from './get-out.ts';
import { goes, type Wish } from './goes.ts';
import { friendsOf, type Post, postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** Points that an inch on the way is worth, and how much fire and danger count beside it. */
const AN_INCH = 3;
const FIRE = 0.5;
const DANGER = 0.3;

/** The share that counts if a friend is there sooner, and if the unit comes too late. */
const SECOND = 0.25;
const TOO_LATE = 0.15;
/** The share of an objective's worth that the next turns bring. */
const SOON = 0.5;

/** Objectives are numbered for players. */
const numberOf = (aim: string | null): number => Number(aim) - 1;

const wish: Wish = (look, me, aim, manner) => {
  const reckoning = new Reckoning(look);
  const way = wayToAim(look, me, numberOf(aim));
  return (x, y) => {
    const fire = manner === 'hurried' ? 0 : reckoning.bestFire(me, x, y, manner === 'halted');
    return (-AN_INCH * way(x, y)) / inches(1) + FIRE * fire - DANGER * reckoning.dangerAt(me, x, y);
  };
};

/** Goes to an objective and stays there. */
export const hold: Script = {
  says: { en: (aim) => `hold objective ${aim}`, de: (aim) => `Missionsziel ${aim} halten` },
  aims(look, unit) {
    const me = postOf(look, unit);
    if (me === null || !hasAims(look.state) || (me.flies && !staysToEnd(look.state, me.side))) return [];
    return look.state.objectives.map((_, i) => String(i + 1));
  },
  worth(look, unit, aim) {
    const me = postOf(look, unit)!;
    const o = numberOf(aim);
    const turns = turnsFor(look, me, o);
    const share = friendsOf(look, unit).some((f) => !f.flies && turnsFor(look, f, o) < turns) ? SECOND : 1;
    const left = turnsLeft(look.state);
    const late = turns > left + 1 ? TOO_LATE : later(turns);
    return SOON * share * late * urgency(left) * WORTH[look.state.condition];
  },
  answers: {
    ...goes(wish, (look, aim) => middleOfAim(look, look.state.objectives[numberOf(aim)]!)),
    regroup: () => true,
    disembark: (look, r, { unit, aim }) => {
      const me = postOf(look, unit)!;
      const { move } = look.state.units[unit]!;
      const isNear = wayToAim(look, me, numberOf(aim))(me.x, me.y) <= move;
      return isNear ? getOut(look, r, middleOfAim(look, look.state.objectives[numberOf(aim)]!)) : STAY;
    },
  },
};

/** The turns that a unit needs to an objective; whole ones, and a little more for those farther off. */
function turnsFor(look: Look, me: Post, aim: number): number {
  const u = look.state.units[me.id]!;
  const way = wayToAim(look, me, aim)(me.x, me.y);
  const stride = isVehicle(u) ? u.move : strideOf(u);
  return way <= 0 ? 0 : stride <= 0 ? Number.POSITIVE_INFINITY : way / stride;
}
