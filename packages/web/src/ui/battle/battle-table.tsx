import type { Gesture, PieceShape, Scene } from '@walstatt/scene';
import type { Verdict } from '@walstatt/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Asked, Sight, Trial } from '../../host/game-host.ts';
import { attempt, host, lookAtNow, pickOption, select, takeGesture, tapWay, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { wayTo } from '../../state/tapped-way.ts';
import { draftedScene, fromWhereItStands, isLaidOut, reserveFor } from './drafted.ts';
import { confirm } from './keys.ts';
import { Table3d } from './table-3d.tsx';
import { TableView } from './table-view.tsx';

const isPosed = (asked: Asked | undefined): asked is Asked =>
  asked?.request.kind === 'place' || asked?.request.kind === 'path';

/** The table of a battle in play: what can be moved or chosen now, and what the player is trying. */
export function BattleTable({ sight }: { sight: Sight }) {
  const w = useWords();
  const { scene } = sight;
  const { draft, overlays, aims, selected, picked, single, way, moment, attacks } = useGame();
  const asked = sight.asked[0];
  const placing = useMemo(() => reserveFor(scene, asked), [scene, asked]);
  const units = useMemo(() => unitsOfOptions(scene, asked), [scene, asked]);
  const near = useMemo(() => modelsToChoose(scene, asked), [scene, asked]);
  const pointed = useMemo(() => [...aims, ...overlays], [aims, overlays]);
  const [round, setRound] = useState(false);
  const laidOut = useMemo(() => isLaidOut(sight, asked), [sight, asked]);
  const layOut = laidOut && draft === null;
  useEffect(() => {
    if (layOut && asked !== undefined) void attempt(asked, asked.preset);
  }, [layOut, asked]);
  if (scene === null) return <p className="no-picture">{w.noPicture}</p>;
  const posed = moment === null && isPosed(asked) && asked.byGesture;
  const pieces = posed ? asked.pieces.map((p) => p.id) : [];
  const adjusting = posed && (single || laidOut) && draft !== null && draft.ghosts.length > 1;
  const laid = adjusting ? draftedScene(scene, draft.ghosts, placing) : scene;
  /** What may be moved; of some units only a part. */
  const onTable = laid.pieces.filter((p) => pieces.includes(p.id) || pieces.includes(p.unit));
  const inPart = onTable.some((p) => laid.pieces.some((x) => x.unit === p.unit && !onTable.includes(x)));
  const singly = single || inPart;
  const movable = singly ? onTable.map((p) => p.id) : [...new Set(onTable.map((p) => p.unit))];
  const put = posed && onTable.length === 0 && !laidOut;
  const tool = put ? (placing.length > 0 ? 'place' : 'pick') : posed && way !== null ? 'pick' : 'hand';
  const verdict: Verdict | null = draft === null ? null : verdictOf(draft, asked);
  const tryIt = (g: Gesture): Promise<Verdict> | null => {
    if (!posed) return null;
    return host()
      .then((h) => h.gesture(asked.id, adjusting ? fromWhereItStands(g, scene) : g, draft?.answer ?? null, false))
      .then((t) =>
        t === null ? { legal: false, reason: '–' } : { ...verdictOf(t, asked), ghosts: t.ghosts, overlays: t.overlays },
      );
  };
  const clickOn = (unit: string | null, piece: string | null): void => {
    const option = [...units].find(([, u]) => u === unit || u === piece)?.[0];
    const item = asked?.items.find((i) => i.id === unit || i.id === piece)?.id;
    // Who gives out options one by one goes on looking at what gets them.
    if (asked?.request.kind !== 'assign' || option === undefined) select(unit);
    if (option !== undefined || item !== undefined) pickOption((option ?? item)!);
  };
  const chosen = picked === null ? undefined : units.get(picked);
  /** Single models are taken one by one: a selection would be taken as a whole. */
  // Of several units that are laid out one is in hand: names and grips of all would cover each other.
  const ready = laidOut ? movable.slice(0, selected === null ? 1 : 0) : movable;
  const selection = singly
    ? []
    : [...(selected === null ? [] : [selected]), ...(chosen === undefined ? [] : [chosen]), ...ready];
  const shown = moment?.overlays ?? (draft === null ? pointed : [...pointed, ...draft.overlays]);
  return (
    <>
      {round ? (
        <Table3d
          scene={moment?.scene ?? laid}
          seats={sight.seats}
          selection={selection}
          overlays={shown}
          onSelect={clickOn}
        />
      ) : (
        <TableView
          scene={moment?.scene ?? laid}
          seats={sight.seats}
          unit={sight.unit}
          overlays={shown}
          ghosts={moment === null && !adjusting ? (draft?.ghosts ?? []) : []}
          verdict={moment === null ? verdict : null}
          selection={selection}
          movable={movable}
          candidates={moment === null ? [...units.values(), ...(inPart ? movable : [])] : []}
          tool={tool}
          placing={adjusting ? [] : placing}
          near={near}
          attacks={attacks}
          onGesture={(g) => {
            if (!posed) return;
            if (way !== null && g.gesture === 'pick') {
              void tapWay(asked, scene, wayTo(way, g, scene));
              return;
            }
            if (laidOut && g.gesture === 'drag') select(laid.pieces.find((p) => p.id === g.pieces[0])?.unit ?? null);
            void takeGesture(asked, adjusting ? fromWhereItStands(g, scene) : g);
          }}
          onTry={tryIt}
          onSelect={clickOn}
          onConfirm={() => {
            // Where nothing on the table can be chosen, Enter means the decision itself.
            const elsewhere = !posed && (units.size === 0 || picked !== null);
            if (asked === undefined || !(draft?.rejection === null || elsewhere)) return false;
            confirm(asked);
            return true;
          }}
        />
      )}
      {moment !== null && <LookingBack line={moment.line} />}
      <button type="button" className="in-the-round" aria-pressed={round} onClick={() => setRound(!round)}>
        {round ? w.flat : w.model3d}
      </button>
    </>
  );
}

/** Says that the table is shown as it was, and leads back to the present. */
function LookingBack({ line }: { line: number }) {
  const w = useWords();
  const text = useGame((s) => s.lines.find((l) => l.n === line)?.text);
  return (
    <div className="looking-back" role="status">
      <span>
        <strong>{w.asItWas}</strong> {text}
      </span>
      <button type="button" className="primary" onClick={lookAtNow}>
        {w.backToNow}
      </button>
    </div>
  );
}

/** Letters that a label on the table may have. */
const LABEL = 36;

/** What the label on the table says: why not, or how far. */
function verdictOf(trial: Trial, asked: Asked | undefined): Verdict {
  if (trial.rejection !== null) return { legal: false, reason: trial.rejection.text };
  const words = asked?.request.kind === 'path' ? trial.short : '';
  // A label that covers the table helps nobody; the panel has room for all of it.
  return words === '' || words.length > LABEL ? { legal: true } : { legal: true, reason: words };
}

/** Options that stand for a unit on the table, or for one of its models, by their id. */
function unitsOfOptions(scene: Scene | null, asked: Asked | undefined): Map<string, string> {
  const found = new Map<string, string>();
  if (scene === null || asked === undefined || !('options' in asked.request)) return found;
  const known = new Set(scene.units.map((u) => u.id));
  if (asked.request.kind === 'assign') for (const p of scene.pieces) known.add(p.id);
  for (const { id, onTable } of asked.options) if (onTable !== undefined && known.has(onTable)) found.set(id, onTable);
  return found;
}

/** The models of the unit in question, if it is asked which of them. */
function modelsToChoose(scene: Scene | null, asked: Asked | undefined): readonly PieceShape[] {
  const unit = asked?.request.kind === 'assign' ? asked.subject : null;
  const models = (scene?.pieces ?? []).filter((p) => p.unit === unit);
  return asked?.options.some((o) => models.some((p) => p.id === o.onTable)) ? models : [];
}
