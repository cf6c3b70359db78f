import type { Task } from '@walstatt/engine';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import type { Asked, L, Scripts } from '../../kit.ts';
import { dangerHere } from './danger.ts';
import { bestMarker } from './markers.ts';
import { pressureOf } from './pressure.ts';
import { bestReaction } from './reaction.ts';
import { isWorthFighting, mostOf } from './targets.ts';
import { isTimeForWaaagh } from './waaagh.ts';

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
  waaaghFight: (look, r) => r.options.find((o) => isWorthFighting(look, o.id))?.id ?? null,
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
