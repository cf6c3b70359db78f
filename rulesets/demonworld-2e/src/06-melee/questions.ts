import { pairIn, pieceIn, plain, textArg } from '../01-introduction/asked.ts';
import { elementId, s } from '../fields.ts';
import { question } from '../kit.ts';
import { initiativeOf, strengthAgainst, strikeTargets } from './strikes.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  meleeBase: question({
    rule: 'DW-VI-20',
    takes: { by: elementId, at: elementId, supporters: s.withDefault(s.int(0, 20), 0) },
    ask(look, a) {
      const { by, at } = pairIn(look, a);
      const strength = strengthAgainst(look, by, at);
      const subject = { by, target: at, supporters: Number(a['supporters'] ?? 0) };
      return plain(look.explain('meleeBase', strength, subject));
    },
  }),
  strikeTargets: question({
    rule: 'DW-VI-12',
    takes: { element: elementId },
    ask: (look, a) => strikeTargets(look, pieceIn(look, a, 'element').id),
  }),
  initiative: question({
    rule: 'DW-VI-04',
    takes: { element: elementId },
    ask: (look, a) => initiativeOf(look, textArg(a, 'element')),
  }),
};
