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
    <>
      <button type="button" aria-label={name} title={`${name} (P)`} onClick={() => void stopOrGoOn(sight)}>
        <span aria-hidden="true">{sight.stopped ? '▶' : '❚❚'}</span> <span className="word">{name}</span>
      </button>
      {sight.stopped && (
        <button type="button" aria-label={w.step} title={`${w.step} (N)`} onClick={() => void stepOn()}>
          <span aria-hidden="true">▶❚</span> <span className="word">{w.step}</span>
        </button>
      )}
    </>
  );
}
