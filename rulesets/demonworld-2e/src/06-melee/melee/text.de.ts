import { attackTold, choiceTold } from '../../04-missiles/announced.ts';
import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

const attack = attackTold('mit');
const choice = choiceTold({ at: 'auf', supports: 'unterstützt' });

export const text: Text = {
  activities: {
    melee: 'Nahkampf',
  },
  events: {
    strikesAnnounced: (e, t) => `${t.name(e.seat)}: ${e.attacks.map((a) => attack(t, a)).join('; ') || 'kein Schlag'}`,
  },
  requests: {
    strikes: (r) => `Initiative ${r.args.step}: alle Angriffe und Unterstützungen ansagen.`,
    assist: (r) => `Initiative ${r.args.step}: Schläge der Verbündeten unterstützen?`,
  },
  options: {
    strikes: choice('schlägt nicht zu'),
    assist: choice('unterstützt niemanden'),
  },
  refusals: {
    tooLate: (r, t) => `${who(r, t)}die Initiative ist vorbei; jemand aus diesem Schritt muss mitwirken.`,
  },
  purposes: {
    strike: 'Schlag',
  },
};
