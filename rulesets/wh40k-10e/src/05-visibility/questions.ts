import { modelArg, ofModelAndUnit, ofModels, unitArg } from '../01-units/questions.ts';
import { question } from '../kit.ts';
import { seesModel, seesModelFully, seesUnit, seesUnitFully } from './sight.ts';

export const questions = {
  modelVisible: question({
    rule: 'WH-LOS-04',
    takes: ofModels,
    ask: (look, args) => seesModel(look, modelArg(look, args, 'model'), modelArg(look, args, 'target')),
  }),
  unitVisible: question({
    rule: 'WH-LOS-05',
    takes: ofModelAndUnit,
    ask: (look, args) => seesUnit(look, modelArg(look, args, 'model'), unitArg(look, args, 'target')),
  }),
  modelFullyVisible: question({
    rule: 'WH-LOS-06',
    takes: ofModels,
    ask: (look, args) => seesModelFully(look, modelArg(look, args, 'model'), modelArg(look, args, 'target')),
  }),
  unitFullyVisible: question({
    rule: 'WH-LOS-07',
    takes: ofModelAndUnit,
    ask: (look, args) => seesUnitFully(look, modelArg(look, args, 'model'), unitArg(look, args, 'target')),
  }),
};
