import type { Impossible } from '@walstatt/engine';
import { profileOf } from './01-units/units.ts';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';

/** What can never be true on a table of this game. */
export const invariants = ({ state }: L): Impossible[] => [...units(state), ...models(state)];

function* units(s: State): Generator<Impossible> {
  for (const id in s.units) {
    const { attachedTo, models: own, status } = s.units[id]!;
    const at = (field: string): Impossible['at'] => [
      ['units', id, field],
      ['units', id],
    ];
    if (attachedTo !== null && s.units[attachedTo]!.attachedTo !== null)
      yield { at: at('attachedTo'), what: `${id} has joined ${attachedTo}, which has joined a unit itself` };
    if (status.at === 'destroyed' && own.some((m) => s.models[m]!.where.at !== 'gone'))
      yield { at: at('status'), what: `${id} is destroyed but has models` };
  }
}

function* models(s: State): Generator<Impossible> {
  for (const id in s.models) {
    const { unit, lost, where } = s.models[id]!;
    const at = (field: string): Impossible['at'] => [
      ['models', id, field],
      ['models', id],
    ];
    if (!s.units[unit]!.models.includes(id)) yield { at: at('unit'), what: `${id} is not among the models of ${unit}` };
    const { wounds } = profileOf(s, id);
    if (where.at !== 'gone' && lost > wounds)
      yield { at: at('lost'), what: `${id} has lost ${lost} of ${wounds} wounds` };
    if (where.at === 'battlefield' && s.units[unit]!.status.at !== 'battlefield')
      yield { at: at('where'), what: `${id} is on the battlefield, but ${unit} is not` };
  }
}
