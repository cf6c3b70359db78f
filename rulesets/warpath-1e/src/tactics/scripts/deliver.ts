import { passengersOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Look } from '../../kit.ts';
import { nearTo } from './approach.ts';
import { charge } from './charge.ts';
import { preyOf } from './fighters.ts';
import { goes, toFoe, type Wish } from './goes.ts';
import { mostOf } from './most-of.ts';
import { gapTo, postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** Points that an inch on the way is worth. */
const AN_INCH = 1;
/** What it is worth that passengers may get out at the end of the way: not after a way at full power. */
const LETS_OUT = 8;
/** Room left to get out. */
const ROOM = inches(4);
/** Enemies to choose from. */
const MOST = 3;
/** The danger that counts. */
const DANGER = 0.2;

/** Those aboard that an enemy is worth bringing to. */
const fighters = (look: Look, carrier: string, foe: string): string[] =>
  passengersOf(look.state, carrier).filter((id) => preyOf(look, id).some((p) => p.id === foe));

const wish: Wish = (look, me, aim, manner) => {
  const foe = postOf(look, aim!)!;
  const near = nearTo(look, me, foe, ROOM);
  const reckoning = new Reckoning(look);
  const bonus = manner === 'hurried' ? 0 : LETS_OUT;
  return (x, y) => (AN_INCH * near(x, y)) / inches(1) + bonus - DANGER * reckoning.dangerAt(me, x, y);
};

/** Brings its passengers to an enemy. */
export const deliver: Script = {
  says: { en: (aim) => `bring passengers to ${aim}`, de: (aim) => `Passagiere zu ${aim} bringen` },
  aims(look, unit) {
    if (postOf(look, unit) === null) return [];
    const prey = passengersOf(look.state, unit).flatMap((id) => preyOf(look, id));
    return mostOf([...new Set(prey)], MOST, (foe) => -gapTo(postOf(look, unit)!, foe));
  },
  worth: (look, unit, aim) => Math.max(0, ...fighters(look, unit, aim!).map((id) => charge.worth(look, id, aim))),
  answers: goes(wish, toFoe),
};
