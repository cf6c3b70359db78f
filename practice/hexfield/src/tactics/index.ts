import type { Scripts, Tasks } from '@walstatt/engine';
import type { HexTypes, Look } from '../kit.ts';
import { fieldsOf } from '../rules/formation.ts';
import { chance } from './chance.ts';
import { layOrders, showOrders } from './orders.ts';
import { attack } from './scripts/attack.ts';
import { loot } from './scripts/loot.ts';
import { shoot } from './scripts/shoot.ts';
import { wait } from './scripts/wait.ts';
import { enemiesOf, stepsTo } from './standing.ts';

type Options = { readonly options: readonly { readonly id: string }[] };
type Items = { readonly items: readonly { readonly id: string; readonly options: readonly string[] }[] };

const allOf = (_look: Look, r: Options): string[] => r.options.map((o) => o.id);
const firstOf = (_look: Look, r: Options): string | null => r.options[0]?.id ?? null;
const passOrAny = (look: Look, r: Options): (string | null)[] => [null, ...allOf(look, r)];

/** What the computer's units can be about. It plays this round and the next one out. */
export const scripts: Scripts<HexTypes> = {
  scripts: { attack, shoot, loot, wait },
  units: ({ state }, seat) =>
    Object.keys(state.units).filter((id) => {
      const { owner, where } = state.units[id]!;
      return owner === seat && (where.at === 'table' || where.at === 'hidden');
    }),
  answers: {
    orders: layOrders,
    secondChoice: showOrders,
    /** Those who have an enemy to reach go first. */
    moveUnit: (_look, r, tasks) => (r.options.find((o) => tasks.of(o.id)?.script === 'attack') ?? r.options[0]!).id,
    aim: (look, r, tasks) => assigned(r, (id) => targetOf(look, id, tasks)),
    strikes: (_look, r, tasks) => assigned(r, (id) => tasks.of(id)?.aim),
    afterMove: firstOf,
    afterRoll: firstOf,
  },
  alternatives: {
    hide: (_look, r) => [[], ...r.options.map((o) => [o.id])],
    moveUnit: allOf,
    reaction: allOf,
    afterMove: passOrAny,
    followUp: passOrAny,
    truce: () => [true, false],
    plotRound: (_look, r) => Array.from({ length: r.max - r.min + 1 }, (_, i) => r.min + i),
  },
  chance,
  horizon: 1,
};

/** Every item gets what is wanted for it, if that is among its options. */
const assigned = (r: Items, wanted: (id: string) => string | null | undefined): Record<string, string> =>
  Object.fromEntries(r.items.map(({ id, options }) => [id, options.find((o) => o === wanted(id)) ?? options[0]!]));

/** The unit's own aim if it is within range, otherwise the nearest enemy that is. */
function targetOf(look: Look, unit: string, tasks: Tasks): string | undefined {
  const { units } = look.state;
  const inRange = enemiesOf(look, unit).filter(
    (id) => stepsTo(look, unit, fieldsOf(units[id]!)) <= units[unit]!.profile.range,
  );
  return inRange.find((id) => id === tasks.of(unit)?.aim) ?? inRange[0];
}
