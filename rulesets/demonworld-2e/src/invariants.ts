import type { Impossible } from '@walstatt/engine';
import { isOnBoard } from './01-introduction/board/board.ts';
import { unitsTouching } from './01-introduction/board/contact.ts';
import { keyOf } from './01-introduction/board/occupancy.ts';
import { bodyOf } from './01-introduction/board/pieces.ts';
import { isLost } from './02-characteristics/losses/lost.ts';
import type { State } from './generated/state.ts';
import type { Look } from './kit.ts';

/** What can never be true on a table of this game. */
export const invariants = (look: Look): Impossible[] => [...places(look), ...marks(look), ...fights(look)];

/**
 * DW-V-69, DW-V-89: each field holds at most one element, all are on the board, and elements and units refer to each
 * other.
 */
function* places({ state }: Look): Generator<Impossible> {
  const held = new Map<number, string>();
  const settingUp = state.round === 0;
  for (const id in state.elements) {
    const { where, unit } = state.elements[id]!;
    const at = atElement(state, id);
    if (!state.units[unit]!.elements.includes(id)) yield { at, what: `${id} is not on the list of ${unit}` };
    if (where.at === 'reserve' && !settingUp) yield { at, what: `${id} was never set up` };
    if (where.at !== 'table') continue;
    if (!isOnBoard(state.board, where.q, where.r)) yield { at, what: `${id} is off the board` };
    const key = keyOf(where.q, where.r);
    if (held.has(key)) yield { at, what: `${id} stands on the field of ${held.get(key)}` };
    held.set(key, id);
  }
  for (const id in state.units)
    for (const element of state.units[id]!.elements)
      if (state.elements[element]!.unit !== id)
        yield {
          at: [
            ['units', id, 'elements'],
            ['units', id],
          ],
          what: `${element} is not an element of ${id}`,
        };
}

/** DW-IV-07, DW-VI-31: only elements on the table are hit, and those without hit points stay only while a simultaneous step lasts. */
function* marks({ state }: Look): Generator<Impossible> {
  const inRound = state.agenda.some((f) => f.do === 'round');
  const fighting = state.agenda.some((f) => f.do === 'missilePhase' || f.do === 'melee');
  for (const id in state.elements) {
    const { where, hits } = state.elements[id]!;
    if (hits === 0 || where.at === 'gone') continue;
    const at = [['elements', id, 'hits'], ...atElement(state, id)];
    if (where.at !== 'table') yield { at, what: `${id} has lost hit points but is not on the table` };
    if (inRound && !fighting && isLost(state, id)) yield { at, what: `${id} has no hit point left` };
  }
}

/**
 * DW-III-22, DW-VI-44: units in melee have no order. When orders are laid, exactly the units in contact are in melee.
 */
function* fights(look: Look): Generator<Impossible> {
  const { units, agenda } = look.state;
  const commanding = agenda.at(-1)?.do === 'commandPhase' && agenda.some((f) => f.do === 'round');
  for (const id in units) {
    const { engaged, orders, fought } = units[id]!;
    const wrong = (field: string, what: string): Impossible => ({
      at: [
        ['units', id, field],
        ['units', id],
      ],
      what: `${id} ${what}`,
    });
    if (engaged && orders.are === 'placed') yield wrong('orders', 'has an order in melee');
    if (bodyOf(look.state, id).length === 0) continue;
    if (!engaged && fought > 0) yield wrong('fought', 'counts rounds of a melee it is not in');
    if (!commanding) continue;
    const touches = unitsTouching(look, id).length > 0;
    if (engaged && !touches) yield wrong('engaged', 'is in melee and touches no enemy');
    if (!engaged && touches) yield wrong('engaged', 'touches an enemy and is not in melee');
  }
}

function atElement(state: State, id: string): Impossible['at'] {
  const { unit } = state.elements[id]!;
  const number = state.units[unit]!.elements.indexOf(id);
  return [
    ['elements', id, 'where'],
    ['elements', id],
    ['units', unit, 'stand', number],
    ['units', unit],
  ];
}
