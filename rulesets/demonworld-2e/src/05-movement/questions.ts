import { Unanswerable } from '@walstatt/engine';
import { plain, textArg } from '../01-introduction/asked.ts';
import { isSmall } from '../01-introduction/formation/state.ts';
import { ofUnit, s } from '../fields.ts';
import { type Look, question } from '../kit.ts';
import { allowance, termsOf } from './account.ts';
import { manoeuvresOf } from './manoeuvres.ts';
import { runLeg } from './run-leg.ts';
import { type Standing, standingOf } from './standing.ts';

const fresh = (look: Look, unit: string): Standing =>
  standingOf(look, { unit, spent: 0, used: 0, wheel: 'none', wheels: 0, single: [], met: [] });

/** What players would ask about this chapter. Every answer gives the rule it comes from. */
export const questions = {
  isSmall: question({ rule: 'DW-V-54', takes: ofUnit, ask: (look, a) => isSmall(look, textArg(a, 'unit')) }),
  /** DW-V-10 to DW-V-12: points that may be spent in all if a given number of manoeuvres is used. */
  allowance: question({
    rule: 'DW-V-04',
    takes: { ...ofUnit, used: s.int(0, 99) },
    ask: (look, a) => allowance(termsOf(look, textArg(a, 'unit')), Number(a['used'])),
  }),
  /** What a unit could do next, with a preview of each. */
  manoeuvres: question({
    rule: 'DW-V-03',
    takes: ofUnit,
    ask: (look, a) =>
      plain(
        manoeuvresOf(look, fresh(look, textArg(a, 'unit'))).map(({ mover, leg, ran }) => ({
          mover,
          leg,
          points: ran.effect.points,
          manoeuvres: ran.effect.manoeuvres,
          body: ran.effect.body,
          touches: ran.touched,
        })),
      ),
  }),
  /** Why a leg may not be made from where the unit stands. Null if it may. */
  whyNot: question({
    rule: 'DW-V-03',
    takes: { ...ofUnit, mover: s.nullable(s.text), leg: s.data },
    ask(look, a) {
      const unit = textArg(a, 'unit');
      const mover = typeof a['mover'] === 'string' ? a['mover'] : unit;
      const movers = [unit, ...look.state.units[unit]!.elements];
      if (!movers.includes(mover)) throw new Unanswerable(`mover: ${mover} is not one of ${movers.join(', ')}`);
      const leg = a['leg'];
      if (typeof leg !== 'object' || leg === null || !('leg' in leg)) throw new Unanswerable('leg: it must name a leg');
      const ran = runLeg(look, fresh(look, unit), mover, leg as never);
      if (!('refusal' in ran)) return null;
      return plain(ran.refusal);
    },
  }),
};
