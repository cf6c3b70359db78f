import { readSentences } from '@walstatt/engine/host';
import { loadRuleset, rulesetIds } from '../../registry.ts';
import { UserError } from '../../user-error.ts';
import { PROTOCOL } from '../protocol.ts';
import { tableOf } from '../session.ts';
import type { Handler } from './handler.ts';

export const hello: Handler<'hello'> = () => ({ walstatt: 'referee', protocol: PROTOCOL, rulesets: rulesetIds() });

export const list: Handler<'list'> = async (session, m) => {
  const ruleset = m.ruleset === undefined ? tableOf(session, m.battle).battle.ruleset : await loadRuleset(m.ruleset);
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    unit: ruleset.unit,
    scenarios: ruleset.scenarios,
    options: ruleset.options,
    activities: ruleset.schema.contexts,
    questions: Object.fromEntries(
      Object.entries(ruleset.questions).map(([n, q]) => [n, { rule: q.rule, takes: q.takes }]),
    ),
    values: Object.keys(ruleset.modifiers),
    measures: Object.fromEntries(Object.entries(ruleset.measures).map(([n, { takes }]) => [n, { takes }])),
    signals: Object.fromEntries(
      Object.entries(ruleset.signals).map(([n, { rule, takes = {} }]) => [n, { rule, takes }]),
    ),
    effects: ruleset.schema.effects,
    windows: ruleset.windowOrder,
  };
};

export const rule: Handler<'rule'> = async (session, m) => {
  const { battle, language } = tableOf(session, m.battle);
  const text = (await readSentences(battle.ruleset, language))[m.rule];
  if (text === undefined) throw new UserError(`${battle.ruleset.id} has no text for ${m.rule}.`);
  return { rule: m.rule, text };
};
