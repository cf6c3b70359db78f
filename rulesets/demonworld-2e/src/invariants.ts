import type { Look } from './kit.ts';
import { isOnBoard } from './rules/board/board.ts';
import { unitsTouching } from './rules/board/contact.ts';
import { keyOf } from './rules/board/occupancy.ts';
import { bodyOf } from './rules/board/pieces.ts';

/** Facts that hold after every event. */
export function invariants(look: Look): string[] {
  return [...places(look), ...marks(look), ...fights(look)];
}

/** DW-V-69, DW-V-89: one element on a field, all on the board; elements and units know each other. */
function places({ state }: Look): string[] {
  const broken: string[] = [];
  const held = new Map<number, string>();
  const settingUp = state.round === 0;
  for (const id in state.elements) {
    const { where, unit } = state.elements[id]!;
    if (!state.units[unit]?.elements.includes(id)) broken.push(`${id} is not on the list of ${unit}`);
    if (where.at === 'reserve' && !settingUp) broken.push(`${id} was never set up`);
    if (where.at !== 'table') continue;
    if (!isOnBoard(state.board, where.q, where.r)) broken.push(`${id} is off the board`);
    const key = keyOf(where.q, where.r);
    if (held.has(key)) broken.push(`${id} and ${held.get(key)} stand on the same field`);
    held.set(key, id);
  }
  return broken;
}

/** DW-IV-07, DW-VI-31: marks are for elements on the table, and only while a simultaneous step lasts. */
function marks({ state }: Look): string[] {
  const inRound = state.agenda.some((f) => f.do === 'round');
  const fighting = state.agenda.some((f) => f.do === 'missilePhase' || f.do === 'melee');
  const broken: string[] = [];
  for (const id in state.elements) {
    const { where, marked } = state.elements[id]!;
    if (marked && where.at !== 'table') broken.push(`${id} is marked but not on the table`);
    if (marked && inRound && !fighting) broken.push(`${id} is still marked`);
  }
  return broken;
}

/** DW-III-22, DW-VI-44: no order in melee; when orders are laid, those in contact are in melee and nobody else. */
function fights(look: Look): string[] {
  const broken: string[] = [];
  const { units, agenda } = look.state;
  const commanding = agenda.at(-1)?.do === 'commandPhase' && agenda.some((f) => f.do === 'round');
  for (const id in units) {
    const { engaged, orders, fought } = units[id]!;
    if (engaged && orders.are === 'placed') broken.push(`${id} has an order in melee`);
    if (bodyOf(look.state, id).length === 0) continue;
    if (!engaged && fought > 0) broken.push(`${id} counts rounds of a melee it is not in`);
    if (commanding && engaged !== unitsTouching(look, id).length > 0) broken.push(`${id} is engaged: ${engaged}`);
  }
  return broken;
}
