import { useState } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { host, say } from '../../state/game.ts';
import { takeUpGuide, useGuide } from '../../state/guide.ts';
import { useWords } from '../../state/settings.ts';
import { download, pack } from '../../state/share.ts';
import { Dialog } from '../shared/dialog.tsx';
import { takeBack } from './keys.ts';
import { Signals } from './signals.tsx';
import { Standings } from './standings.tsx';

/** Take back, save, share, look back, give up, what is not asked any more. */
export function BattleMenu({ sight }: { sight: Sight }) {
  const w = useWords();
  const left = useGuide((s) => s.battle === sight.battle && s.progress.left);
  const [open, setOpen] = useState(false);
  const undo = async (): Promise<void> => {
    if ((await takeBack()) === 'nothing') say(w.nothingToUndo);
  };
  const save = async (): Promise<void> =>
    download(`walstatt-${sight.ruleset}-${sight.battle}.journal`, await (await host()).journal());
  const share = async (): Promise<void> => {
    const packed = await pack(await (await host()).journal());
    if (packed === null) return say(w.tooLong);
    const link = `${location.origin}${location.pathname}#/j/${packed}`;
    await navigator.clipboard.writeText(link).catch(() => prompt(w.share, link));
    say(w.shared);
  };
  return (
    <div className="row menu">
      {sight.seats.some((s) => s.player.kind === 'person') && (
        <button type="button" aria-label={w.undo} title={w.undo} onClick={() => void undo()}>
          <span aria-hidden="true">↶</span> <span className="word">{w.undo}</span>
        </button>
      )}
      <button type="button" aria-label={w.menu} title={w.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden="true">☰</span> <span className="word">{w.menu}</span>
      </button>
      {open && (
        <Dialog title={w.menu} onClose={() => setOpen(false)}>
          {sight.outcome.aim !== '' && (
            <p>
              <strong>{w.aim}:</strong> {sight.outcome.aim}
            </p>
          )}
          <div className="stack">
            <button type="button" onClick={() => void save()}>
              {w.save}
            </button>
            <button type="button" onClick={() => void share()}>
              {w.share}
            </button>
            <a className="button" href={`#/replay/${sight.battle}`}>
              {w.replay}
            </a>
            {left && (
              <button
                type="button"
                onClick={() => {
                  takeUpGuide();
                  setOpen(false);
                }}
              >
                {w.takeUpGuide}
              </button>
            )}
            {sight.viewer !== null && !sight.outcome.over && <Signals sight={sight} onDone={() => setOpen(false)} />}
            <Standings sight={sight} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
