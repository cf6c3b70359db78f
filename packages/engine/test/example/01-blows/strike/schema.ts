import type { RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

const fighter = s.id('fighters');

export const strike = {
  contexts: { strike: { fighter, target: fighter } },
  events: { struck: { fighter, target: fighter, wild: s.bool, hits: s.int(0, 2) } },
  requests: { blow: { kind: 'choose', args: { fighter }, about: { by: 'fighter' } } },
} satisfies Partial<RulesetSchema>;
