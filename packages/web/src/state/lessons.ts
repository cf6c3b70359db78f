import type { Guide, Lesson } from '@walstatt/engine';
import type { Asked, Line, Sight } from '../host/game-host.ts';

/** A rule without a lesson of its own is explained the first time it asks something. */
export const plainLesson = (asked: Asked, title: string, hint: string): Lesson => ({
  id: `rule ${asked.rule}`,
  when: { at: 'asked', request: asked.request.name },
  rule: asked.rule as Lesson['rule'],
  title: { de: title, en: title },
  text: { de: `${asked.ruleText} ${hint}`, en: `${asked.ruleText} ${hint}` },
  show: 'decision',
  until: 'act',
});

function isTime({ when }: Lesson, sight: Sight, lines: readonly Line[]): boolean {
  switch (when.at) {
    case 'begin':
      return true;
    case 'asked':
      return sight.asked.some(
        ({ request, options }) =>
          request.name === when.request &&
          (when.option === undefined || options.some((o) => o.id === when.option || o.id.endsWith(`:${when.option}`))),
      );
    case 'told':
      return lines.some((l) => l.rules.includes(when.rule));
  }
}

/**
 * What is to be taught now: the lesson under way, or the next whose moment has come. Nothing is taught while nobody is
 * asked.
 */
export function lessonNow(
  guide: Guide | null,
  learned: readonly string[],
  sight: Sight,
  lines: readonly Line[],
  plain: (asked: Asked) => Lesson | null,
): Lesson | null {
  const asked = sight.asked[0];
  if (asked === undefined) return null;
  const lessons = guide?.lessons ?? [];
  const next = lessons.find((l) => !learned.includes(l.id) && isTime(l, sight, lines));
  if (next !== undefined) return next;
  if (lessons.some((l) => l.when.at === 'asked' && l.when.request === asked.request.name)) return null;
  const told = asked.ruleText === '' ? null : plain(asked);
  return told === null || learned.includes(told.id) ? null : told;
}
