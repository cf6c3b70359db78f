import type { Answer, Forecast } from '@walstatt/engine';
import type { Asked, L } from '../kit.ts';
import { contactsOf } from '../rules/contact.ts';
import { diceOf, type Shot } from '../rules/shooting.ts';
import { unitOf } from '../rules/units.ts';

/** What would be rolled for a shot (even as a reaction) or a fight: hits, wounds, saves. */
export function forecast(look: L, request: Asked, answer: Answer): readonly Forecast[] {
  if (typeof answer !== 'string') return [];
  switch (request.name) {
    case 'chooseTarget':
      return shotOf(look, { unit: request.args.unit, target: answer, reaction: 'none' });
    case 'chooseOpponent': {
      const { unit } = request.args;
      return [...blowsOf(look, unit, answer), ...blowsOf(look, answer, unit)];
    }
    case 'afterMove':
    case 'afterShot': {
      const offered = request.options.find((o) => o.id === answer)?.args;
      const reaction = request.name === 'afterMove' ? 'overwatch' : 'returnFire';
      return offered === undefined ? [] : shotOf(look, { ...offered.of, reaction });
    }
    default:
      return [];
  }
}

/** SK-SHOOT-02, SK-SHOOT-03, SK-SHOOT-06, SK-SHOOT-07: every number, with what changes it. */
function shotOf(look: L, shot: Shot): Forecast[] {
  const dice = diceOf(look, shot.unit, shot.target);
  const number = (purpose: string, value: 'hitOn' | 'woundOn' | 'saveOn', from: number, n: number | null): Forecast => {
    const { value: needed, base, reasons } = look.explain(value, from, shot);
    return { purpose, dice: n ?? 1, ...(n === null ? { each: true } : {}), sides: 6, needed, base, reasons };
  };
  const { skill, weapon } = unitOf(look.state, shot.unit);
  return [
    number('hit', 'hitOn', skill, dice),
    number('wound', 'woundOn', weapon.wounds, null),
    number('save', 'saveOn', unitOf(look.state, shot.target).save, null),
  ];
}

/** SK-CHARGE-06: what one of two fighting units rolls, and the save against it. */
function blowsOf(look: L, of: string, at: string): Forecast[] {
  const { fight } = unitOf(look.state, of);
  const { save } = unitOf(look.state, at);
  const each = { dice: 1, each: true, sides: 6 } as const;
  return [
    {
      purpose: 'hit',
      by: of,
      dice: contactsOf(look, of, at) * fight.attacks,
      sides: 6,
      needed: fight.skill,
    },
    { purpose: 'wound', by: of, ...each, needed: fight.wounds },
    { purpose: 'save', by: at, ...each, needed: save },
  ];
}
