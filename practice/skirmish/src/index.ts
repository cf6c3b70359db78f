import { defineRuleset, type Language, type Ruleset } from '@walstatt/engine';
import { actionPhase, activation } from './activities/action-phase.ts';
import { charge } from './activities/charge.ts';
import { commandPhase } from './activities/command-phase.ts';
import { endPhase } from './activities/end-phase.ts';
import { fight } from './activities/fight.ts';
import { advance, march, withdraw } from './activities/moves.ts';
import { deployment } from './activities/set-up.ts';
import { shoot } from './activities/shoot.ts';
import { fire, hold } from './activities/waiting.ts';
import { walk } from './activities/walk.ts';
import { catalogue } from './data/catalogue.ts';
import { scenarios } from './data/scenarios.ts';
import { setUp } from './data/set-up.ts';
import { expandShorthand } from './data/shorthand.ts';
import { evaluate } from './evaluation.ts';
import { events } from './events.ts';
import { battle, round } from './flow.ts';
import { codec, type State } from './generated/state.ts';
import { guide } from './guide.ts';
import { invariants } from './invariants.ts';
import type { Skirmish } from './kit.ts';
import { measures } from './measures.ts';
import { modifiers } from './modifiers/index.ts';
import { overview } from './overview.ts';
import { questions } from './questions.ts';
import { deploy } from './requests/deploy.ts';
import { planCharge, planMove, planWithdrawal } from './requests/plans.ts';
import { result } from './rules/outcome.ts';
import { schema } from './schema.ts';
import { signals } from './signals.ts';
import { scripts } from './tactics/index.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { medic } from './triggers/medic.ts';
import { overwatch, returnFire } from './triggers/reactions.ts';
import { goToGround, saveReroll, veteranReroll } from './triggers/rerolls.ts';
import { windows } from './triggers/windows.ts';
import { view } from './view/index.ts';

export type { Skirmish } from './kit.ts';

/** Outpost skirmish: the practice game in free space. */
export const ruleset: Ruleset<Skirmish> = defineRuleset<Skirmish>({
  id: 'practice-skirmish',
  version: '0.1.0',
  practice: true,
  unit: 'inch',
  schema,
  codec,
  activities: [
    battle,
    deployment,
    round,
    commandPhase,
    actionPhase,
    endPhase,
    activation,
    advance,
    march,
    fire,
    hold,
    charge,
    withdraw,
    walk,
    shoot,
    fight,
  ],
  events,
  requests: { deploy, planMove, planCharge, planWithdrawal },
  windows,
  triggers: [overwatch, goToGround, veteranReroll, saveReroll, medic, returnFire],
  modifiers,
  questions,
  measures,
  signals,
  options: {
    rounds: { rule: 'SK-OPT-01', values: [2, 4, 6], preset: 4 },
    returnFire: { rule: 'SK-OPT-02', values: [true, false], preset: true },
    deadlyGround: { rule: 'SK-OPT-03', values: [false, true], preset: false },
  },
  scenarios: Object.keys(scenarios),
  catalogue: { units: Object.keys(catalogue) },
  setUp,
  guide,
  battle: 'battle',
  texts: { de, en },
  sentences: {
    de: () => import('../../../docs/rules/practice-skirmish.de.json', { with: { type: 'json' } }),
    en: () => import('../../../docs/rules/practice-skirmish.en.json', { with: { type: 'json' } }),
  },
  nameOf,
  overview,
  ...view,
  rounds: { name: { de: 'Runde', en: 'Round' }, activity: 'round', count: (s) => s.round },
  ownerOf: (s, id) => s.units[s.models[id]?.unit ?? id]?.owner,
  result,
  evaluate,
  scripts,
  expandPosition: expandShorthand,
  invariants,
});

/**
 * Units that have their own name, models (by their unit and their number in it), and sides of one player, which share
 * that player's name.
 */
function nameOf(s: State, id: string, language: Language): string | undefined {
  if (Object.hasOwn(s.units, id)) return s.units[id]!.name || undefined;
  const { names } = language === 'de' ? de : en;
  const [first, ...more] = s.seats.filter((x) => x.side === id);
  if (first !== undefined && more.length === 0) return names[first.id];
  if (!Object.hasOwn(s.models, id)) return undefined;
  const { unit } = s.models[id]!;
  return `${s.units[unit]!.name || (names[unit] ?? unit)} ${s.units[unit]!.models.indexOf(id) + 1}`;
}
