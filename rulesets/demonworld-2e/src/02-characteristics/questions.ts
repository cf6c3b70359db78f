import { Unanswerable } from '@walstatt/engine';
import { plain, textArg } from '../01-introduction/asked.ts';
import { ofUnit, s } from '../fields.ts';
import { question } from '../kit.ts';
import { cardOfUnit } from './card-of.ts';
import { catalogue } from './cards.ts';
import { meleeWeapons, missileWeapons } from './weapons.ts';

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  card: question({
    rule: 'DW-I-18',
    takes: ofUnit,
    ask: (look, a) => plain(cardOfUnit(look.state, textArg(a, 'unit'))),
  }),
  /** DW-I-20, DW-XXVII-01: the cards of the introductory game. */
  catalogue: question({
    rule: 'DW-I-20',
    takes: {},
    ask: () => Object.keys(catalogue),
  }),
  weapon: question({
    rule: 'DW-II-05',
    takes: {
      weapon: s.literal(...new Set([...Object.keys(missileWeapons), ...Object.keys(meleeWeapons)])),
      melee: s.withDefault(s.bool, false),
    },
    ask(_look, a) {
      const name = textArg(a, 'weapon');
      if (name in missileWeapons && a['melee'] !== true) {
        const kind = name as keyof typeof missileWeapons;
        return plain(missileWeapons[kind]);
      }
      if (!(name in meleeWeapons)) throw new Unanswerable(`melee: ${name} is not for melee`);
      const kind = name as keyof typeof meleeWeapons;
      return plain(meleeWeapons[kind]);
    },
  }),
};
