import type { Types } from '@walstatt/engine';
import { BUDGETS } from '@walstatt/engine/budgets';
import {
  type Odds,
  type OddsLimits,
  type OddsQuestion,
  oddsFor,
  odds as oddsOf,
  readArguments,
} from '@walstatt/engine/host';
import { UserError } from '../../user-error.ts';
import { completeContext, showField } from '../context.ts';
import { describeRefusal } from '../describe.ts';
import { findPending, type Table, tableOf } from '../session.ts';
import { type Handler, Refused, withArguments } from './handler.ts';
import { forked } from './store.ts';

export const odds: Handler<'odds'> = (session, m) => {
  const table = tableOf(session, m.battle);
  const { measures } = table.battle.ruleset;
  if (!Object.hasOwn(measures, m.measure)) {
    throw new UserError(`There is no measure ${m.measure}.`, [`Known: ${Object.keys(measures).join(', ')}`]);
  }
  const { look } = table.battle;
  const read = readArguments(look, measures[m.measure]!.takes, m.args ?? {});
  if ('problems' in read) throw new UserError(`${m.measure} is not measured like this.`, read.problems.map(showField));
  const at = m.answer === undefined ? table : answered(table, m.answer.to, m.answer.answer);
  const question: OddsQuestion<Types> = {
    measure: { name: m.measure, args: read.args },
    ...(m.begin === undefined
      ? {}
      : {
          start: {
            activity: m.begin.activity,
            context: completeContext(at.battle, m.begin.activity, m.begin.context ?? {}),
          },
        }),
    ...(m.until === undefined ? {} : { until: m.until }),
  };
  const limits = { stop: patience(), ...(m.samples === undefined ? {} : { samples: m.samples }) };
  return {
    measure: m.measure,
    ...withArguments(m.measure, () => compute(at, m.seat, question, m.policies ?? {}, limits)),
  };
};

/** Says when it is enough of exact work, and when of sampling. */
function patience(): NonNullable<OddsLimits['stop']> {
  const { exactly, sampling } = BUDGETS.oddsAsked;
  const begun = performance.now();
  return (work) => performance.now() - begun > (work === 'exact' ? exactly : exactly + sampling);
}

function compute(
  table: Table,
  seat: string | undefined,
  question: OddsQuestion<Types>,
  policies: Record<string, 'default' | 'never' | 'maximise' | 'minimise'>,
  limits: OddsLimits,
): Odds {
  const { battle } = table;
  for (const s of [...Object.keys(policies), ...(seat === undefined ? [] : [seat])]) {
    if (!battle.state.seats.some((x) => x.id === s)) throw new UserError(`There is no seat ${s}.`);
  }
  if (seat === undefined) {
    return oddsOf(battle.ruleset, battle.position, question, policies, { ...limits, memos: battle.memos });
  }
  const result = oddsFor(battle, seat, question, policies, limits);
  if ('refusal' in result) throw new Refused({ refusal: describeRefusal(battle, result.refusal, table.language) });
  return result;
}

/** A copy of the table in which the answer has been given. Its dice are still to fall. */
function answered(table: Table, to: Parameters<typeof findPending>[1], answer: unknown): Table {
  const copy = forked(table, { kind: 'manual' }, {});
  const refusal = copy.battle.answer(findPending(copy, to).id, answer);
  if (refusal !== null) throw new Refused({ refusal: describeRefusal(table.battle, refusal, table.language) });
  return copy;
}
