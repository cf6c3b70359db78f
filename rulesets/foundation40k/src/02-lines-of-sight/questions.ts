import { ofPair, unitArg } from '../01-units/unit-arg.ts';
import { question } from '../kit.ts';
import { sees } from './sight.ts';

export const questions = {
  sees: question({
    rule: 'FD-LOS-01',
    takes: ofPair,
    ask: (look, args) => sees(look, unitArg(look, args, 'unit'), unitArg(look, args, 'target')),
  }),
};
