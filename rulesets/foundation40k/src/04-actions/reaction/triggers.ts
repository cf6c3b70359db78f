import { enemiesOf, type Option } from '@walstatt/engine';
import { sees } from '../../02-lines-of-sight/sight.ts';
import { canShoot } from '../../06-shooting/volley.ts';
import { foesInContact, inMelee } from '../../08-close-combat/contact.ts';
import type { Contexts } from '../../generated/state.ts';
import { type L, trigger, windowOf } from '../../kit.ts';
import { ACTION_RULE, type Action, mayMove } from '../actions.ts';

type C = Contexts['act'];

/**
 * FD-ACTION-14, FD-ACTION-15, FD-ACTION-16, FD-GAP-59: every action of a unit, of whatever kind, triggers reactions
 * when it ends, judged from where the unit then stands.
 */
export const reactionWindow = windowOf({
  name: 'reaction',
  rule: 'FD-ACTION-14',
  seats: (look, c: C) => enemiesOf(look.state, c.seat),
  args: (_, c: C) => ({ acted: c.unit }),
  order: 'each',
});

/**
 * FD-ACTION-17, FD-ACTION-21, FD-GAP-36: each unit that has a marker and sees the acting unit may react. Its owner
 * chooses the order.
 */
export const react = trigger({
  id: 'react',
  rule: 'FD-ACTION-21',
  window: 'reaction',
  offers(look, c: C, seat) {
    const options: Option[] = [];
    if (look.state.units[c.unit]!.status !== 'table') return options;
    for (const id in look.state.units) {
      const u = look.state.units[id]!;
      if (u.owner !== seat || !u.reactionMarker || u.status !== 'table') continue;
      if (!sees(look, id, c.unit)) continue;
      for (const action of reactionsOf(look, id, c.unit))
        options.push({ id: `${id}:${action}`, args: { unit: id, action, against: c.unit, rule: ACTION_RULE[action] } });
    }
    return options;
  },
  starts(_, c: C, option, seat) {
    const [unit, action] = option.split(':') as [string, Action];
    return { activity: 'reaction', context: { seat, unit, action, against: c.unit } };
  },
});

/**
 * FD-GAP-35: a reaction moves, or shoots at or fights the unit that acted. A unit in melee can only fight (FD-GAP-58).
 */
function reactionsOf(look: L, unit: string, against: string): Action[] {
  const actions: Action[] = [];
  if (mayMove(look, unit)) actions.push('moveAction');
  if (canShoot(look, unit) && !inMelee(look, against)) actions.push('shootAction');
  if (foesInContact(look, unit).includes(against)) actions.push('meleeAction');
  return actions;
}
