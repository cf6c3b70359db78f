import { CENTIMETRE, INCH } from '@walstatt/geometry';
import type { Gesture, Ghost, Overlay, PieceShape, Scene } from '@walstatt/scene';
import { createTable, english, german, type Table, type TableModel, type Tool, type Verdict } from '@walstatt/table';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Attack, SeatInfo } from '../../host/game-host.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { writeTicks } from './bearings.ts';
import { useCloseUp } from './close-up.ts';
import { changes, tracers } from './scene-changes.ts';
import { StoreySwitch } from './storey-switch.tsx';

export type TableViewProps = {
  readonly scene: Scene;
  readonly seats: readonly SeatInfo[];
  readonly unit: string;
  readonly overlays?: readonly Overlay[];
  readonly ghosts?: readonly Ghost[];
  readonly verdict?: Verdict | null;
  readonly selection?: readonly string[];
  readonly movable?: readonly string[];
  readonly candidates?: readonly string[];
  readonly tool?: Tool;
  readonly placing?: readonly PieceShape[];
  /** Single models that one has to be near to. */
  readonly near?: readonly PieceShape[];
  /** Shown as tracers once, before anything moves. */
  readonly attacks?: readonly Attack[];
  readonly onGesture?: (gesture: Gesture) => void;
  readonly onTry?: (gesture: Gesture) => Promise<Verdict> | null;
  readonly onSelect?: (unit: string | null, piece: string | null) => void;
  /** Enter on the table while nothing is held; false if there is nothing to confirm. */
  readonly onConfirm?: () => boolean;
  readonly onReady?: (table: Table) => void;
};

const none: readonly never[] = [];

/** The board widget as a component: hands it what changed, shows how pieces went from one picture to the next. */
export function TableView(props: TableViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const live = useRef(props);
  live.current = props;
  const table = useRef<Table | null>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const shown = useRef<Scene | null>(null);
  const attacked = useRef<readonly Attack[]>(none);
  const language = useSettings((s) => s.language);
  const motion = useSettings((s) => s.motion);
  const w = useWords();
  const [level, setLevel] = useState<number | null>(null);
  const { levels = none } = props.scene;

  useLayoutEffect(() => {
    const inches = live.current.unit === 'inch';
    const made = createTable(place.current!, {
      onGesture: (g) => live.current.onGesture?.(g),
      onTry: (g) => live.current.onTry?.(g) ?? null,
      onSelect: (target) => live.current.onSelect?.(target?.unit ?? null, target?.piece ?? null),
      announce: (text) => {
        if (spoken.current !== null) spoken.current.textContent = text;
      },
      onConfirm: () => live.current.onConfirm?.() ?? false,
      formatLength: (ticks) => {
        const { unit, scene } = live.current;
        if (unit === 'hex') return writeTicks(ticks, unit, scene, language);
        const n = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
          ticks / (inches ? INCH : CENTIMETRE),
        );
        return inches ? `${n}″` : `${n} cm`;
      },
      motion,
    });
    table.current = made;
    shown.current = null;
    live.current.onReady?.(made);
    return () => {
      table.current = null;
      made.destroy();
    };
  }, [language, motion]);

  useLayoutEffect(() => {
    const t = table.current;
    if (t === null) return;
    const { scene } = props;
    const model: Partial<TableModel> = {
      seats: props.seats.map(({ id, name, side }) => ({ id, name, side })),
      overlays: props.overlays ?? none,
      ghosts: props.ghosts ?? none,
      verdict: props.verdict ?? null,
      selection: props.selection ?? none,
      movable: props.movable ?? none,
      candidates: props.candidates ?? none,
      tool: props.tool ?? 'hand',
      level: levels.some((l) => l.level === level) ? level : null,
      placing: props.placing ?? none,
      turnStep: props.unit === 'hex' ? 600 : 150,
      rule: props.unit === 'inch' ? INCH : props.unit === 'hex' ? 0 : CENTIMETRE,
      words: language === 'de' ? german : english,
    };
    const before = shown.current;
    shown.current = scene;
    const attacks = props.attacks ?? none;
    const isNew = attacks !== attacked.current;
    attacked.current = attacks;
    const still = before === null || motion === 'none';
    const steps = still || before === scene ? [] : changes(before, scene);
    const shots = still || !isNew ? [] : tracers(before, attacks);
    if (steps.length + shots.length === 0) {
      t.update({ ...model, scene });
      return;
    }
    t.update(model);
    let current = true;
    void t.animate([shots, steps], 1.6).finished.then(() => {
      if (current && table.current === t) t.update({ scene });
    });
    return () => {
      current = false;
      if (table.current === t) t.update({ scene });
    };
  });

  useCloseUp(table, props.near ?? none, language);

  return (
    <div className="table-place">
      <div ref={place} className="table-host" />
      <p ref={spoken} className="spoken" aria-live="polite" />
      <div className="table-tools">
        {levels.length > 1 && <StoreySwitch levels={levels} level={level} onChange={setLevel} />}
        <button
          type="button"
          className="icon"
          aria-label={w.zoomIn}
          title={w.zoomIn}
          onClick={() => table.current?.zoomBy(1.4)}
        >
          +
        </button>
        <button
          type="button"
          className="icon"
          aria-label={w.zoomOut}
          title={w.zoomOut}
          onClick={() => table.current?.zoomBy(1 / 1.4)}
        >
          −
        </button>
        <button type="button" className="icon" aria-label={w.fit} title={w.fit} onClick={() => table.current?.fit()}>
          ⤢
        </button>
      </div>
    </div>
  );
}
