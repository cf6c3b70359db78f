import { type Explained, Unanswerable } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { ofUnit, unitArg } from '../01-units/unit-arg.ts';
import { profileOf, saverOf } from '../01-units/units.ts';
import { coverOf } from '../14-terrain/terrain.ts';
import { question } from '../kit.ts';
import { saveAgainst, saveReasons } from './attack/saves.ts';
import { targetsOf } from './volley.ts';

export const questions = {
  targets: question({
    rule: 'FD-GAP-31',
    takes: ofUnit,
    ask: (look, args) => targetsOf(look, unitArg(look, args, 'unit')),
  }),
  /** The roll a model needs to hit a unit, with the reasons. */
  hitOn: question({
    rule: 'FD-SHOOT-06',
    takes: { model: s.id('models'), target: s.id('units') },
    ask(look, args) {
      const model = args['model'] as string;
      const target = unitArg(look, args, 'target');
      const { unit } = look.state.models[model]!;
      if (unit === target) throw new Unanswerable(`target: ${unit} does not shoot at itself`);
      const { shootSkill } = profileOf(look.state, model);
      const cover = coverOf(look, target);
      return explained(look.explain('hit', shootSkill, { kind: 'volley', cover }));
    },
  }),
  /**
   * The roll a unit needs to save against a hit with a given FP. If armour has `ignored` the hit, it need not save at
   * all.
   */
  saveOn: question({
    rule: 'FD-SHOOT-10',
    takes: {
      target: s.id('units'),
      fp: s.int(0, 20),
      kind: s.withDefault(s.literal('volley', 'strike'), 'volley'),
    },
    ask(look, args) {
      const model = saverOf(look.state, unitArg(look, args, 'target'));
      const kind = args['kind'] === 'strike' ? 'strike' : 'volley';
      const { ignored, whole } = saveAgainst(look, model, args['fp'] as number, kind);
      return { ...explained(saveReasons(look, model, args['fp'] as number, kind)), ignored, whole };
    },
  }),
};

const explained = ({ value, base, reasons }: Explained) => ({ value, base, reasons: reasons.map((r) => ({ ...r })) });
