import type { Lesson } from '@walstatt/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { useGame } from '../../state/game.ts';
import { learn, openGuide, pointAt, useGuide } from '../../state/guide.ts';
import { lessonNow, plainLesson } from '../../state/lessons.ts';
import { useWords } from '../../state/settings.ts';

/** The lesson to be shown now. A lesson that was acted upon is learned. */
export function useLesson(sight: Sight): Lesson | null {
  const w = useWords();
  const lines = useGame((s) => s.lines);
  const { guide, loaded, progress, battle } = useGuide();
  useEffect(() => {
    if (sight.guided) void openGuide(sight.battle);
  }, [sight.guided, sight.battle]);
  const ready = sight.guided && loaded && battle === sight.battle && !progress.left;
  const lesson = ready
    ? lessonNow(guide, progress.learned, sight, lines, (a) => plainLesson(a, w.newRule, w.guideKinds[a.request.kind]))
    : null;
  const shown = useRef<{ readonly lesson: Lesson; readonly asked: string | undefined } | null>(null);
  const asked = sight.asked[0]?.id;
  useEffect(() => {
    const before = shown.current;
    shown.current = lesson === null ? null : { lesson, asked };
    pointAt(lesson?.when.at === 'asked' ? (lesson.when.option ?? null) : null);
    if (before !== null && before.lesson.until === 'act' && before.asked !== asked) learn(before.lesson.id);
  });
  return lesson;
}
