import type { Look } from '../../kit.ts';
import { later, strideOf } from '../prospects.ts';
import { worthOf } from '../worth.ts';
import { foesOf, friendsOf, postOf } from './posts.ts';
import { Reckoning } from './reckon.ts';

/** The enemy that a unit's side as a whole gets at best: who goes for the same arrives together. */
export const quarryOf = (look: Look, unit: string): string | null => {
  const me = postOf(look, unit);
  return me === null ? null : look.memo('quarry', me.side, () => seek(look, unit)).id;
};

function seek(look: Look, unit: string): { readonly id: string | null } {
  const reckoning = new Reckoning(look);
  const fighters = [postOf(look, unit)!, ...friendsOf(look, unit)].filter((p) => !p.rides && reckoning.isFighter(p.id));
  let best: string | null = null;
  let most = 0;
  for (const foe of foesOf(look, unit)) {
    const { destroy } = look.state.units[foe.id]!;
    let sum = 0;
    for (const me of fighters) {
      if (!reckoning.mayEverCharge(me, foe)) continue;
      const turns = reckoning.turnsToCharge(me, foe, strideOf(look.state.units[me.id]!));
      sum += (later(turns) * reckoning.strike(me, foe) * worthOf(look, foe.id)) / destroy;
    }
    if (sum <= most) continue;
    most = sum;
    best = foe.id;
  }
  return { id: best };
}
