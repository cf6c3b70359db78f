import { hex } from '@walstatt/geometry';
import { elementId, ofUnit, s } from '../fields.ts';
import { question } from '../kit.ts';
import { pieceIn, plain, textArg } from './asked.ts';
import { contactsOf } from './board/contact.ts';
import { fieldsLabelled, labelsOf } from './board/labels.ts';
import { bodyOf } from './board/pieces.ts';
import { zoneOf } from './board/sides-of-element.ts';
import { windRose } from './board/wind-rose.ts';
import { sumsOf } from './dice-notation.ts';
import { formationOfUnit } from './formation/state.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  /** DW-I-10, DW-I-44, DW-I-45: whole hexes from centre to centre. */
  distance: question({
    rule: 'DW-I-44',
    takes: { from: elementId, to: elementId },
    lengths: [''],
    ask: (look, a) => hex.distance(pieceIn(look, a, 'from'), pieceIn(look, a, 'to')),
  }),
  labels: question({
    rule: 'DW-I-13',
    takes: { q: s.int(-200, 200), r: s.int(-200, 200) },
    ask: (look, a) => labelsOf(look.state.board, { q: Number(a['q']), r: Number(a['r']) }),
  }),
  fields: question({
    rule: 'DW-I-13',
    takes: { label: s.text },
    ask: (look, a) => plain(fieldsLabelled(look.state.board, textArg(a, 'label'))),
  }),
  /** What dice can show, as the book writes them: `2W6+1`. */
  dice: question({ rule: 'DW-I-08', takes: { dice: s.text }, ask: (_look, a) => plain(sumsOf(textArg(a, 'dice'))) }),
  windRose: question({ rule: 'DW-I-12', takes: { die: s.int(1, 6) }, ask: (_look, a) => windRose(Number(a['die'])) }),
  /** DW-I-22, DW-I-23, DW-I-27: the side of an element on which an adjacent one stands. */
  sideOf: question({
    rule: 'DW-I-27',
    takes: { element: elementId, of: elementId },
    ask(look, a) {
      const { q, r } = pieceIn(look, a, 'element');
      return zoneOf(pieceIn(look, a, 'of'), q, r);
    },
  }),
  /** DW-I-28: fields of an element's front area up to a distance. */
  frontArea: question({
    rule: 'DW-I-28',
    takes: { element: elementId, farthest: s.int(1, 99) },
    ask(look, a) {
      const p = pieceIn(look, a, 'element');
      return plain(hex.arc(p, hex.cornerHeading(p.facing), 1, Number(a['farthest'])));
    },
  }),
  isOrdered: question({
    rule: 'DW-I-38',
    takes: ofUnit,
    ask(look, a) {
      const formation = formationOfUnit(look, textArg(a, 'unit'));
      return formation.kind === 'unordered'
        ? { ordered: false, kind: 'unordered', why: formation.rule }
        : { ordered: true, kind: formation.kind, why: null };
    },
  }),
  contacts: question({
    rule: 'DW-I-47',
    takes: { element: elementId },
    ask: (look, a) => contactsOf(look, pieceIn(look, a, 'element').id).map((p) => p.id),
  }),
  elements: question({
    rule: 'DW-I-21',
    takes: ofUnit,
    ask: (look, a) => plain(bodyOf(look.state, textArg(a, 'unit'))),
  }),
};
