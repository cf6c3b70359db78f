import type { Plain, Question } from '@walstatt/engine';
import { isOnTable, profileOf, saverOf } from './01-units/units.ts';
import { sees } from './02-lines-of-sight/sight.ts';
import { characteristics } from './03-profiles/characteristics.ts';
import { saveAgainst } from './06-shooting/attack/saves.ts';
import { targetsOf } from './06-shooting/volley.ts';
import { foesInContact, nearestPair } from './08-close-combat/contact.ts';
import { coverOf, piecesOf } from './14-terrain/terrain.ts';
import { terrainAmount } from './15-amount-of-terrain/question.ts';
import type { Foundation, L } from './kit.ts';

type Args = Readonly<Record<string, Plain>>;

/** The id of a unit on the table, or an error that says what is wrong. */
function unitArg(look: L, args: Args, name: string): string {
  const id = String(args[name]);
  if (look.state.units[id] === undefined) throw new Error(`${name}: there is no unit ${id}`);
  if (!isOnTable(look.state, id)) throw new Error(`${name}: ${id} is not on the table`);
  return id;
}

/** What can be asked from outside by name. */
export const questions: Readonly<Record<string, Question<Foundation>>> = {
  characteristics,
  terrainAmount,
  sees: {
    rule: 'FD-LOS-01',
    takes: ['unit', 'target'],
    ask: (look, args) => sees(look, unitArg(look, args, 'unit'), unitArg(look, args, 'target')),
  },
  targets: {
    rule: 'FD-GAP-31',
    takes: ['unit'],
    ask: (look, args) => targetsOf(look, unitArg(look, args, 'unit')),
  },
  distance: {
    rule: 'FD-GAP-06',
    takes: ['unit', 'target'],
    ask: (look, args) => Math.round(nearestPair(look, unitArg(look, args, 'unit'), unitArg(look, args, 'target')).gap),
  },
  inMelee: {
    rule: 'FD-GAP-58',
    takes: ['unit'],
    ask: (look, args) => [...foesInContact(look, unitArg(look, args, 'unit'))],
  },
  cover: {
    rule: 'FD-TERRAIN-02',
    takes: ['unit'],
    ask: (look, args) => {
      const unit = unitArg(look, args, 'unit');
      return { cover: coverOf(look, unit), in: [...piecesOf(look, unit)] };
    },
  },
  hitOn: {
    rule: 'FD-SHOOT-06',
    takes: ['model', 'target'],
    ask: (look, args) => {
      const { shootSkill } = profileOf(look.state, String(args['model']));
      const cover = coverOf(look, unitArg(look, args, 'target'));
      const { value, reasons } = look.explain('hit', shootSkill, { kind: 'volley', cover });
      return { needed: value, reasons: reasons as unknown as Plain };
    },
  },
  saveOn: {
    rule: 'FD-SHOOT-10',
    takes: ['target', 'fp', 'kind'],
    ask: (look, args) => {
      const unit = unitArg(look, args, 'target');
      const kind = args['kind'] === 'strike' ? 'strike' : 'volley';
      return saveAgainst(look, saverOf(look.state, unit), Number(args['fp']), kind);
    },
  },
};
