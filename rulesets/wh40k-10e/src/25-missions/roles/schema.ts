import { type Fragment, seat } from '../../fields.ts';

/** Who is the attacker, and who takes the first turn: both are settled by a roll-off. */
export const roles: Fragment = {
  contexts: { attacker: {}, firstTurn: {} },
  events: { attackerFound: { seat }, firstPlayerFound: { seat } },
};
