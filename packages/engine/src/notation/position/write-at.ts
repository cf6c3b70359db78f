import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Plain } from '../../schema/language.ts';
import { FREE } from './agenda.ts';
import { frameName, type RawFrame, writeFrame } from './frame-text.ts';
import { layField, WIDTH } from './layout.ts';

/** `at:` on one line where it fits, otherwise as a list of frames. */
export function writeAt<T extends Types>(ruleset: Ruleset<T>, frames: readonly RawFrame[]): string[] {
  if (frames.length === 0) return [`at: ${FREE}`];
  const texts = frames.map((f) => writeFrame(ruleset, f));
  const line = `at: ${inYaml(texts.join(' / '))}`;
  if (line.length <= WIDTH && !texts.includes(null)) return [line];
  return ['at:', ...frames.flatMap((f) => listItem(ruleset, f))];
}

/** Quotes only where YAML would misread a part of it. */
const inYaml = (text: string): string => (/: | #|:$/.test(text) ? `'${text.replaceAll("'", "''")}'` : text);

function listItem<T extends Types>(ruleset: Ruleset<T>, frame: RawFrame): string[] {
  const name = frameName(ruleset, frame);
  const short = name !== null && frame.reply === undefined;
  const text = `  - ${inYaml(writeFrame(ruleset, frame) ?? '')}`;
  if (name !== null && text.length <= WIDTH && (!short || Object.keys(frame.c as object).length === 0)) return [text];
  const fields: [string, Plain][] = short ? [[name, frame.c]] : Object.entries(frame);
  const lines = fields.flatMap(([key, value]) => layField(key, value, 4));
  return [`  - ${lines[0]!.slice(4)}`, ...lines.slice(1)];
}
