import type { Plain, SetupChoice, SetupChoices } from '@walstatt/engine';
import { readArmy } from '../5-1-armies/file/read.ts';
import { LISTS } from '../5-1-armies/lists/lists.ts';
import { pointsOf } from '../5-1-armies/muster/enlist.ts';
import { ARMIES } from '../5-1-armies/ready/ready.ts';
import { SCENARIOS } from './scenarios.ts';
import { buyersOf } from './set-up.ts';

/** The ready armies that were bought from one of these lists. */
const readyFrom = (lists: readonly string[]): SetupChoice['values'] =>
  Object.entries(ARMIES)
    .filter(([, roster]) => lists.includes(roster.list))
    .map(([value, roster]) => {
      const points = pointsOf(LISTS[roster.list]!, roster);
      return { value, name: roster.name, note: { de: `${points} Punkte`, en: `${points} points` } };
    });

/** EA-5-01: ready armies or army files, for each player who brings an army. */
export const setupChoices: SetupChoices = {
  list: (scenario) =>
    buyersOf(SCENARIOS[scenario]!).map(({ seat, army, lists }): SetupChoice => {
      const { name } = SCENARIOS[scenario]!.players.find((player) => player.seat === seat)!;
      return {
        id: `army ${seat}`,
        about: 'army',
        seat,
        rule: 'EA-5-01',
        name: { de: `Armee: ${name.de}`, en: `Army: ${name.en}` },
        values: readyFrom(lists),
        preset: army,
        file: { name: { de: 'Eigene Armeedatei', en: 'Army file of your own' }, ending: '.army.yaml' },
      };
    }),
  toSetup(scenario, picks) {
    const armies: Record<string, Plain> = {};
    for (const { seat } of buyersOf(SCENARIOS[scenario]!)) {
      const pick = picks[`army ${seat}`];
      if (typeof pick === 'string') armies[seat] = pick;
      else if (typeof pick === 'object')
        armies[seat] = pick.part === undefined ? pick.file : { army: pick.file, list: pick.part };
    }
    return Object.keys(armies).length > 0 ? { armies } : {};
  },
  partsOf(_choice, text) {
    const read = readArmy(text);
    const lists = read.ok ? Object.entries(read.army.rosters) : [];
    return lists.map(([value, { name, points }]) => ({ value, name: `${name.en} (${points})` }));
  },
};
