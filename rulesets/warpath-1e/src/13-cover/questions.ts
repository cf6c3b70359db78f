import { bearerOf } from '../12-shooting/shots.ts';
import { isJudgeable, ofShot, shotOf } from '../asking.ts';
import { question } from '../kit.ts';
import { coverFrom } from './cover.ts';

/** What players ask while they think. */
export const questions = {
  /** Cover of a target with the pieces and units that give it. */
  cover: question({
    rule: 'WP-COVER-05',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      const c = coverFrom(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target);
      return { cover: c.kind, rule: c.rule, pieces: [...c.pieces] };
    },
  }),
};
