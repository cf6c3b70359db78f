import { useEffect, useState } from 'preact/hooks';
import { host, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { TopBar } from '../shared/top-bar.tsx';
import { BattleScreen } from './battle-screen.tsx';
import { HandOver } from './hand-over.tsx';

/** A battle by its id: one that is running in the host goes on, one that is kept is taken up again. */
export function BattlePage({ id }: { id: string }) {
  const sight = useGame((s) => s.sight);
  const [problem, setProblem] = useState<string | null>(null);
  const w = useWords();
  useEffect(() => {
    if (useGame.getState().sight?.battle === id) return;
    let current = true;
    host()
      .then((h) => h.resume(id))
      .then((found) => current && !found && setProblem(''))
      .catch((error: unknown) => current && setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      current = false;
    };
  }, [id]);
  if (problem !== null)
    return (
      <>
        <TopBar home />
        <main className="waiting">
          <p>
            {w.failed} {problem || w.notKept}
          </p>
        </main>
      </>
    );
  if (sight === null || sight.battle !== id)
    return (
      <>
        <TopBar home />
        <main className="waiting" aria-busy="true">
          <h1>{w.preparing}</h1>
        </main>
      </>
    );
  return sight.handOver === null ? <BattleScreen sight={sight} /> : <HandOver to={sight.handOver} />;
}
