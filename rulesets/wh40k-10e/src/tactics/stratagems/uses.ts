import { STRATAGEMS, type StratagemId } from '../../20-stratagems/list.ts';
import type { L } from '../../kit.ts';
import { braveryWorth, counterWorth, interventionWorth, tankShockWorth } from './fights.ts';
import { priceOfPoints } from './price.ts';
import { reRollWorth } from './re-roll.ts';
import { grenadeWorth, hidingWorth, overwatchWorth } from './volleys.ts';

/** Which stratagem is worth its command points. */

type Subject = { readonly unit: string };

/** What a use is worth, by the stratagem: `option` is a unit of the player, or the class of a die. */
const WORTH: Readonly<Partial<Record<StratagemId, (look: L, option: string, subject: Subject) => number>>> = {
  commandReroll: reRollWorth,
  insaneBravery: braveryWorth,
  fireOverwatch: (look, unit, enemy) => overwatchWorth(look, unit, enemy.unit),
  grenade: grenadeWorth,
  tankShock: tankShockWorth,
  heroicIntervention: (look, unit, enemy) => interventionWorth(look, unit, enemy.unit),
  counterOffensive: counterWorth,
  goToGround: (look, unit, shooter) => hidingWorth(look, unit, shooter.unit),
  smokescreen: (look, unit, shooter) => hidingWorth(look, unit, shooter.unit),
};

type Offer = {
  readonly by: string;
  readonly args: { readonly window: string; readonly unit?: string };
  readonly options: readonly { readonly id: string }[];
};

/** The best use, and how much more it is worth than the points that it costs. Null: nothing is gained by any. */
export function bestUse(look: L, r: Offer): { readonly id: string; readonly gain: number } | null {
  const subject = subjectOf(look, r);
  let best: { id: string; gain: number } | null = null;
  for (const { id } of r.options) {
    const [trigger, option] = id.split(/\/(.*)/s) as [string, string];
    const stratagem = trigger.split('.')[0] as StratagemId;
    const worth = WORTH[stratagem]?.(look, option, subject) ?? 0;
    if (worth <= 0) continue;
    const gain = worth - priceOfPoints(look, r.by, STRATAGEMS[stratagem].cost);
    if (best === null || gain > best.gain) best = { id, gain };
  }
  return best;
}

/** What the window is about: as its question says, or the frame that opened it. */
function subjectOf({ state }: L, { args }: Offer): Subject {
  if (args.unit !== undefined) return { unit: args.unit };
  const opener = state.agenda[state.agenda.findLastIndex((f) => f.do === 'window') - 1];
  return (opener?.c ?? { unit: '' }) as Subject;
}
