import type { Impossible } from '@walstatt/engine';
import { profileOf } from './01-units/units.ts';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';

/** What can never be true on a table of this game. Looked for after every event, so nothing is built that is not found. */
export function invariants({ state }: L): Impossible[] {
  const found: Impossible[] = [];
  for (const id in state.units) {
    const what = wrongUnit(state, id);
    if (what !== null) found.push(at('units', id, what));
  }
  for (const id in state.models) {
    const what = wrongModel(state, id);
    if (what !== null) found.push(at('models', id, what));
  }
  for (const id in state.players) {
    const { commandPoints, victoryPoints } = state.players[id]!;
    if (commandPoints < 0) found.push(at('players', id, ['commandPoints', `${id} has spent too many command points`]));
    if (victoryPoints < 0) found.push(at('players', id, ['victoryPoints', `${id} has fewer than no victory points`]));
  }
  return found;
}

/** A field of a row, and what is wrong with it. */
type Wrong = readonly [field: string, what: string];

const at = (table: string, id: string, [field, what]: Wrong): Impossible => ({
  at: [
    [table, id, field],
    [table, id],
  ],
  what,
});

function wrongUnit(s: State, id: string): Wrong | null {
  const { attachedTo, models, owner, status } = s.units[id]!;
  if (attachedTo !== null && s.units[attachedTo]!.attachedTo !== null)
    return ['attachedTo', `${id} has joined ${attachedTo}, which has joined a unit itself`];
  if (attachedTo !== null && s.units[attachedTo]!.owner !== owner)
    return ['attachedTo', `${id} has joined ${attachedTo} of the other army`];
  if (status.at === 'destroyed')
    for (const m of models)
      if (s.models[m]!.where.at !== 'gone') return ['status', `${id} is destroyed but has models`];
  return null;
}

function wrongModel(s: State, id: string): Wrong | null {
  const { unit, lost, where } = s.models[id]!;
  const { models, status } = s.units[unit]!;
  if (!models.includes(id)) return ['unit', `${id} is not among the models of ${unit}`];
  const { wounds } = profileOf(s, id);
  if (where.at !== 'gone' && lost > wounds) return ['lost', `${id} has lost ${lost} of ${wounds} wounds`];
  if (where.at !== 'battlefield') return null;
  if (status.at !== 'battlefield') return ['where', `${id} is on the battlefield, but ${unit} is not`];
  const { width, depth } = s.board;
  if (where.x < 0 || where.y < 0 || where.x > width || where.y > depth)
    return ['where', `${id} is off the battlefield`];
  return null;
}
