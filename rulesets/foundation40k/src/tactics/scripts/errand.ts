import type { Errand, Plan } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import type { Move } from '../../05-movement/judge-move.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import type { Asked, L, Script } from '../../kit.ts';
import { bestBlades, bestGuns, snipedFirst } from './arms.ts';
import { bestLanding, bestPlace, nearestEdge } from './arriving.ts';
import { spirits } from './danger.ts';
import { isStay } from './steps.ts';
import { bestTarget, easiestOpponent, isWorthFighting } from './targets.ts';

/** An activation as a script sees it: what the unit has done and what it can do next. */
export type Now = Errand & { readonly taken: readonly Action[]; can(action: Action): boolean };

/** What a script decides. Everything else is answered alike by all units. */
type Conduct = {
  readonly script: string;
  /** The next action of a unit that is steady and in no melee. Null: it stops. */
  act(look: L, now: Now): Action | null;
  go(look: L, move: Move, errand: Errand): Plan;
  /** How good a place is for a unit that comes onto the table. */
  placeWorth(look: L, errand: Errand, place: Point): number;
};

/** The answers of a unit that conducts itself like this. */
export function answersOf(conduct: Conduct): Script['answers'] {
  const { placeWorth } = conduct;
  return {
    action(look, r, errand) {
      const now = nowOf(r, errand);
      return bound(look, now) ?? (inMelee(look, errand.unit) ? brawl(look, now) : deed(look, conduct, now));
    },
    move: (look, r, errand) => wayOf(look, conduct, r.args, errand),
    target: (look, r, { unit, aim }) => bestTarget(look, unit, ids(r), aim),
    opponent: (look, r, { unit, aim }) => easiestOpponent(look, unit, ids(r), aim),
    weapons: bestGuns,
    blades: bestBlades,
    sniperTarget: snipedFirst,
    pursue: () => true,
    deploy: (look, r, errand) => bestPlace(look, r.args, (place) => placeWorth(look, errand, place)),
    entryEdge: (look, r, { unit, aim }) => nearestEdge(look, unit, ids(r), aim),
    shockPoint: (look, r, errand) => bestLanding(look, r, (place) => placeWorth(look, errand, place)),
  };
}

/** The moves by the actions that begin them. */
const MOVES: Partial<Record<Action, Move['kind']>> = { moveAction: 'move', sprint: 'sprint' };

/** The next action. A unit that would get nowhere does not set out, but does something else. */
function deed(look: L, conduct: Conduct, now: Now): Action | null {
  const vain: Action[] = [];
  const able: Now = { ...now, can: (action) => now.can(action) && !vain.includes(action) };
  for (;;) {
    const action = conduct.act(look, able);
    if (action === null || !able.can(action)) return null;
    const kind = MOVES[action];
    if (kind === undefined || !isStay(wayOf(look, conduct, { unit: now.unit, kind }, now))) return action;
    vain.push(action);
  }
}

/** The way of a unit, which is looked for when it sets out, and known when it goes. */
const wayOf = (look: L, { script, go }: Conduct, move: Move, { unit, aim }: Errand): Plan =>
  look.memo('way', `${script} ${aim} ${unit} ${move.kind} ${spirits(look)}`, () => go(look, move, { unit, aim }));

const ids = (r: Asked<'target' | 'opponent' | 'entryEdge'>): readonly string[] => r.options.map((o) => o.id);

function nowOf(r: Asked<'action'>, errand: Errand): Now {
  const options = new Set(r.options.map((o) => o.id));
  return { ...errand, taken: r.args.taken, can: (action) => options.has(action) };
}

/** Units that flee have to, and those that have lost heart take it again if they can. */
function bound(look: L, { unit, can }: Now): Action | null {
  const { morale } = look.state.units[unit]!;
  if (morale === 'fleeing' && can('fleeAction')) return 'fleeAction';
  return morale !== 'ok' && can('rallyAction') ? 'rallyAction' : null;
}

/** Units in melee fight if that is worth it, and are then ready to strike at whoever strikes them. */
function brawl(look: L, { unit, can }: Now): Action | null {
  if (isWorthFighting(look, unit) && can('meleeAction')) return 'meleeAction';
  return can('secureArea') ? 'secureArea' : null;
}

/** Whether a unit is aimed at something on the table. */
export const isThere = (look: L, aim: string | null): aim is string =>
  aim !== null && Object.hasOwn(look.state.units, aim) && isOnTable(look.state, aim);
