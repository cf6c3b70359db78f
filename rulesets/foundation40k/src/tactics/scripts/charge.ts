import { inch } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import type { Move } from '../../05-movement/judge-move.ts';
import { planOf } from '../../05-movement/ways.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import { type L, script } from '../../kit.ts';
import { assault, reaches } from './assault.ts';
import { answersOf, type Now } from './errand.ts';
import { gaitOf, landOf } from './land.ts';
import { extentOf, middleOf } from './middle.ts';
import { aimedAt, foesOf } from './places.ts';
import { isInTheWay } from './stake.ts';
import { bestStep } from './steps.ts';
import { mainRange, meleeCosts } from './strength.ts';
import { bestVolleyNow, isAwaited, WORTHWHILE } from './targets.ts';
import { discounted } from './time.ts';

/** From here a unit that has just come onto the table can charge next. There is no point in coming nearer. */
const RUN_UP = inch(9);

/** How much more it matters to fight an enemy who stands at what the scenario rewards. */
const IN_THE_WAY = 2;

/** Gets at an enemy and fights it. */
export const charge = script({
  says: { en: (aim) => `charge ${aim || 'the enemy'}`, de: (aim) => `${aim || 'den Feind'} angreifen` },
  aims: (look, unit) => foesOf(look, unit),
  worth(look, unit, aim) {
    if (aim === null) return 0.3 * meleeBent(look, unit);
    const { theirs, ours } = meleeCosts(look, unit, aim);
    const value = theirs - 0.6 * ours;
    if (value <= 0) return value - 0.2;
    const matters = isOnTable(look.state, aim) && isInTheWay(look, aim) ? IN_THE_WAY : 1;
    return matters * value * discounted(look, unit, leftToGo(look, unit, aim), 0);
  },
  answers: answersOf({
    script: 'charge',
    act,
    go(look, move, { unit, aim }) {
      const into = aim === null ? null : assaultNow(look, move, aim);
      if (into !== null) return planOf(into);
      const goal = aimedAt(look, unit, aim);
      if (goal === null) return bestStep(look, move, () => 0);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      return bestStep(look, move, (end) => -land.way(gait, end, goal), goal);
    },
    placeWorth(look, { unit, aim }, place) {
      const goal = aimedAt(look, unit, aim);
      if (goal === null) return 0;
      const left = landOf(look).way(gaitOf(look, unit), place, goal) - RUN_UP;
      return -Math.max(0, left) / inch(12);
    },
  }),
});

function act(look: L, now: Now): Action | null {
  const { unit, aim, taken, can } = now;
  const moved = taken.includes('moveAction');
  if (taken.length === 0 && aim !== null && can('moveAction') && isOnTable(look.state, aim)) {
    if (reaches(look, unit, aim)) return 'moveAction';
    if (can('sprint') && !shootsOnTheWay(look, unit, aim)) return 'sprint';
    return 'moveAction';
  }
  if (can('shootAction') && bestVolleyNow(look, unit) > WORTHWHILE) return 'shootAction';
  if (!moved && can('moveAction')) return 'moveAction';
  return can('secureArea') && isAwaited(look, unit) ? 'secureArea' : null;
}

/** Contact is for those who can fight at once: the one who is charged strikes first otherwise. */
function assaultNow(look: L, move: Move, aim: string) {
  if (move.kind !== 'move' || !isOnTable(look.state, aim)) return null;
  return assault(look, move, aim);
}

/** Whether the target is so near that its charger had better not run past its guns, but shoot from a walk. */
function shootsOnTheWay(look: L, unit: string, aim: string): boolean {
  const left = leftToGo(look, unit, aim);
  const step = unitAllowance(look.state, unit, 'move', false);
  return left <= mainRange(look, unit) + step && left <= 2.2 * step;
}

/** How far the unit still has to go until it touches its target. */
function leftToGo(look: L, unit: string, aim: string): number {
  if (!isOnTable(look.state, unit)) return inch(24);
  if (inMelee(look, unit)) return 0;
  const way = landOf(look).way(gaitOf(look, unit), middleOf(look, unit), middleOf(look, aim));
  return Math.max(0, way - extentOf(look, unit) - extentOf(look, aim));
}

/** Whether a unit is made for melee rather than for shooting: before the enemy has come, that decides. */
function meleeBent({ state }: L, unit: string): number {
  let [blades, guns] = [0, 0];
  for (const id of state.units[unit]!.models)
    for (const weapon of state.models[id]!.weapons) {
      const w = state.weapons[weapon]!;
      if (w.kind === 'melee') blades += w.rof + 1;
      else guns += w.rof * (w.range / inch(18));
    }
  return blades / Math.max(0.1, blades + guns);
}
