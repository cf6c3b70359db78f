import type { Entry } from '../../battle/entry.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { stateSchema } from '../../schema/core.ts';
import type { Plain } from '../../schema/language.ts';
import { quoted, writeWord } from '../flow/write.ts';
import { writeBody } from '../journal/write-entry.ts';
import { leaveOut } from './fit.ts';
import type { RawFrame } from './frame-text.ts';
import { FORCED } from './header.ts';
import { IMPOSSIBLE, impossibleIn } from './impossible.ts';
import { layField } from './layout.ts';
import { writeAt } from './write-at.ts';

export type WriteOptions = {
  /** The battle has not begun, and playing from this position begins it. Without this, an empty agenda is free play. */
  readonly begins?: boolean;
};

/**
 * A state at a step boundary as a position file, with the lines since. Defaults are left out, and the order is the
 * schema's. The lines carry no hashes, so that the position can be changed by hand. A position that no battle can reach
 * says so, because otherwise it would be refused when read again.
 */
export function writePosition<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  since: readonly Entry[] = [],
  { begins = false }: WriteOptions = {},
): string {
  const schema = stateSchema(ruleset.schema);
  const { agenda = [], ...fields } = leaveOut(schema, ruleset.codec.sparse(state)) as Record<string, Plain>;
  const frames = (agenda as unknown as RawFrame[]).map((frame) => ({ ...frame, c: frame.c ?? {} }));
  const lines = [
    `ruleset: ${writeWord(ruleset.id)}`,
    `version: ${/^\d+\.\d+\.\d+$/.test(ruleset.version) ? ruleset.version : quoted(ruleset.version)}`,
    ...(impossibleIn(ruleset, state).length === 0 ? [] : [`${IMPOSSIBLE}: true`]),
    ...(ruleset.asksForced ? [`${FORCED}: ask`] : []),
    ...(begins ? [] : writeAt(ruleset, frames)),
    ...(since.length === 0 ? [] : ['answers: |', ...since.map((e) => `  ${writeBody(e)}`)]),
    ...Object.entries(fields).flatMap(([name, value]) => layField(name, value, 0)),
  ];
  return `${lines.join('\n')}\n`;
}
