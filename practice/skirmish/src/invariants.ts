import type { Impossible, Plan } from '@walstatt/engine';
import { boxOf, overlaps } from '@walstatt/geometry';
import { clashes, isBoxIn } from '@walstatt/tabletop';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';
import { BOARD, field } from './rules/field.ts';
import { isAlive } from './rules/units.ts';

/** What can never be true on a table of this game. */
export const invariants = (look: L): Impossible[] => [...counted(look.state), ...places(look)];

function* counted(s: State): Generator<Impossible> {
  for (const [id, u] of Object.entries(s.units)) {
    const about = (path: string): Impossible['at'] => [
      ['units', id, path],
      ['units', id],
    ];
    const living = u.models.filter((m) => isAlive(s.models[m]!)).length;
    if (living !== u.living)
      yield { at: about('living'), what: `${id} counts ${u.living} living models, but ${living} are not gone` };
    for (const [i, m] of u.models.entries()) {
      const { unit, wounds } = s.models[m]!;
      const model = `model ${i + 1} of ${id}`;
      if (unit !== id) yield { at: [['models', m, 'unit'], ...about('models')], what: `${model} belongs to ${unit}` };
      const at: Impossible['at'] = [['models', m, 'wounds'], ...about('wounds')];
      if (wounds > u.wounds) yield { at, what: `${model} has ${wounds} of ${u.wounds} wounds` };
    }
  }
}

/** SK-SETUP-01, SK-MOVE-03: no model is off the table or on another. A model may be on friends only during its move. */
function* places(look: L): Generator<Impossible> {
  const s = look.state;
  const all = field(look).units.flatMap(({ id, models, bodies }) =>
    models.map((model, i) => {
      const n = s.units[id]!.models.indexOf(model);
      const at: Impossible['at'] = [
        ['models', model, 'where'],
        ['units', id, 'at', n],
        ['units', id],
      ];
      return { at, model, body: bodies[i]!, name: `model ${n + 1} of ${id}` };
    }),
  );
  for (const { at, body, name } of all)
    if (!isBoxIn(boxOf(body), BOARD.box)) yield { at, what: `${name} is off the table` };
  const onTheWay = s.agenda.flatMap((f) => (f.do === 'walk' ? (f.c.plan as Plan).slice(0, 1).map((p) => p.mover) : []));
  const bodies = all.map((a) => a.body);
  for (const [i, j] of clashes(bodies, (a, b) => overlaps(bodies[a]!, bodies[b]!)))
    if (!onTheWay.includes(all[i]!.model) && !onTheWay.includes(all[j]!.model))
      yield { at: all[i]!.at, what: `${all[i]!.name} stands on ${all[j]!.name}` };
}
