import type { Task, Tasks } from '@walstatt/engine';
import { enemyUnits, unitsOf } from '../../01-units/units.ts';
import { mayMove } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { canShoot } from '../../06-shooting/volley.ts';
import { inMelee, nearestPair } from '../../08-close-combat/contact.ts';
import type { Asked, L, Scripts } from '../../kit.ts';
import { dangerHere } from './danger.ts';
import { isThere } from './errand.ts';
import { bestMarker } from './markers.ts';
import { gapBetween } from './middle.ts';
import { pressureOf } from './pressure.ts';
import { meleeCosts } from './strength.ts';
import { mostOf, volleyNow, WORTHWHILE } from './targets.ts';

/** What a player decides for the whole army: who goes next, who reacts, who waits in reserve. */
export const answers: Scripts['answers'] = {
  activate(look, r, tasks) {
    const ids = r.options.map((o) => o.id).filter((id) => id !== WAAAGH);
    if (ids.length < r.options.length && isTimeForWaaagh(look, ids, tasks)) return WAAAGH;
    return mostOf(ids, (unit) => urgency(look, unit));
  },
  reaction: (look, r, tasks) => bestReaction(look, r, tasks),
  waaaghMove: (look, r, tasks) => {
    const eager = r.options.map((o) => o.id).filter((unit) => tasks.of(unit)?.script !== 'withdraw');
    return mostOf(eager, (unit) => urgency(look, unit));
  },
  waaaghFight: (_, r) => r.options[0]?.id ?? null,
  reserves: (_, r, tasks) =>
    r.options
      .map((o) => o.id)
      .filter((unit) => tasks.of(unit)?.script === 'wait')
      .slice(0, r.max),
  unitToDeploy: (look, r, tasks) => mostOf(ids(r), (unit) => -forwardness(look, unit, tasks.of(unit))),
  marker: (look, r) => bestMarker(look, r),
};

/** More answers that are worth comparing. */
export const alternatives: NonNullable<Scripts['alternatives']> = {
  activate: (_, r) => r.options.map((o) => o.id),
  /** What a unit in melee does is its script's guess, so everything else is compared with it. */
  action: (look, r) => (inMelee(look, r.args.unit) ? r.options.map((o) => o.id) : []),
  reaction: (_, r) => [null, ...r.options.map((o) => o.id)],
  pursue: () => [true, false],
};

const WAAAGH = 'waaagh';

const ids = (r: Asked<'unitToDeploy'>): readonly string[] => r.options.map((o) => o.id);

/** How much a unit gains by being activated before the others: what it can do now, and what may be done to it first. */
function urgency(look: L, unit: string): number {
  if (look.state.units[unit]!.morale !== 'ok') return 0.1;
  return pressureOf(look, unit) + (inMelee(look, unit) ? 1 : 0.3 * Math.min(1, dangerHere(look, unit)));
}

/** Those who want to be near the enemy are deployed last, when most is known. */
const forwardness = (look: L, unit: string, task: Task | null): number =>
  (task?.script === 'charge' ? 1 : 0) + unitAllowance(look.state, unit, 'move', false) / 1e6;

/**
 * A free move and a free melee for everybody are worth most when several units come to blows by them that have not yet
 * been activated.
 */
function isTimeForWaaagh(look: L, ready: readonly string[], tasks: Tasks): boolean {
  const { owner } = look.state.units[ready[0]!]!;
  let blows = 0;
  let able = 0;
  for (const unit of unitsOf(look.state, owner)) {
    if (look.state.units[unit]!.morale !== 'ok') continue;
    able++;
    const aim = tasks.of(unit)?.aim ?? null;
    const step = unitAllowance(look.state, unit, 'move', false);
    if (inMelee(look, unit) || (isThere(look, aim) && gapBetween(look, unit, aim) <= step)) blows++;
  }
  return blows >= 2 && 2 * blows >= able;
}

/** Strikes back, shoots if the volley is worth the marker, or goes into contact with whoever came too close. */
function bestReaction(look: L, r: Asked<'reaction'>, tasks: Tasks): string | null {
  const worth = (option: (typeof r.options)[number]): number => {
    const { unit, action, against } = option.args.of;
    if (action === 'meleeAction')
      return meleeCosts(look, unit, against).theirs - 0.5 * meleeCosts(look, unit, against).ours;
    if (action === 'shootAction') return volleyNow(look, unit, against) - patience(look, unit, against);
    return tasks.of(unit)?.script === 'withdraw' && mayMove(look, unit) ? 0.01 : 0;
  };
  const best = mostOf(r.options, worth);
  return best !== null && worth(best) > WORTHWHILE ? best.id : null;
}

/** What a marker is worth if it is kept: the volley at the best target that is still to act. */
function patience(look: L, unit: string, against: string): number {
  if (!canShoot(look, unit)) return 0;
  let later = 0;
  for (const foe of enemyUnits(look.state, unit)) {
    if (foe === against || look.state.units[foe]!.activated) continue;
    if (nearestPair(look, unit, foe).gap > 2 * nearestPair(look, unit, against).gap + 5000) continue;
    later = Math.max(later, volleyNow(look, unit, foe));
  }
  return 0.4 * later;
}
