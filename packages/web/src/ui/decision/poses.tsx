import { useEffect, useState } from 'preact/hooks';
import type { Asked, Sight, Suggestion } from '../../host/game-host.ts';
import { attempt, dropDraft, give, host, setSingle, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { movedPieces } from '../../state/tapped-way.ts';
import { isLaidOut, reserveFor, tellDraft } from '../battle/drafted.ts';
import { ByDirection } from './by-direction.tsx';
import { ByPoints } from './by-points.tsx';
import { OddsBox } from './odds-box.tsx';
import { RefusalBox } from './refusal-box.tsx';
import { TurnPlaced } from './turn-placed.tsx';
import type { WidgetProps } from './widgets.ts';

/** What to do on the table. */
function hintOf(asked: Asked, sight: Sight): 'moveHint' | 'placeManyHint' | 'placeHint' | 'pickHint' {
  if (asked.request.kind === 'path') return 'moveHint';
  if (isLaidOut(sight, asked)) return 'placeManyHint';
  const waiting = reserveFor(sight.scene, asked);
  // A single round base without a front cannot be turned: there is nothing to be said of that.
  if (waiting.length > 0) return waiting.length === 1 && waiting[0]!.facing === null ? 'pickHint' : 'placeHint';
  return sight.scene?.pieces.some((p) => asked.pieces.some((x) => x.id === p.id)) === true ? 'moveHint' : 'pickHint';
}

/** Placements and moves: on the table, by direction and distance, or from a list of ways in words. */
export function PosesWidget({ asked, sight }: WidgetProps) {
  const w = useWords();
  const draft = useGame((s) => s.draft);
  const rejection = useGame((s) => s.rejection);
  const single = useGame((s) => s.single);
  const way = useGame((s) => s.way);
  const [ways, setWays] = useState<readonly Suggestion[] | null>(null);
  useEffect(() => {
    let current = true;
    void host()
      .then((h) => h.suggestions(asked.id))
      .then((s) => current && setWays(s))
      .catch(() => current && setWays([]));
    return () => {
      current = false;
    };
  }, [asked.id]);
  const legal = draft !== null && draft.rejection === null;
  /** Units that are placed by one pose have no models to be moved singly; what is not on the table has to be put there first. */
  const singly =
    asked.pieces.length > 1 &&
    (draft !== null || sight.scene?.pieces.some((p) => asked.pieces.some((x) => x.id === p.id)) === true) &&
    !asked.pieces.some((p) => sight.scene?.units.some((u) => u.id === p.id));
  const told = draft === null ? null : tellDraft(draft, asked.presetText);
  const onTable = sight.scene !== null && asked.byGesture;
  const byPoints = onTable && asked.request.kind === 'path' && movedPieces(sight.scene, asked).length > 0;
  const hint = !onTable ? 'noTableHint' : byPoints && way !== null ? 'wayHint' : hintOf(asked, sight);
  return (
    <>
      <p className="small">{w[hint]}</p>
      {told !== null && (
        <div className={`draft ${legal ? 'good' : 'bad'}`} aria-live="polite">
          <p>
            {told} {legal && <span className="small">✓ {w.legal}</span>}
          </p>
        </div>
      )}
      <div className="row wrap">
        <button
          type="button"
          className="primary"
          disabled={!legal}
          onClick={() => draft && void give(asked, draft.answer)}
        >
          {w.confirm}
        </button>
        {draft !== null && (
          <button type="button" onClick={dropDraft}>
            {w.discard}
          </button>
        )}
        {hint === 'placeHint' && draft !== null && <TurnPlaced asked={asked} draft={draft} />}
        {asked.noneText !== null && (
          <button type="button" onClick={() => void give(asked, [])}>
            {asked.noneText}
          </button>
        )}
      </div>
      {asked.foretold && legal && <OddsBox asked={asked} answer={draft.answer} />}
      {rejection !== null && <RefusalBox asked={asked} rejection={rejection} />}
      {onTable && singly && (
        <label className="check">
          <input type="checkbox" checked={single} onChange={(e) => setSingle(e.currentTarget.checked)} /> {w.adjustOne}
        </label>
      )}
      {byPoints && <ByPoints asked={asked} sight={sight} />}
      {onTable && <ByDirection asked={asked} sight={sight} />}
      <h3>{w.ways}</h3>
      {ways === null ? (
        <p className="small">{w.looking}</p>
      ) : (
        <ul className="options">
          {ways.map((s, i) => (
            <li key={s.words}>
              <button
                type="button"
                className="option"
                data-key={i < 9 ? i + 1 : undefined}
                aria-pressed={draft?.answer === s.answer}
                onClick={() => void attempt(asked, s.answer)}
              >
                {i < 9 && (
                  <span className="kbd" aria-hidden="true">
                    {i + 1}
                  </span>
                )}{' '}
                {s.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
