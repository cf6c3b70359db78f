import type { SeatInfo } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { SideBadge } from '../shared/side-badge.tsx';

/** The button is the only thing to do on this screen. */
const focus = (button: HTMLElement | null): void => button?.focus();

/** Nothing is shown until the right person says so. */
export function HandOver({ to }: { to: SeatInfo }) {
  const w = useWords();
  return (
    <main className="hand-over">
      <div className="card">
        <SideBadge side={to.side} />
        <h1>{w.handOverTo(to.name)}</h1>
        <p>{w.handOverNote}</p>
        <button
          type="button"
          className="primary big"
          ref={focus}
          onClick={() => void host().then((h) => h.take(to.id))}
        >
          {w.iAm(to.name)}
        </button>
      </div>
    </main>
  );
}
