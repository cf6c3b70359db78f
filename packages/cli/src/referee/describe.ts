import type { Language, Refusal, Roll, Types } from '@walstatt/engine';
import {
  type Battle,
  type PendingView,
  tellEvent,
  tellOption,
  tellRefusal,
  tellRequest,
  writeShape,
} from '@walstatt/engine/host';

type AnyBattle = Battle<Types>;

/** What texts for a seat are told from: names, too, may be hidden. */
const stateFor = (battle: AnyBattle, seat: string | undefined): Types['State'] =>
  seat === undefined ? battle.state : battle.view(seat);

/** A pending request as the referee writes it: pure data, with texts. */
export function describePending(battle: AnyBattle, p: PendingView, language: Language, seat?: string): object {
  const { request } = p;
  const state = stateFor(battle, seat);
  const options = 'options' in request ? request.options : [];
  return {
    id: p.id,
    ...request,
    text: tellRequest(battle.ruleset, state, request, language),
    ...(options.length > 0
      ? {
          options: options.map((o) => ({ ...o, text: tellOption(battle.ruleset, state, request, o, language) })),
        }
      : {}),
    ...(p.sealed ? { sealed: true } : {}),
    ...(p.answered ? { answered: true } : {}),
  };
}

export const describeRoll = (battle: AnyBattle, roll: Roll, language: Language): object => ({
  rule: roll.rule,
  purpose: roll.purpose,
  text: battle.ruleset.texts[language].purposes[roll.purpose] ?? roll.purpose,
  by: roll.by,
  shape: writeShape(roll.shape),
  dice: roll.shape.dice,
  sides: roll.shape.sides,
  sum: roll.shape.sum,
  ...(roll.shape.keep === undefined ? {} : { keep: roll.shape.keep }),
  ...(roll.about === null ? {} : { about: roll.about }),
  classes: roll.classes.names,
  ...(roll.needs === null ? {} : { needs: roll.needs }),
  ...(roll.again ? { again: true } : {}),
});

export const describeRefusal = (battle: AnyBattle, refusal: Refusal, language: Language, seat?: string): object => ({
  ...refusal,
  text: tellRefusal(battle.ruleset, stateFor(battle, seat), refusal, language),
});

/** What is wrong with an answer: the weightiest fault, and what else there is. */
export function describeRefusals(
  battle: AnyBattle,
  refusals: readonly Refusal[],
  language: Language,
  seat: string,
): object {
  const [refusal, ...also] = refusals.map((r) => describeRefusal(battle, r, language, seat));
  return { refusal, ...(also.length > 0 ? { also } : {}) };
}

export const describeEvent = (battle: AnyBattle, event: Types['Event'], language: Language, seat?: string): object => ({
  ...event,
  text: tellEvent(battle.ruleset, stateFor(battle, seat), event, language),
});
