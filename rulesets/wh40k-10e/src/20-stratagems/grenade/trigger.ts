import { hasEffect } from '@walstatt/engine';
import { hasKeyword, unitsOf } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { trigger, windowOf } from '../../kit.ts';
import { canBeTarget, costOf, mayUse } from '../use.ts';
import { grenadeTargets } from './activity.ts';

type ShootingPhase = { readonly seat: string };

/** Before a unit is selected to shoot. */
export const betweenShooting = windowOf({
  name: 'betweenShooting',
  rule: 'WH-STRAT-18',
  seats: (_, { seat }: ShootingPhase) => [seat],
  order: 'each',
});

/**
 * WH-STRAT-18: a GRENADES unit that is in no fight and has not been selected to shoot. WH-G-70: whether it advanced or
 * fell back does not matter, and it may still shoot.
 */
export const grenadeTrigger = trigger({
  id: 'grenade',
  rule: 'WH-STRAT-18',
  window: 'betweenShooting',
  offers: (look, _: ShootingPhase, seat) =>
    (mayUse(look.state, seat, 'grenade') ? unitsOf(look.state, seat) : []).flatMap((id) =>
      hasKeyword(look.state, id, 'GRENADES') &&
      !hasEffect(look.state, id, 'shot') &&
      canBeTarget(look.state, id) &&
      engagedBy(look, id).length === 0 &&
      grenadeTargets(look, id).length > 0
        ? [{ id }]
        : [],
    ),
  cost: costOf('grenade'),
  starts: (_look, _subject: ShootingPhase, unit, seat) => ({ activity: 'grenade', context: { seat, unit } }),
});
