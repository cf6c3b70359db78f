import { catalogue } from '../../02-characteristics/cards.ts';
import type { Board, Card, Element, State, Unit, ZoneRows } from '../../generated/state.ts';

/** DW-VII-01, DW-VII-06: the units that fight, in the order in which they stand from left to right. */
export const ARMIES = {
  imperial: ['noble-foot', 'berserkers'],
  ork: ['dwarf-eaters', 'orc-guard'],
} as const;
const REINFORCEMENTS = { imperial: 'imperial-arquebusiers', ork: 'light-archers' } as const;

/** DW-VII-02: two cards, with long edges or short edges joined. The rows of the zones are inferred (DW-VII-08). */
const LAYOUTS = {
  long: { across: 1, down: 2, ork: [1, 3], imperial: [25, 27] },
  short: { across: 2, down: 1, ork: [1, 3], imperial: [11, 13] },
} as const;

const FACING = { ork: 1, imperial: 4 } as const;

/** The state before any unit has been placed. */
export function firstGame(options: State['options'], cardNumbers: readonly number[]): State {
  const layout = LAYOUTS[options.layout];
  const board: Board = { across: layout.across, down: layout.down, cards: [...cardNumbers] };
  const seats: State['seats'] = [];
  const cards: Record<string, Card> = {};
  const units: Record<string, Unit> = {};
  const elements: Record<string, Element> = {};
  const zones: Record<string, ZoneRows> = {};
  for (const side of ['imperial', 'ork'] as const) {
    const [first, last] = layout[side];
    zones[side] = { first, last, facing: FACING[side] };
    const army: string[] = [...ARMIES[side]];
    if (options.reinforcements) army.push(REINFORCEMENTS[side]);
    army.forEach((id, i) => {
      const owner = options.players === 'four' && i > 0 ? `${side}-2` : side;
      if (!seats.some((s) => s.id === owner)) seats.push({ id: owner, side });
      const { card, elements: n } = catalogue[id]!;
      cards[id] = card;
      const own = Array.from({ length: n }, (_, k) => `${id}.${k + 1}`);
      units[id] = { owner, card: id, elements: own, orders: { are: 'none' }, moved: false, engaged: false, fought: 0 };
      for (const e of own) elements[e] = { unit: id, card: id, where: { at: 'reserve' }, hits: 0 };
    });
  }
  return {
    options,
    seats,
    agenda: [],
    effects: [],
    finished: [],
    battlefield: 'first-game',
    round: 0,
    board,
    ground: [],
    edges: [],
    cards,
    units,
    elements,
    zones,
    resigned: [],
    draws: [],
    ended: 'no',
  };
}
