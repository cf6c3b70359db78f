import type { Teller } from '@walstatt/engine';
import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';
import { ATTACKS } from '../attack/text.en.ts';

/** Special weapons have names of their own. */
const attackName = (
  { attack, weapon }: { readonly attack: string; readonly weapon: string | null },
  t: Teller,
): string => (weapon === null ? (ATTACKS[attack] ?? attack) : t.name(weapon));

/** English. */
export const en: ChapterText = {
  events: {
    aimed: () => '',
    doneShooting: () => '',
  },
  requests: {
    attack: (r, t) => `${unitOf(r, t)}: ${r.options.length === 1 ? 'shoot?' : 'which attack next?'}`,
    target: (r, t) => `${unitOf(r, t)}, ${attackName(r.args, t)}: at whom?`,
  },
  options: {
    attack: (o, t) => {
      const { bearer, nth, target } = o.args;
      const which = bearer !== null ? ` (model ${bearer + 1})` : nth > 0 ? ` ${nth}` : '';
      return `${attackName(o.args, t)}${which}${target === null ? '' : ` at ${t.name(target)}`}`;
    },
  },
  none: {
    attack: 'Do not shoot (any more)',
  },
  activities: {
    shootUnit: '',
  },
};
