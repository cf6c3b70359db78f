import type { Errand, Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { isOnBattlefield } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { MANNERS, type Move } from '../../10-movement/manner.ts';
import { moveAsked } from '../../10-movement/move/request.ts';
import type { How } from '../../10-movement/moved.ts';
import { moveOfScouts } from '../../19-deployment/scouts/request.ts';
import type { L, Script } from '../../kit.ts';
import { bestBlades, bestSplit, bestTargets, firedFromDeck } from './aiming.ts';
import { bestPlace, placeBeside } from './arriving.ts';
import { bestChargeTarget } from './charges.ts';
import { apart, middleOf } from './middle.ts';
import { safety } from './safety.ts';
import { bestStep, isStay } from './steps.ts';

/** What a script decides. Everything else is answered alike by all units. */
type Conduct = {
  readonly script: string;
  /** How a unit moves that is free to. */
  how(look: L, errand: Errand): How;
  /** How a unit moves that is engaged: it fights on, or falls back. */
  engaged(look: L, errand: Errand): 'stationary' | 'fallBack';
  go(look: L, move: Move, errand: Errand): Plan;
  /** How good a place is for a unit that comes onto the battlefield. */
  placeWorth(look: L, errand: Errand, place: Point): number;
};

/** The answers of a unit that conducts itself like this. */
export function answersOf(conduct: Conduct): Script['answers'] {
  const { placeWorth } = conduct;
  return {
    moveHow(look, r, errand) {
      const { unit } = errand;
      const can = (how: How): boolean => r.options.some(({ id }) => id === how);
      if (engagedBy(look, unit).length > 0 && !can('normal')) {
        const how = conduct.engaged(look, errand);
        if (!can(how)) return undefined;
        // Those who are surrounded fight on.
        const stays = how === 'fallBack' && isStay(wayOf(look, conduct, plainMove(unit, how), errand));
        return stays && can('stationary') ? 'stationary' : how;
      }
      const how = conduct.how(look, errand);
      if (how === 'stationary' && can('stationary')) return how;
      const go = can(how) ? how : 'normal';
      if (!can(go)) return undefined;
      // A unit that would get nowhere does not set out.
      const vain = go !== 'stationary' && isStay(wayOf(look, conduct, plainMove(unit, go), errand));
      return vain && can('stationary') ? 'stationary' : go;
    },
    move: (look, r, errand) => wayOf(look, conduct, moveAsked(r.args), errand),
    scoutMove: (look, r, errand) => wayOf(look, conduct, moveOfScouts(r.args), errand),
    setUp: (look, r, errand) => bestPlace(look, r.args, (place) => placeWorth(look, errand, place)),
    disembark: (look, r, { unit, aim }) => placeBeside(look, r.args, { unit, aim }),
    embark: () => null,
    firingDeck: firedFromDeck,
    targets: (look, r, { aim }) => bestTargets(look, r, aim),
    chargeTargets: (look, r, { unit, aim }) => {
      const target = bestChargeTarget(
        look,
        unit,
        r.options.map((o) => o.id),
        aim,
      );
      return target === null ? undefined : [target];
    },
    meleeWeapons: bestBlades,
    meleeTargets: bestSplit,
  };
}

/** A move of the movement phase before anything has been rolled for it. */
export const plainMove = (unit: string, how: 'normal' | 'advance' | 'fallBack'): Move => ({
  unit,
  manner: MANNERS[how],
  distance: 0,
});

/** The way of a unit, which is looked for when it sets out, and known when it goes. */
function wayOf(look: L, { script, go }: Conduct, move: Move, { unit, aim }: Errand): Plan {
  const through = move.through?.length ?? 0;
  const key = `${script} ${aim} ${unit} ${move.manner.far} ${move.distance} ${move.random ?? 0} ${through}`;
  return look.memo('way', key, () =>
    move.manner === MANNERS.fallBack ? retreat(look, move) : go(look, move, { unit, aim }),
  );
}

/** Away from those who fight the unit, to where it has least to fear. */
function retreat(look: L, move: Move): Plan {
  const safe = safety(look, move.unit);
  const foes = engagedBy(look, move.unit).map((foe) => middleOf(look, foe));
  return bestStep(look, move, (end) => safe(end) + foes.reduce((sum, foe) => sum + apart(foe, end), 0) / FARTHER);
}

/** Getting away by so much counts as much as a hundred points. */
const FARTHER = inch(24);

/** Whether a unit is aimed at something on the battlefield. */
export const isThere = (look: L, aim: string | null): aim is string =>
  aim !== null && Object.hasOwn(look.state.units, aim) && isOnBattlefield(look.state, aim);
