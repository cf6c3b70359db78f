import type { Teller } from '@walstatt/engine';
import type { Event } from '../../generated/state.ts';
import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** What units shoot with apart from special weapons; their own fire needs no mention. */
export const ATTACKS: Readonly<Record<string, string>> = { own: 'eigene Waffen', flame: 'Flammenwolke', zap: 'Zapp!' };

const shotWith = (e: Extract<Event, { type: 'shotFired' }>, t: Teller): string =>
  e.with === 'own' ? '' : ` (${e.weapon === null ? ATTACKS[e.with] : t.name(e.weapon)})`;

/** German. */
export const de: ChapterText = {
  events: {
    shotFired: (e, t) =>
      `${t.name(e.unit)} → ${t.name(e.target)}${shotWith(e, t)}: Beschuss, ${e.dice} Würfel, ${e.need}+.`,
  },
  requests: {
    doubtCover: (r, t) => `${unitOf(r, t)}: ist die Deckung des Ziels zweifelhaft?`,
    doubtSight: (r, t) =>
      `${unitOf(r, t)}: ist die Sicht auf das Ziel zweifelhaft? Nach der Messung ist es ${r.args.visible ? '' : 'nicht '}zu sehen.`,
  },
  activities: {
    attack: '',
  },
  purposes: {
    doubtCover: 'zweifelhafte Deckung',
    doubtSight: 'zweifelhafte Sicht',
    toHit: 'Treffer',
  },
  names: {
    halving: 'die Hälfte der Würfel wird gerundet',
    down: 'abgerundet',
    up: 'aufgerundet',
    shatteredAt: 'versprengt ab welchem Moralwert',
    first: 'der ersten Zahl',
    second: 'der zweiten Zahl',
    specialFire: 'Flammenwolke und Zapp! schießen',
    instead: 'anstelle des eigenen Feuers',
    besides: 'neben dem eigenen Feuer',
  },
};
