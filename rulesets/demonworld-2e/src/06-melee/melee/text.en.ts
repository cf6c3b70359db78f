import { attackTold, choiceTold } from '../../04-missiles/announced.ts';
import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

const attack = attackTold('with');
const choice = choiceTold({ at: 'at', supports: 'supports' });

export const text: Text = {
  activities: {
    melee: 'Melee',
  },
  events: {
    strikesAnnounced: (e, t) => `${t.name(e.seat)}: ${e.attacks.map((a) => attack(t, a)).join('; ') || 'no strike'}`,
  },
  requests: {
    strikes: (r) => `Initiative ${r.args.step}: announce all strikes and supports.`,
    assist: (r) => `Initiative ${r.args.step}: support strikes of your allies?`,
  },
  options: {
    strikes: choice('does not strike'),
    assist: choice('supports nobody'),
  },
  refusals: {
    tooLate: (r, t) => `${who(r, t)}its initiative has passed; somebody of this step must take part.`,
  },
  purposes: {
    strike: 'Strike',
  },
};
