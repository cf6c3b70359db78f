import type { Habits } from '@walstatt/engine';
import { gap } from '@walstatt/geometry';
import { standersAhead } from '@walstatt/tabletop';
import { isOnBattlefield, ownerOf, unitsOf } from '../01-units/units.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { inch, standing, tableTop } from '../04-measuring/table-top.ts';
import { barredAnyway, chargeTargets } from '../16-charge/eligible.ts';
import { MARKER_RADIUS, MARKER_RANGE } from '../25-missions/markers.ts';
import type { FortyK, L } from '../kit.ts';
import { foesOnTable, isDestroyed, strideOf, worthLeft } from './scripts/armies.ts';
import { apart, gapBetween, middleOf } from './scripts/middle.ts';
import { mostOf } from './scripts/most-of.ts';
import { isAtPrize, prizeAt, prizesOf } from './scripts/prizes.ts';
import { controlOf } from './scripts/stake.ts';
import { meleeBent } from './scripts/strength.ts';
import { hasShotAt } from './scripts/targets.ts';

/** Two dice come to this on average. */
const CHARGE = inch(7);

export const habits: Habits<FortyK> = {
  units: (look, seat) => unitsOf(look.state, seat),

  inReach(look, unit) {
    const engaged = engagedBy(look, unit);
    if (engaged.length > 0) return engaged;
    const targets = foesOnTable(look, unit).filter((foe) => hasShotAt(look, unit, foe));
    const holds = prizesOf(look).some((prize) => isAtPrize(look, unit, prize));
    if (targets.length > 0 || holds) return targets;
    return [...chargesFrom(look, unit), ...markersFrom(look, unit)];
  },

  inTheWay(look, unit) {
    const nearest = mostOf(foesOnTable(look, unit), (foe) => -gapBetween(look, unit, foe));
    if (nearest === null) return [];
    const owner = ownerOf(look.state, unit);
    const friends = tableTop(look).units.filter(({ id }) => id !== unit && ownerOf(look.state, id) === owner);
    return standersAhead(standing(look, unit), friends, middleOf(look, nearest), strideOf(look, unit)).map(
      ({ id }) => id,
    );
  },

  handToHand: {
    isFor: (look, unit) => meleeBent(look, unit) > 0.5 && !isTransport(look, unit),
    isNear: (look, unit) => engagedBy(look, unit).length > 0 || chargesFrom(look, unit).length > 0,

    /** A charge begins with the choice of its unit if there is only one target, otherwise with that of its targets. */
    charge(look, request, answer) {
      if (request.name === 'chargeTargets') {
        const [target] = answer as readonly string[];
        return target === undefined ? null : { unit: request.args.unit, target };
      }
      if (request.name !== 'chargeNext' || answer === null) return null;
      const unit = String(answer);
      const targets = chargeTargets(look, unit);
      return targets.length === 1 ? { unit, target: targets[0]! } : null;
    },

    worth: ({ state }, unit) => (isDestroyed(state, unit) ? 0 : worthLeft(state, unit)),
  },
};

/** Transports are not made for fighting, whatever they run over. */
const isTransport = ({ state: s }: L, unit: string): boolean =>
  s.datasheets[s.units[unit]!.datasheet]!.capacity !== null;

/** The enemies that the unit could charge after a move, with an average roll. */
function chargesFrom(look: L, unit: string): string[] {
  if (!isOnBattlefield(look.state, unit) || barredAnyway(look, unit) !== null) return [];
  const reach = strideOf(look, unit) + CHARGE;
  const { bodies } = standing(look, unit);
  return foesOnTable(look, unit).filter((foe) =>
    standing(look, foe).bodies.some((body) => bodies.some((own) => gap(own, body) <= reach)),
  );
}

/** The markers that the unit could come in range of with a move, and that its player does not control. */
function markersFrom(look: L, unit: string): string[] {
  if (controlOf(look, unit) === 0) return [];
  const owner = ownerOf(look.state, unit);
  const reach = strideOf(look, unit) + MARKER_RANGE + MARKER_RADIUS;
  return prizesOf(look).filter(
    (prize) =>
      look.state.objectives[prize]!.control !== owner && apart(middleOf(look, unit), prizeAt(look, prize)) <= reach,
  );
}
