/** Position files and journals. */

export { loadYaml } from '#yaml';
export type { Journal, JournalHeader } from './notation/journal/journal.ts';
export { openingOf } from './notation/journal/opening.ts';
export { parseJournal } from './notation/journal/parse.ts';
export { battleFromJournal, replayJournal } from './notation/journal/replay.ts';
export { writeJournal, writeSeatJournal } from './notation/journal/write.ts';
export { battleFromPosition } from './notation/position/battle.ts';
export { readContext } from './notation/position/context.ts';
export { diceOf, type PositionDice } from './notation/position/dice.ts';
export { rulesetOfPosition } from './notation/position/header.ts';
export { parsePosition } from './notation/position/parse.ts';
export { writePosition } from './notation/position/write.ts';
export { type NotationProblem, showProblem } from './notation/problems.ts';
