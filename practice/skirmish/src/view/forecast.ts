import type { Answer, Forecast, Request } from '@walstatt/engine';
import type { L } from '../kit.ts';
import { modelsInContact } from '../rules/engagement.ts';
import { diceOf, type Shot } from '../rules/shooting.ts';
import { unitOf } from '../rules/units.ts';

/** What a shot (also one in reaction) or a fight would be rolled for: hits, wounds, saves. */
export function forecast(look: L, request: Request, answer: Answer): readonly Forecast[] {
  if (typeof answer !== 'string' || !('options' in request)) return [];
  const { unit } = (request.args ?? {}) as { readonly unit?: string };
  if (request.name === 'chooseTarget' && unit !== undefined)
    return shotOf(look, { unit, target: answer, reaction: 'none' });
  if (request.name === 'chooseOpponent' && unit !== undefined)
    return [...blowsOf(look, unit, answer), ...blowsOf(look, answer, unit)];
  const offered = request.options.find((o) => o.id === answer)?.args as
    | { readonly trigger?: string; readonly of?: { readonly unit?: string; readonly target?: string } }
    | undefined;
  const { trigger, of } = offered ?? {};
  if (trigger !== 'overwatch' && trigger !== 'returnFire') return [];
  return of?.unit === undefined || of.target === undefined
    ? []
    : shotOf(look, { unit: of.unit, target: of.target, reaction: trigger });
}

/** SK-SHOOT-02, SK-SHOOT-03, SK-SHOOT-06, SK-SHOOT-07: every number with what changes it. */
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
  const { tough, save } = unitOf(look.state, at);
  const each = { dice: 1, each: true, sides: 6 } as const;
  return [
    {
      purpose: 'hit',
      by: of,
      dice: modelsInContact(look, of, at).length * fight.attacks,
      sides: 6,
      needed: fight.skill,
    },
    { purpose: 'wound', by: of, ...each, needed: Math.min(6, fight.wounds + tough) },
    { purpose: 'save', by: at, ...each, needed: save },
  ];
}
