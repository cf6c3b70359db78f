import { plain } from '../01-introduction/asked.ts';
import { axis, direction, s } from '../fields.ts';
import { question } from '../kit.ts';
import { edgeBetween, groundAt } from './ground.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  /** What covers a field, how high it lies, and how deep its water is. */
  ground: question({
    rule: 'DW-VII-02',
    takes: { q: axis, r: axis },
    ask: (look, a) => plain(groundAt(look, Number(a['q']), Number(a['r']))),
  }),
  /** The hedge or wall on one side of a field, or null. */
  edge: question({
    rule: 'DW-VII-02',
    takes: { q: axis, r: axis, direction: s.withDefault(direction, 0) },
    ask: (look, a) =>
      plain(edgeBetween(look, { q: Number(a['q']), r: Number(a['r']) }, Number(a['direction'])) ?? null),
  }),
};
