import type { Plain } from '@walstatt/engine';
import { unitArg } from '../01-units/unit-arg.ts';
import { profileOf, saverOf } from '../01-units/units.ts';
import { coverOf } from '../14-terrain/terrain.ts';
import { question } from '../kit.ts';
import { saveAgainst } from './attack/saves.ts';
import { targetsOf } from './volley.ts';

export const questions = {
  targets: question({
    rule: 'FD-GAP-31',
    takes: ['unit'],
    ask: (look, args) => targetsOf(look, unitArg(look, args, 'unit')),
  }),
  hitOn: question({
    rule: 'FD-SHOOT-06',
    takes: ['model', 'target'],
    ask(look, args) {
      const { shootSkill } = profileOf(look.state, String(args['model']));
      const cover = coverOf(look, unitArg(look, args, 'target'));
      const { value, reasons } = look.explain('hit', shootSkill, { kind: 'volley', cover });
      return { needed: value, reasons: reasons as unknown as Plain };
    },
  }),
  saveOn: question({
    rule: 'FD-SHOOT-10',
    takes: ['target', 'fp', 'kind'],
    ask(look, args) {
      const unit = unitArg(look, args, 'target');
      const kind = args['kind'] === 'strike' ? 'strike' : 'volley';
      return saveAgainst(look, saverOf(look.state, unit), Number(args['fp']), kind);
    },
  }),
};
