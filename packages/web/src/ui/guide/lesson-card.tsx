import type { Lesson } from '@walstatt/engine';
import { learn, leaveGuide, useGuide } from '../../state/guide.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';

/** One rule, taught where it matters. The battle can be played on at any time. */
export function LessonCard({ lesson }: { lesson: Lesson }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const { guide, progress } = useGuide();
  const lessons = guide?.lessons ?? [];
  const done = lessons.filter((l) => progress.learned.includes(l.id)).length;
  const scripted = lessons.some((l) => l.id === lesson.id);
  return (
    <aside className="guide" aria-label={w.guide}>
      <div className="row guide-head">
        <span className="small">
          {scripted && `${w.lesson(done + 1, lessons.length)} `}
          <RuleLink id={lesson.rule} />
        </span>
        <button
          type="button"
          className="quiet small"
          aria-label={w.leaveGuide}
          title={w.leaveGuide}
          onClick={leaveGuide}
        >
          {w.leave}
        </button>
      </div>
      {scripted && <progress value={done} max={lessons.length} aria-label={w.guide} />}
      <div aria-live="polite">
        <h3>{lesson.title[language]}</h3>
        <p>{lesson.text[language]}</p>
      </div>
      <div className="row">
        {lesson.until === 'read' ? (
          <button type="button" className="primary" onClick={() => learn(lesson.id)}>
            {w.understood}
          </button>
        ) : (
          <>
            <span className="small now">{w.yourTurn}</span>
            <button type="button" className="quiet small" onClick={() => learn(lesson.id)}>
              {w.skip}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}
