import { textArg } from '../01-introduction/asked.ts';
import { drawnAt } from '../01-introduction/board/map-boards.ts';
import { s } from '../fields.ts';
import { question } from '../kit.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  terrain: question({
    rule: 'DW-VII-02',
    takes: { label: s.text },
    ask: (_look, a) => drawnAt(textArg(a, 'label')),
  }),
};
