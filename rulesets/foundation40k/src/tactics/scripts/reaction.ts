import type { Tasks } from '@walstatt/engine';
import { inch } from '../../01-units/space.ts';
import { enemyUnits } from '../../01-units/units.ts';
import { canShoot } from '../../06-shooting/volley.ts';
import { nearestPair } from '../../08-close-combat/contact.ts';
import type { Asked, L } from '../../kit.ts';
import { dangerHere } from './danger.ts';
import { meleeCosts } from './strength.ts';
import { mostOf, volleyNow, WORTHWHILE } from './targets.ts';

/** Units that are about their own safety get away. */
const SHY = ['withdraw', 'skirmish'];

/** Strikes back, shoots if the volley is worth the marker, or gets away. */
export function bestReaction(look: L, r: Asked<'reaction'>, tasks: Tasks): string | null {
  const worth = (option: (typeof r.options)[number]): number => {
    const { unit, action, against } = option.args.of;
    if (action === 'meleeAction')
      return meleeCosts(look, unit, against).theirs - 0.5 * meleeCosts(look, unit, against).ours;
    if (action === 'shootAction') return volleyNow(look, unit, against) - patience(look, unit, against);
    return SHY.includes(tasks.of(unit)?.script ?? '') ? 0.2 * dangerHere(look, unit) : 0;
  };
  const best = mostOf(r.options, worth);
  return best !== null && worth(best) > WORTHWHILE ? best.id : null;
}

/** What a marker is worth if it is kept: the volley at the best target that is still to act. */
function patience(look: L, unit: string, against: string): number {
  if (!canShoot(look, unit)) return 0;
  let later = 0;
  for (const foe of enemyUnits(look.state, unit)) {
    if (foe === against || look.state.units[foe]!.activated) continue;
    if (nearestPair(look, unit, foe).gap > 2 * nearestPair(look, unit, against).gap + inch(2)) continue;
    later = Math.max(later, volleyNow(look, unit, foe));
  }
  return 0.4 * later;
}
