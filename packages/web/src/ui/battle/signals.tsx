import { useState } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';

/** What a player may say without being asked: giving up, offering a draw. Each is asked for once more. */
export function Signals({ sight, onDone }: { sight: Sight; onDone: () => void }) {
  const w = useWords();
  const [sure, setSure] = useState<string | null>(null);
  return sight.signals.map((s) =>
    sure === s.type ? (
      <div key={s.type} className="row" role="alert">
        <span>{s.sure}</span>
        <button
          type="button"
          className="primary"
          onClick={() => {
            onDone();
            void host().then((h) => h.signal(s.type));
          }}
        >
          {w.yes}
        </button>
        <button type="button" onClick={() => setSure(null)}>
          {w.no}
        </button>
      </div>
    ) : (
      <button key={s.type} type="button" onClick={() => setSure(s.type)}>
        {s.name}
      </button>
    ),
  );
}
