import { script } from '../../kit.ts';
import { climb, threat } from '../../requests/walk.ts';
import { gap } from '../../rules/board.ts';
import { fieldsOf } from '../../rules/formation.ts';
import { enemiesOf, knownFields, stepsTo } from '../standing.ts';

/** So near a target a unit with bows goes, and no nearer. */
const NEAR = 5;

const STEP = 0.4;

/** Shoots at an enemy, and goes where it can. */
export const shoot = script({
  says: { de: (aim) => `${aim} beschießen`, en: (aim) => `shoot at ${aim}` },
  aims: (look, unit) => (look.state.units[unit]!.profile.shot > 0 ? enemiesOf(look, unit) : []),
  worth(look, unit, aim) {
    const { profile } = look.state.units[unit]!;
    const target = look.state.units[aim!]!;
    const hurt = (profile.shot / 20) * (1 - target.profile.armour / 20) * target.profile.value;
    const far = Math.max(0, stepsTo(look, unit, fieldsOf(target)) - profile.range);
    return hurt * knownFields(look, unit).length - STEP * far;
  },
  answers: {
    walk(look, r, { unit, aim }) {
      const target = fieldsOf(look.state.units[aim!]!);
      const legs = climb(look, r.args, {
        worth: (stance) => threat(stance, target),
        there: (stance) => gap(stance.fields, target) <= NEAR,
      });
      return [{ mover: unit, legs }];
    },
  },
});
