import { ARMED, isJudgeable, meantShot, measured, ofShot, seenBy, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { shotDice, shotNeeds } from './hit-dice.ts';
import { attacksOf, rangeOf, shotBarredBy, shotDistance, silencedBy, weaponOf } from './shots.ts';

/** What players ask while they think. */
export const questions = {
  canShoot: question({
    rule: 'WP-SHOOT-01',
    takes: ofShot,
    lengths: ['distance', 'range'],
    ask: (look, a) => {
      const shot = meantShot(look, a);
      const silenced = silencedBy(look, shot.unit);
      const u = look.state.units[shot.unit]!;
      const barred = attacksOf(u).includes(shot.with) ? shotBarredBy(look, shot) : (ARMED[shot.with] ?? 'WP-BFG-01');
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
  /** How many dice there are and what they need, with the reasons. */
  toHit: question({
    rule: 'WP-SHOOT-10',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      const { value, base, reasons } = shotNeeds(look, shot);
      return { value, base, reasons: reasons.map((r) => ({ ...r })), dice: shotDice(look, shot).dice };
    },
  }),
};
