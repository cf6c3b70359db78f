import type { Sight } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';

/** Whether there is a computer player that could be stopped. */
export const hasComputer = ({ seats, outcome }: Sight): boolean =>
  !outcome.over && seats.some((s) => s.player.kind === 'computer');

export const stopOrGoOn = async ({ stopped }: Sight): Promise<void> => (await host()).stop(!stopped);
export const stepOn = async (): Promise<void> => (await host()).step();

/** Stops the computer, lets it go on, or lets it take one step. */
export function ComputerButtons({ sight }: { sight: Sight }) {
  const w = useWords();
  if (!hasComputer(sight)) return null;
  const name = sight.stopped ? w.letGoOn : w.pause;
  return (
    <div className="row">
      <button type="button" title={`${name} (P)`} onClick={() => void stopOrGoOn(sight)}>
        <span aria-hidden="true">{sight.stopped ? '▶' : '❚❚'}</span> {name}
      </button>
      {sight.stopped && (
        <button type="button" title={`${w.step} (N)`} onClick={() => void stepOn()}>
          <span aria-hidden="true">▶❚</span> {w.step}
        </button>
      )}
    </div>
  );
}
