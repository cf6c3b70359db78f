import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { strengthAgainst } from '../../04-missiles/strength.ts';
import { targetsOf } from '../../04-missiles/targets.ts';
import { standingOf } from '../../05-movement/standing.ts';
import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { script } from '../../kit.ts';
import { approach } from './approach.ts';
import { rangeOf } from './range.ts';
import { enemyUnits, gapTo, isFree } from './reach.ts';

/** Get an enemy unit within range and shoot at it. */
export const shoot = script({
  says: {
    de: (aim) => `auf ${aim} schießen`,
    en: (aim) => `shoot at ${aim}`,
  },
  aims: (look, unit) => (isFree(look, unit) && rangeOf(look, unit) > 0 ? enemyUnits(look, unit) : []),
  worth(look, unit, enemy) {
    const gap = gapTo(look, unit, enemy!);
    return (shotsAt(look, unit, enemy!) > 0 ? 70 : 52) - gap / 2;
  },
  answers: {
    move(look, { args }, { aim }) {
      const s = standingOf(look, args);
      const spare = gapTo(look, s.unit, aim!) - rangeOf(look, s.unit);
      return approach(look, s, aim!, Math.max(0, spare));
    },
  },
});

/** Elements that could shoot at the enemy unit from where they stand. */
export const shotsAt = (look: Look, unit: UnitsId, enemy: UnitsId): number =>
  look.memo('shots', `${unit}/${enemy}`, () => {
    let n = 0;
    for (const { id } of bodyOf(look.state, unit))
      if (
        targetsOf(look, id).some((t) => look.state.elements[t]!.unit === enemy && strengthAgainst(look, id, t) !== null)
      )
        n++;
    return n;
  });
