import { unitsOf } from '../../01-units/units.ts';
import { unitsWithin } from '../../04-measuring/questions.ts';
import { inch, standing } from '../../04-measuring/table-top.ts';
import { armsOf } from '../../13-shooting/arms.ts';
import { againstShooting } from '../../13-shooting/eligible.ts';
import { againstTarget } from '../../13-shooting/targets.ts';
import { type L, trigger } from '../../kit.ts';
import { activeSeatOf, canBeTarget, costOf, isPhase, mayUse } from '../use.ts';

type Mover = { readonly seat: string; readonly unit: string };

const REACH = inch(24);

/** WH-STRAT-27, WH-G-68: within 24", and able to shoot at that enemy by all rules of the own shooting phase. */
const candidates = (look: L, seat: string, enemy: string): string[] =>
  unitsOf(look.state, seat).filter(
    (unit) =>
      canBeTarget(look.state, unit) &&
      unitsWithin(standing(look, unit), standing(look, enemy), REACH) &&
      againstShooting(look, unit) === null &&
      armsOf(look.state, unit).some(({ model, profiles }) =>
        profiles.some((weapon) => againstTarget(look, { unit, model, weapon }, enemy) === null),
      ),
  );

/** WH-STRAT-26, WH-STRAT-28: in the opponent's movement or charge phase a unit shoots at the one that moves. */
const inWindow = (window: string, id: string) =>
  trigger({
    id,
    rule: 'WH-STRAT-26',
    window,
    offers(look, { seat: mover, unit: enemy }: Mover, seat) {
      const { state } = look;
      if (seat === mover || seat === activeSeatOf(state) || !mayUse(state, seat, 'fireOverwatch')) return [];
      if (!isPhase(state, 'movementPhase') && !isPhase(state, 'chargePhase')) return [];
      return candidates(look, seat, enemy).map((unit) => ({ id: unit }));
    },
    cost: costOf('fireOverwatch'),
    starts: (_look, { unit: target }: Mover, unit, seat) => ({
      activity: 'overwatch',
      context: { seat, unit, target },
    }),
  });

/** WH-G-67, WH-G-91: when an enemy begins a move, ends it, or has been set up. */
export const overwatchTriggers = [
  inWindow('moveBegins', 'fireOverwatch'),
  inWindow('moveEnds', 'fireOverwatch.moved'),
  inWindow('afterSetUp', 'fireOverwatch.setUp'),
];
