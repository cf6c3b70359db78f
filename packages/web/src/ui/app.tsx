import { useEffect } from 'preact/hooks';
import { say, useGame } from '../state/game.ts';
import { readRoute, useHash } from '../state/route.ts';
import { useWords } from '../state/settings.ts';
import { BattlePage } from './battle/battle-page.tsx';
import { later } from './later.tsx';
import { RuleDialog } from './shared/rule-dialog.tsx';
import { StartPage } from './start/start-page.tsx';

const ReplayPage = later(() => import('./replay/replay-page.tsx').then((m) => m.ReplayPage));
const SetUpPage = later(() => import('./set-up/set-up-page.tsx').then((m) => m.SetUpPage));

/** The page for where the player is. */
export function App() {
  const route = readRoute(useHash());
  return (
    <>
      {route.at === 'start' && <StartPage />}
      {route.at === 'setUp' && <SetUpPage id={route.game} key={route.game} />}
      {route.at === 'battle' && <BattlePage id={route.id} key={route.id} />}
      {(route.at === 'replay' || route.at === 'file' || route.at === 'link') && <ReplayPage route={route} />}
      <RuleDialog />
      <Message />
    </>
  );
}

/** Something to be told for a moment. */
function Message() {
  const message = useGame((s) => s.message);
  const w = useWords();
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => say(null), 6000);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className="message" role="status">
      {message !== null && (
        <p>
          {message}{' '}
          <button type="button" className="quiet" onClick={() => say(null)}>
            {w.close}
          </button>
        </p>
      )}
    </div>
  );
}
