import type { Overlay } from '@walstatt/scene';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ReplayCard, ReplayFrame } from '../../host/game-host.ts';
import { forget, host, say } from '../../state/game.ts';
import { go, type Route } from '../../state/route.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { unpack } from '../../state/share.ts';
import { JournalLine } from '../battle/journal-panel.tsx';
import { TableView } from '../battle/table-view.tsx';
import { Phase } from '../shared/phase.tsx';
import { TopBar } from '../shared/top-bar.tsx';
import { openedFile } from './opened-file.ts';
import { Timeline } from './timeline.tsx';

type Source = Extract<Route, { at: 'replay' | 'file' | 'link' }>;

async function sourceOf(route: Source): Promise<{ journal: string } | { battle: string }> {
  if (route.at === 'replay') return { battle: route.id };
  return { journal: route.at === 'file' ? openedFile() : await unpack(route.data) };
}

/** A battle to look at, step by step, and to play on from anywhere. */
export function ReplayPage({ route }: { route: Source }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const [card, setCard] = useState<ReplayCard | string | null>(null);
  const [at, setAt] = useState(0);
  const [frame, setFrame] = useState<ReplayFrame | null>(null);
  const key = JSON.stringify(route);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is told apart by its content; a language tells it anew.
  useEffect(() => {
    let current = true;
    void (async () => {
      const h = await host();
      await h.setLanguage(language);
      const opened = await sourceOf(route)
        .then((source) => h.openReplay(source))
        .catch(() => w.brokenLink);
      if (current) setCard(opened);
    })();
    return () => {
      current = false;
    };
  }, [key, language]);
  const frames = card !== null && typeof card !== 'string' ? card.frames : [];
  const n = frames[Math.min(at, frames.length - 1)]?.n;
  useEffect(() => {
    if (n === undefined || card === null) return;
    let current = true;
    void host()
      .then((h) => h.frame(n))
      .then((f) => current && setFrame(f));
    return () => {
      current = false;
    };
  }, [n, card]);
  const [shown, setShown] = useState<readonly Overlay[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame shows another table.
  useEffect(() => setShown([]), [n]);
  const point = async (line: number): Promise<void> => {
    if (n !== undefined) setShown(await (await host()).frameShown(n, line));
  };
  const rounds = useMemo(() => frames.map((f, i) => ({ ...f, i })).filter((f) => f.round !== null), [frames]);
  const fork = async (): Promise<void> => {
    if (n === undefined) return;
    // What was shown before is forgotten first: the new battle tells its journal as soon as it begins.
    forget();
    try {
      go(`#/battle/${await (await host()).fork(n)}`);
    } catch (error) {
      say((error as Error).message);
    }
  };
  if (typeof card === 'string')
    return (
      <>
        <TopBar home />
        <main className="waiting">
          <p role="alert">
            {w.loadFailed} {card}
          </p>
        </main>
      </>
    );
  return (
    <div className="battle replay">
      <TopBar home>
        <div className="whereabouts">
          <h1>{card?.title ?? w.preparing}</h1>
          {frame && <Phase {...frame} />}
        </div>
      </TopBar>
      <main>
        <section className="board" aria-label={w.table}>
          {frame?.scene ? (
            <TableView scene={frame.scene} seats={frame.seats} unit={card?.unit ?? 'inch'} overlays={shown} />
          ) : (
            <p className="no-picture">{frame && w.noPicture}</p>
          )}
        </section>
        <div className="side">
          <section className="panel decision" aria-label={w.timeline}>
            <Timeline count={frames.length} at={at} rounds={rounds} onGo={setAt} />
            <button type="button" className="primary" disabled={frame === null} onClick={() => void fork()}>
              {w.playOnHere}
            </button>
            {route.at === 'replay' && (
              <a className="button" href={`#/battle/${route.id}`}>
                {w.backToBattle}
              </a>
            )}
          </section>
          <section className="panel journal" aria-label={w.journal} tabIndex={-1}>
            <h2>{w.journal}</h2>
            <ol className="lines">
              {frame?.lines.map((l) => (
                <JournalLine key={l.n} line={l} onPoint={() => void point(l.n)} />
              ))}
            </ol>
            {frame && frame.scene === null && (
              <ul className="overview">
                {frame.overview.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place.
                  <li key={i}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </main>
    </div>
  );
}
