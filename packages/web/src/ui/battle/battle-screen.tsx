import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { setTab, type Tab, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import { LessonCard } from '../guide/lesson-card.tsx';
import { useLesson } from '../guide/use-lesson.ts';
import { Phase } from '../shared/phase.tsx';
import { TopBar } from '../shared/top-bar.tsx';
import { BattleMenu } from './battle-menu.tsx';
import { BattleTable } from './battle-table.tsx';
import { Clocks } from './clocks.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { useKeys } from './keys.ts';
import { Result } from './result.tsx';
import { Score } from './score.tsx';
import { UndoQuestion } from './undo-question.tsx';
import { UnitsPanel } from './units-panel.tsx';
import { useIsWide } from './wide.ts';

const TABS: readonly Tab[] = ['decision', 'journal', 'units'];

/** Table, decision, journal and units of a battle as its viewer sees it. */
export function BattleScreen({ sight }: { sight: Sight }) {
  const w = useWords();
  const tab = useGame((s) => s.tab);
  const wide = useIsWide();
  const [seenResult, setSeenResult] = useState(false);
  useKeys(sight);
  const lesson = useLesson(sight);
  const panel = useRef<HTMLElement>(null);
  const about = `${sight.asked[0]?.id} ${lesson?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or lesson is read from its beginning.
  useEffect(() => {
    // Newer browsers return a promise here, which must not become the effect's clean-up.
    panel.current?.scrollTo(0, 0);
  }, [about]);
  return (
    <div className="battle" data-tab={tab} data-guide={lesson?.show}>
      <TopBar home>
        <div className="whereabouts">
          <h1>{sight.title}</h1>
          <Phase {...sight} />
        </div>
        <div className="tally">
          <Score sight={sight} />
          <Clocks clocks={sight.clocks} />
        </div>
        <BattleMenu sight={sight} />
      </TopBar>
      <main>
        <section className="board" aria-label={w.table}>
          <BattleTable sight={sight} />
        </section>
        <div className="side">
          <nav className="tabs" aria-label={w.panels}>
            {TABS.filter((t) => t !== 'decision' || !wide).map((t) => (
              <button
                key={t}
                type="button"
                aria-pressed={tab === t || (wide && tab === 'decision' && t === 'journal')}
                data-tab={t}
                onClick={() => setTab(t)}
              >
                {w[t]}
              </button>
            ))}
          </nav>
          <section ref={panel} className="panel decision" aria-label={w.decision} id="decision" tabIndex={-1}>
            {lesson !== null && <LessonCard key={lesson.id} lesson={lesson} />}
            <DecisionPanel sight={sight} />
          </section>
          <section className="panel journal" aria-label={w.journal} id="journal" tabIndex={-1}>
            <JournalPanel />
          </section>
          <section className="panel units" aria-label={w.units} id="units" tabIndex={-1}>
            <UnitsPanel sight={sight} />
          </section>
        </div>
      </main>
      {sight.undo !== null && <UndoQuestion undo={sight.undo} />}
      {sight.outcome.over && !seenResult && <Result sight={sight} onClose={() => setSeenResult(true)} />}
    </div>
  );
}
