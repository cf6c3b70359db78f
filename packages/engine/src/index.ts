/** The vocabulary of rule code. The README explains the words. */
export { rollThrough } from './dice/chain.ts';
export { atLeast, atMost, type Classes, classesOf } from './dice/classes.ts';
export {
  type RolledPool,
  rollAgain,
  rollAtLeast,
  rollAtMost,
  rollDie,
  rollHighest,
  rollLowest,
  rollPool,
  rollSum,
} from './dice/roll.ts';
export type { ChainStage, Roll } from './dice/shape.ts';
export { hasEffect } from './effects/expiry.ts';
export type { RuleId } from './generated/rule-ids.ts';
export { FINISHED } from './machine/activity.ts';
export type {
  Game,
  Habits,
  Look,
  Modifier,
  Question,
  RequestDefinition,
  Rule,
  Ruleset,
  RulesetDefinition,
  Script,
  Scripts,
  SignalDefinition,
  Tactic,
  WindowDefinition,
} from './machine/game.ts';
export { areEnemies, enemiesOf, sideOf, sides } from './machine/sides.ts';
export type { EffectRow, Explained, Reason, Refusal, SeatId, Types } from './machine/types.ts';
export { unmodified } from './modifiers/fold.ts';
export { pick, type Rng, seededRng, shuffled } from './random/rng.ts';
export { agree, ask, askAll } from './requests/ask.ts';
export { Faults, type Found, faultsOf, firstFault } from './requests/faults.ts';
export { presetAnswer } from './requests/preset.ts';
export type {
  Answer,
  Leg,
  Option,
  OptionOf,
  Placed,
  Plan,
  Request,
  RequestName,
  RequestOf,
} from './requests/request.ts';
export { aboutEvent, aboutRequest } from './ruleset/about.ts';
export { defineRuleset } from './ruleset/define.ts';
export type {
  CheckedArmy,
  EventDefinition,
  Measure,
  OfferAnswer,
  OptionDefinition,
  Result,
  SetUp,
  Signal,
} from './ruleset/definition.ts';
export type { Emblem } from './ruleset/emblem.ts';
export type { Forecast, Prospect } from './ruleset/forecast.ts';
export type { Guide, Lesson } from './ruleset/guide.ts';
export type { Impossible } from './ruleset/impossible.ts';
export type { InAdvance } from './ruleset/in-advance.ts';
export { kit } from './ruleset/kit.ts';
export { assemble, assembleTexts, type Part, type TextPart } from './ruleset/parts.ts';
export { Unanswerable } from './ruleset/question.ts';
export { chosenBy, stepsBy, variantBy } from './ruleset/readings.ts';
export type { Errand, Task, Tasks } from './ruleset/scripts.ts';
export type { Setup } from './ruleset/setup.ts';
export type { InBoth, SetupChoice, SetupChoices, SetupPick, SetupPicks } from './ruleset/setup-choices.ts';
export type { Language, Teller, Texts } from './ruleset/texts.ts';
export type { Timer } from './ruleset/timer.ts';
export { variant } from './ruleset/variant.ts';
export type { Problem } from './schema/codec.ts';
export type { Plain } from './schema/language.ts';
export { hide, isKnown, known } from './schema/secret.ts';
export { followLegs, legsOf, stepByStep } from './walk/legs.ts';
export { type Crossing, type Met, type WalkRules, walkFields, walkSteps } from './walk/walk.ts';
export { window } from './windows/window.ts';
