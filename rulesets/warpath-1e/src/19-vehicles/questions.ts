import { bearerOf } from '../12-shooting/shots.ts';
import { isJudgeable, ofShot, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { zonesHit } from './zones.ts';

/** What players ask while they think. */
export const questions = {
  zone: question({
    rule: 'WP-VEHICLE-30',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      return { ...zonesHit(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target) };
    },
  }),
};
