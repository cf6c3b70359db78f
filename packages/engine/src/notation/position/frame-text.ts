import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import type { Plain } from '../../schema/language.ts';
import { nearest } from '../../schema/run/problem.ts';
import { readFlow } from '../flow/read.ts';
import { writeFlow } from '../flow/write.ts';
import { meant } from '../problems.ts';
import type { Scanner } from '../scanner.ts';

/** A frame as it is written. The codec fills in the defaults of its context. */
export type RawFrame = { readonly do: string; readonly at: string; readonly c: Plain; readonly reply?: Plain };

/** Called with the place of each part of a frame. */
export type MarkFrame = (path: readonly (string | number)[], offset: number) => void;

const NAME = /[^\s/{}[\],"'<]+/y;

/** Reads `activity[.step] [{context}] [<- reply]`. */
export function readFrame<T extends Types>(ruleset: Ruleset<T>, s: Scanner, mark: MarkFrame): RawFrame {
  s.skipSpace();
  const start = s.at;
  const name = s.take(NAME) ?? s.fail(`expected the name of an activity, got ${s.next()}`);
  mark([], start);
  const frame = resolveName(ruleset, name);
  if ('message' in frame) return s.fail(frame.message, frame.hint, start);
  s.skipSpace();
  let c: Plain = {};
  if (s.text[s.at] === '{') c = readFlow(s, { mark: (path, offset) => mark(['c', ...path], offset) });
  s.skipSpace();
  if (!s.has('<-')) return { ...frame, c };
  return { ...frame, c, reply: readFlow(s, { mark: (path, offset) => mark(['reply', ...path], offset) }) };
}

type Named = { readonly do: string; readonly at: string };
type Unknown = { readonly message: string; readonly hint: string | undefined };

/** `walk.cross` is a step of an activity, `walk` its first step. */
export function resolveName<T extends Types>(ruleset: Ruleset<T>, name: string): Named | Unknown {
  if (Object.hasOwn(ruleset.steps, name)) return { do: name, at: ruleset.steps[name]!.first };
  const dot = name.lastIndexOf('.');
  const activity = dot < 0 ? name : name.slice(0, dot);
  if (!Object.hasOwn(ruleset.steps, activity)) {
    const near = nearest(activity, Object.keys(ruleset.steps));
    return { message: `there is no activity ${JSON.stringify(activity)}`, hint: meant(near) };
  }
  const at = name.slice(dot + 1);
  const unknown = unknownStep(ruleset, activity, at);
  return unknown ?? { do: activity, at };
}

/** What is wrong with a step's name. `finished` stands where a frame waits for the activity above it to end. */
export function unknownStep<T extends Types>(ruleset: Ruleset<T>, activity: string, at: string): Unknown | null {
  const { first, next } = ruleset.steps[activity]!;
  const steps = [first, ...Object.values(next)];
  if (steps.includes(at)) return null;
  const near = nearest(at, steps);
  return {
    message: `${activity} has no step ${JSON.stringify(at)}`,
    hint: meant(near) ?? `its steps are ${steps.join(', ')}`,
  };
}

/** The frame as `readFrame` reads it, or null if its names cannot be written this way. */
export function writeFrame<T extends Types>(ruleset: Ruleset<T>, frame: RawFrame): string | null {
  const name = frameName(ruleset, frame);
  if (name === null) return null;
  const context = Object.keys(frame.c as object).length === 0 ? '' : ` ${writeFlow(frame.c)}`;
  return `${name}${context}${frame.reply === undefined ? '' : ` <- ${writeFlow(frame.reply)}`}`;
}

/** The shortest name that `resolveName` takes for this frame. */
export function frameName<T extends Types>(ruleset: Ruleset<T>, frame: Named): string | null {
  for (const name of [frame.do, `${frame.do}.${frame.at}`]) {
    if (!/^[A-Za-z][\w.:-]*$/.test(name)) continue;
    const named = resolveName(ruleset, name);
    if ('do' in named && named.do === frame.do && named.at === frame.at) return name;
  }
  return null;
}
