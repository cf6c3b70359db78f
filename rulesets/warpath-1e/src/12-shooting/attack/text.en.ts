import type { Teller } from '@walstatt/engine';
import type { Event } from '../../generated/state.ts';
import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';
import { diceOf } from '../../texts/dice.en.ts';

/** What units shoot with apart from special weapons; their own fire needs no mention. */
export const ATTACKS: Readonly<Record<string, string>> = { own: 'own weapons', flame: 'flame cloud', zap: 'zap' };

const shotWith = (e: Extract<Event, { type: 'shotFired' }>, t: Teller): string =>
  e.with === 'own' ? '' : ` (${e.weapon === null ? ATTACKS[e.with] : t.name(e.weapon)})`;

/** English. */
export const en: ChapterText = {
  events: {
    shotFired: (e, t) =>
      `${t.name(e.unit)} → ${t.name(e.target)}${shotWith(e, t)}: shooting, ${diceOf(e.dice)}, ${e.need}+.`,
  },
  requests: {
    doubtCover: (r, t) => `${unitOf(r, t)}: is the target's cover doubtful?`,
    doubtSight: (r, t) =>
      `${unitOf(r, t)}: is its sight of the target doubtful? As measured it is ${r.args.visible ? '' : 'not '}visible.`,
  },
  activities: {
    attack: '',
  },
  purposes: {
    doubtCover: 'doubtful cover',
    doubtSight: 'doubtful sight',
    toHit: 'to hit',
  },
  names: {
    halving: 'half of the dice is rounded',
    down: 'down',
    up: 'up',
    shatteredAt: 'shattered at which morale number',
    first: 'the first number',
    second: 'the second number',
    specialFire: 'flame cloud and zap are fired',
    instead: 'instead of the own fire',
    besides: 'besides the own fire',
  },
};
