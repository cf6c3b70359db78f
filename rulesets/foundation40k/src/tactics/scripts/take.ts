import { inch } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { holds } from '../../20-scenarios/objectives.ts';
import { type L, script } from '../../kit.ts';
import { claimOn } from './claims.ts';
import { dangerAt, dangerHere } from './danger.ts';
import { answersOf, type Now } from './errand.ts';
import { gaitOf, isAtRisk, landOf } from './land.ts';
import { extentOf, middleOf } from './middle.ts';
import { HILLTOP, holdsWithin, prizeAt, prizesOf } from './places.ts';
import { stakeIn } from './stake.ts';
import { bestStep } from './steps.ts';
import { bestVolleyNow, isAwaited, WORTHWHILE } from './targets.ts';
import { discounted, roundsLeft } from './time.ts';

/** What is left of a prize for a unit if it is its own task, nobody's, or a comrade's. */
const CLAIMED = { own: 1, none: 0.8, comrade: 0.3 } as const;

/** Goes to a place that the scenario rewards, and holds it. */
export const take = script({
  says: { en: (aim) => `take and hold ${aim}`, de: (aim) => `${aim} nehmen und halten` },
  aims: (look, unit) =>
    isAtRisk(look, unit)
      ? prizesOf(look).filter((prize) => !landOf(look).isRough(prizeAt(look, prize)))
      : prizesOf(look),
  worth(look, unit, aim) {
    const left = leftToGo(look, unit, aim!);
    const claim = CLAIMED[claimOn(look, unit, aim!)];
    return claim * stakeIn(look, unit, aim!) * prizeWorth(look, aim!) * discounted(look, unit, left, 0);
  },
  answers: answersOf({
    script: 'take',
    act,
    go(look, move, { unit, aim }) {
      const goal = prizeAt(look, aim!);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      const extent = extentOf(look, unit);
      const close = closeTo(look, aim!);
      return bestStep(
        look,
        move,
        (end) => {
          const far = Math.max(0, land.way(gait, end, goal) - close);
          return -far / inch(6) - 0.15 * dangerAt(look, unit, end, extent);
        },
        goal,
      );
    },
    placeWorth: (look, { unit, aim }, place) =>
      -landOf(look).way(gaitOf(look, unit), place, prizeAt(look, aim!)) / inch(12),
  }),
});

function act(look: L, { unit, aim, taken, can }: Now): Action | null {
  const left = leftToGo(look, unit, aim!);
  const step = unitAllowance(look.state, unit, 'move', false);
  if (left > 0 && taken.length === 0) {
    if (left > step && can('sprint') && !(bestVolleyNow(look, unit) > 0.25 && left > 2 * step)) return 'sprint';
    if (can('moveAction')) return 'moveAction';
  }
  if (can('shootAction') && bestVolleyNow(look, unit) > WORTHWHILE) return 'shootAction';
  if (left > 0 && can('moveAction')) return 'moveAction';
  if (taken.length === 0 && can('takeCover') && dangerHere(look, unit) > 0.25) return 'takeCover';
  return can('secureArea') && isAwaited(look, unit) ? 'secureArea' : null;
}

/** How close the middle of a unit should come, so that several models hold the place. */
const closeTo = (look: L, prize: string): number => holdsWithin(look, prize) * 0.5;

function leftToGo(look: L, unit: string, prize: string): number {
  if (!isOnTable(look.state, unit)) return inch(18);
  if (holds(look, unit, prizeAt(look, prize), holdsWithin(look, prize))) return 0;
  const way = landOf(look).way(gaitOf(look, unit), middleOf(look, unit), prizeAt(look, prize));
  return Math.max(1, way - holdsWithin(look, prize));
}

/**
 * The hill scores in every round that is left. Markers only count in the end, so they are worth more the nearer it is.
 * Loot that lies face down is worth the average of what is left.
 */
function prizeWorth(look: L, prize: string): number {
  const left = roundsLeft(look);
  if (prize === HILLTOP) return 0.5 + 0.35 * left;
  const { value } = look.state.objectives[prize]!;
  const { loot } = look.state;
  const points = value > 0 ? value : loot.length === 0 ? 0 : loot.reduce((n, v) => n + v, 0) / loot.length;
  return (look.state.mission === 'secretLoot' ? 0.4 : 0.7) * points * (left <= 2 ? 2 : 1);
}
