import { pairIn, pieceIn, plain, textArg } from '../01-introduction/asked.ts';
import { elementId, ofUnit, s } from '../fields.ts';
import { question } from '../kit.ts';
import { strengthAgainst } from './strength.ts';
import { aimRefusal, shootingRefusal } from './targets.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  missileStrength: question({
    rule: 'DW-II-07',
    takes: { by: elementId, at: elementId },
    ask: (look, a) => strengthAgainst(look, pieceIn(look, a, 'by').id, pieceIn(look, a, 'at').id),
  }),
  mayShoot: question({
    rule: 'DW-IV-01',
    takes: { ...ofUnit, phase: s.withDefault(s.literal('first', 'second'), 'second') },
    ask(look, a) {
      const refusal = shootingRefusal(look, textArg(a, 'unit'), textArg(a, 'phase') === 'first' ? 'first' : 'second');
      return plain(refusal);
    },
  }),
  canAimAt: question({
    rule: 'DW-IV-14',
    takes: { by: elementId, at: elementId },
    ask(look, a) {
      const refusal = aimRefusal(look, pieceIn(look, a, 'by').id, pieceIn(look, a, 'at').id);
      return plain(refusal);
    },
  }),
  missileBase: question({
    rule: 'DW-IV-33',
    takes: { by: elementId, at: elementId, supporters: s.withDefault(s.int(0, 20), 0) },
    ask(look, a) {
      const { by, at } = pairIn(look, a);
      const strength = strengthAgainst(look, by, at) ?? 0;
      const subject = { by, target: at, supporters: Number(a['supporters'] ?? 0), visible: true };
      return plain(look.explain('missileBase', strength, subject));
    },
  }),
};
