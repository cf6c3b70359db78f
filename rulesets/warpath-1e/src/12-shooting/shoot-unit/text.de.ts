import type { Teller } from '@walstatt/engine';
import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';
import { ATTACKS } from '../attack/text.de.ts';

/** Special weapons have names of their own. */
const attackName = (
  { attack, weapon }: { readonly attack: string; readonly weapon: string | null },
  t: Teller,
): string => (weapon === null ? (ATTACKS[attack] ?? attack) : t.name(weapon));

/** German. */
export const de: ChapterText = {
  events: {
    aimed: () => '',
    doneShooting: () => '',
  },
  requests: {
    attack: (r, t) => `${unitOf(r, t)}: ${r.options.length === 1 ? 'schießen?' : 'welche Attacke als nächste?'}`,
    target: (r, t) => `${unitOf(r, t)}, ${attackName(r.args, t)}: auf wen?`,
  },
  options: {
    attack: (o, t) => {
      const { bearer, nth, target } = o.args;
      const which = bearer !== null ? ` (Modell ${bearer + 1})` : nth > 0 ? ` ${nth}` : '';
      return `${attackName(o.args, t)}${which}${target === null ? '' : ` auf ${t.name(target)}`}`;
    },
  },
  none: {
    attack: 'Nicht (weiter) schießen',
  },
  activities: {
    shootUnit: '',
  },
};
