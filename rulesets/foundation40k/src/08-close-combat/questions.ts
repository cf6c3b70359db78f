import { ofPair, ofUnit, unitArg } from '../01-units/unit-arg.ts';
import { question } from '../kit.ts';
import { foesInContact, nearestPair } from './contact.ts';

export const questions = {
  distance: question({
    rule: 'FD-GAP-06',
    takes: ofPair,
    lengths: [''],
    ask: (look, args) => Math.round(nearestPair(look, unitArg(look, args, 'unit'), unitArg(look, args, 'target')).gap),
  }),
  inMelee: question({
    rule: 'FD-GAP-58',
    takes: ofUnit,
    ask: (look, args) => [...foesInContact(look, unitArg(look, args, 'unit'))],
  }),
};
