import { script } from '../../kit.ts';
import { climb, threat } from '../../requests/walk.ts';
import { touchedEnemies } from '../../rules/contact.ts';
import { fieldsOf } from '../../rules/formation.ts';
import { enemiesOf, stepsTo, worthLeft } from '../standing.ts';

/** What a step on the way costs, in points. */
const STEP = 0.5;

/** Gets at an enemy and strikes it. */
export const attack = script({
  says: { de: (aim) => `${aim} angreifen`, en: (aim) => `attack ${aim}` },
  aims: (look, unit) => (look.state.units[unit]!.profile.shot > 0 ? [] : enemiesOf(look, unit)),
  worth(look, unit, aim) {
    const { profile } = look.state.units[unit]!;
    const target = look.state.units[aim!]!;
    const hurt = (profile.melee / 20) * (1 - target.profile.armour / 20) * target.profile.value * profile.elements;
    return Math.min(hurt, worthLeft(look, aim!)) - STEP * stepsTo(look, unit, fieldsOf(target));
  },
  answers: {
    walk(look, r, { unit, aim }) {
      const target = fieldsOf(look.state.units[aim!]!);
      const { owner } = look.state.units[unit]!;
      const legs = climb(look, r.args, {
        worth: (stance) => threat(stance, target),
        there: (stance) => touchedEnemies(look.state, owner, stance.fields).includes(aim!),
      });
      return [{ mover: unit, legs }];
    },
  },
});
