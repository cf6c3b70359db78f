/** What the programs that run battles need besides: computer players, the command line, the page, tests. */
export { Battle, type BattleOptions, type Kept } from './battle/battle.ts';
export type { Entry } from './battle/entry.ts';
export { fork } from './battle/fork.ts';
export { isSecretive, type SeatLine, seatLines } from './battle/gate.ts';
export { knowledgeOf, SPECTATOR } from './battle/knowledge.ts';
export type { Pending, PendingView } from './battle/pending.ts';
export { restoreBattle, type Save, saveBattle } from './battle/save.ts';
export { inAdvance, type Standing } from './battle/standing.ts';
export type { StreamItem } from './battle/stream.ts';
export { everyFace } from './dice/classes.ts';
export { countClasses } from './dice/count-classes.ts';
export { writeShape } from './dice/shape.ts';
export { manualDice } from './dice/sources/manual.ts';
export { recordedDice } from './dice/sources/recorded.ts';
export { type DiceScript, type ScriptedDice, scriptedDice } from './dice/sources/scripted.ts';
export { restoredDice, seededDice } from './dice/sources/seeded.ts';
export type { DiceSource } from './dice/sources/source.ts';
export { ruleIds } from './generated/rule-ids.ts';
export { Eyes } from './machine/eyes.ts';
export { Machine, type Watch } from './machine/machine.ts';
export { type Memo, newMemo } from './machine/memo.ts';
export type { Need } from './machine/need.ts';
export { reduceEvent } from './machine/reduce.ts';
export { type Odds, odds } from './odds/odds.ts';
export { oddsFor } from './odds/odds-for.ts';
export type { OddsQuestion } from './odds/question.ts';
export type { OddsLimits } from './odds/work.ts';
export { checkForm } from './requests/form.ts';
export { refuse, refuseFully } from './requests/legal.ts';
export type { RequestKind } from './requests/request.ts';
export { sampleAnswer } from './requests/sample.ts';
export { unfitAnswer, unfitRequest } from './requests/unfit.ts';
export { askingForced, forBattle } from './ruleset/define.ts';
export { type Answered, askQuestion, readArguments } from './ruleset/question.ts';
export type { Sentences } from './ruleset/texts.ts';
export { keepsSecrets } from './schema/keeps-secrets.ts';
export { UNKNOWN } from './schema/secret.ts';
export { readSentences } from './text/sentences.ts';
export {
  refusalTexts,
  tellEvent,
  teller,
  tellItem,
  tellNone,
  tellOption,
  tellRefusal,
  tellRequest,
} from './text/tell.ts';
export { tellPlan } from './text/tell-plan.ts';
export { freeOffer } from './windows/offers.ts';
