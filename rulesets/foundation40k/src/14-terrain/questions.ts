import { ofUnit, unitArg } from '../01-units/unit-arg.ts';
import { question } from '../kit.ts';
import { coverOf, piecesOf } from './terrain.ts';

export const questions = {
  cover: question({
    rule: 'FD-TERRAIN-02',
    takes: ofUnit,
    ask(look, args) {
      const unit = unitArg(look, args, 'unit');
      return { cover: coverOf(look, unit), in: [...piecesOf(look, unit)] };
    },
  }),
};
