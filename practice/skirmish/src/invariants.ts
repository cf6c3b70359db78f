import type { Impossible } from '@walstatt/engine';
import { boxOf, solidsOverlap } from '@walstatt/geometry';
import { boardOf, clashes, isBoxIn } from '@walstatt/tabletop';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';
import { field } from './rules/field.ts';
import { DEPTH, type Standing, WIDTH } from './rules/space.ts';
import { isAlive } from './rules/units.ts';

/** What can never be true on a table of this game. */
export const invariants = (look: L): Impossible[] => [...counted(look.state), ...places(look)];

function* counted(s: State): Generator<Impossible> {
  for (const [id, u] of Object.entries(s.units)) {
    const about = (...path: (string | number)[]): Impossible['at'] => [
      ['units', id, ...path],
      ['units', id],
    ];
    const living = u.models.filter((m) => isAlive(s.models[m]!)).length;
    if (living !== u.living)
      yield { at: about('living'), what: `${id} counts ${u.living} living models, but ${living} are not gone` };
    for (const [i, m] of u.models.entries()) {
      const { unit, wounds } = s.models[m]!;
      const model = `model ${i + 1} of ${id}`;
      if (unit !== id) yield { at: [['models', m, 'unit'], ...about('models')], what: `${model} belongs to ${unit}` };
      if (wounds > u.wounds)
        yield {
          at: [['models', m, 'wounds'], ...about('wounds')],
          what: `${model} has ${wounds} of ${u.wounds} wounds`,
        };
    }
  }
  for (const [id, { where }] of Object.entries(s.models)) {
    if (where.at !== 'aboard' || s.units[where.of]!.room > 0) continue;
    yield {
      at: [['models', id, 'where'], ...atUnit(s, id)],
      what: `${id} is aboard ${where.of}, which carries nobody`,
    };
  }
}

const BOARD = boardOf(WIDTH, DEPTH);

/** SK-MOVE-05: nobody off the table or on one another; on its way a model may be on friends. */
function* places(look: L): Generator<Impossible> {
  const s = look.state;
  const { all } = field(look);
  for (const a of all)
    if (!isBoxIn(boxOf(a.body), BOARD.box)) yield { at: atUnit(s, a.model), what: `${named(s, a)} is off the table` };
  if (s.agenda.some((f) => f.do === 'walk')) return;
  const bodies = all.map((a) => a.body);
  for (const [i, j] of clashes(bodies, (a, b) => solidsOverlap(all[a]!, all[b]!)))
    yield { at: atUnit(s, all[i]!.model), what: `${named(s, all[i]!)} stands on ${named(s, all[j]!)}` };
}

const numberOf = (s: State, model: string): number => s.units[s.models[model]!.unit]!.models.indexOf(model);

const named = (s: State, { model, unit }: Standing): string => `model ${numberOf(s, model) + 1} of ${unit}`;

function atUnit(s: State, model: string): Impossible['at'] {
  const { unit } = s.models[model]!;
  return [
    ['models', model, 'where'],
    ['units', unit, 'at', numberOf(s, model)],
    ['units', unit],
  ];
}
