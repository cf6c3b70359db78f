import { FINISHED } from '../../machine/activity.ts';
import type { Ruleset } from '../../machine/game.ts';
import type { Types } from '../../machine/types.ts';
import { nearest } from '../../schema/run/problem.ts';
import { isPlainObject } from '../../schema/run/read-record.ts';
import { meant, type NotationProblem, type Place, problemAt } from '../problems.ts';
import { unknownStep } from './frame-text.ts';

type Path = readonly (string | number)[];

/**
 * What the schema cannot know: steps must exist, the top frame must have one left to do, and a window must open over
 * something.
 */
export function checkFrames<T extends Types>(
  ruleset: Ruleset<T>,
  frames: readonly unknown[],
  find: (path: Path) => Place,
): NotationProblem[] {
  return frames.flatMap((frame, i): NotationProblem[] => {
    const { do: activity, at, c } = isPlainObject(frame) ? frame : {};
    if (typeof activity !== 'string' || typeof at !== 'string') return [];
    if (!Object.hasOwn(ruleset.steps, activity)) return [];
    const report = (part: Path, message: string, hint?: string): NotationProblem[] => [
      problemAt(find([i, ...part]), message, hint, ['agenda', i, ...part]),
    ];
    const unknown = unknownStep(ruleset, activity, at);
    if (unknown !== null) return report(['at'], unknown.message, unknown.hint);
    if (at === FINISHED && i === frames.length - 1) {
      return report(['at'], `${activity} is ${FINISHED}: nothing would be left to do`, 'leave this frame out');
    }
    if (activity !== 'window' && activity !== 'windowOn') return [];
    if (i === 0 && activity === 'window') return report([], 'a window needs the frame below it that it is about');
    const window = isPlainObject(c) ? c['window'] : undefined;
    if (typeof window !== 'string' || ruleset.windowOrder.includes(window)) return [];
    return report(['c', 'window'], `there is no window "${window}"`, meant(nearest(window, ruleset.windowOrder)));
  });
}
