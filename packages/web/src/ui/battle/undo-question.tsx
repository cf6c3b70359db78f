import type { Sight } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { Dialog } from '../shared/dialog.tsx';

/** The others' word on an undo that is not free. */
export function UndoQuestion({ undo }: { undo: NonNullable<Sight['undo']> }) {
  const w = useWords();
  const say = (yes: boolean): void => void host().then((h) => h.agreeUndo(yes));
  return (
    <Dialog title={w.undo}>
      <p>{w.undoAsk(undo.by.name)}</p>
      <div className="row end">
        <button type="button" className="primary" onClick={() => say(true)}>
          {w.agree}
        </button>
        <button type="button" onClick={() => say(false)}>
          {w.disagree}
        </button>
      </div>
    </Dialog>
  );
}
