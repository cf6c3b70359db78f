import { script } from '../../kit.ts';
import { isEngaged } from '../../rules/contact.ts';
import { inch } from '../../rules/field.ts';
import { canShoot } from '../../rules/shooting.ts';
import { isOnTable, unitOf } from '../../rules/units.ts';
import { approach, awayFrom } from '../approach.ts';
import { enemiesOf, placeOf, shotWorth } from '../enemies.ts';

/** What a shot counts for that needs a move first. */
const LATER = 0.5;

/** So far inside its range a unit goes, so that models behind the leader can shoot, too. */
const INSIDE = inch(2);

/** Shoots at an enemy, and goes where it can. */
export const shoot = script({
  says: { de: (aim) => `${aim} beschießen`, en: (aim) => `shoot at ${aim}` },
  aims: (look, unit) => (isOnTable(look.state, unit) && !isEngaged(look, unit) ? enemiesOf(look, unit) : []),
  worth: (look, unit, aim) => shotWorth(look, unit, aim!) * (canShoot(look, unit, aim!) ? 1 : LATER),
  answers: {
    chooseAction(look, r, { unit, aim }) {
      if (canShoot(look, unit, aim!)) return 'fire';
      const { weapon, move } = unitOf(look.state, unit);
      const far = awayFrom(look, unit, placeOf(look, aim!)) - weapon.range > move;
      return far && r.options.some((o) => o.id === 'march') ? 'march' : 'advance';
    },
    planMove(look, r, { unit, aim }) {
      const short = canShoot(look, unit, aim!) ? unitOf(look.state, unit).weapon.range - INSIDE : 0;
      return approach(look, r, placeOf(look, aim!), short);
    },
    chooseTarget: (_look, r, { aim }) => (r.options.some((o) => o.id === aim) ? aim : undefined),
  },
});
