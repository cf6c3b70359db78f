import type { RuleId } from '@walstatt/engine';
import { isJudgeable, measured, seenBy, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { hitReasons, shotDice } from './hit-dice.ts';
import { attacksOf, rangeOf, shotBarredBy, shotDistance, silencedBy, weaponOf } from './shots.ts';

/** The rules that give attacks to those who have them; all others are special weapons. */
const ARMED: Readonly<Record<string, RuleId>> = { own: 'WP-SHOOT-09', flame: 'WP-SPECIAL-14', zap: 'WP-SPECIAL-33' };

/** What players ask while they think. */
export const questions = {
  canShoot: question({
    rule: 'WP-SHOOT-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const silenced = silencedBy(look, shot.unit);
      const u = look.state.units[shot.unit]!;
      const barred = attacksOf(u).includes(shot.with) ? shotBarredBy(look, shot) : (ARMED[shot.with] ?? 'WP-BFG-01');
      for (const rule of [silenced, barred]) if (rule !== null) look.note(rule);
      return {
        may: silenced === null && barred === null,
        silencedBy: silenced,
        barredBy: barred,
        distance: measured(shotDistance(look, shot)),
        range: rangeOf(u, shot.with),
        arcs: [...(weaponOf(u, shot.with)?.arcs ?? [])],
        pieces: [...seenBy(look, shot).pieces],
      };
    },
  }),
  /** Dice and what they need, with the reasons. */
  toHit: question({
    rule: 'WP-SHOOT-10',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      return { ...shotDice(look, shot), reasons: hitReasons(look, shot).map((r) => ({ rule: r.rule, by: r.by })) };
    },
  }),
};
