import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const fights: Fragment = {
  contexts: {
    fights: {
      /** The active player, and who selects a unit next. */
      seat,
      next: seat,
      /** Whether it is the step of those that fight first, and who was eligible to fight when the phase began. */
      first: s.bool,
      early: s.list(unitId),
    },
  },
  events: { fightStepBegan: { first: s.bool } },
  requests: { fightNext: { kind: 'choose', about: { by: 'option' } } },
};
