import type { Overlay, Scene } from '@walstatt/scene';
import { loadView3d, type View3d } from '@walstatt/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatInfo } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';

type Props = {
  readonly scene: Scene;
  readonly seats: readonly SeatInfo[];
  readonly selection: readonly string[];
  readonly overlays: readonly Overlay[];
  readonly onSelect: (unit: string | null, piece: string | null) => void;
};

/** The same table in the round, loaded when it is wanted, with the view over a model's shoulder. */
export function Table3d({ scene, seats, selection, overlays, onSelect }: Props) {
  const tapped = useRef(onSelect);
  tapped.current = onSelect;
  const w = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View3d | null>(null);
  useEffect(() => {
    let made: View3d | null = null;
    let current = true;
    void loadView3d().then((create) => {
      if (!current || place.current === null) return;
      made = create(place.current, {
        onSelect: (target) => tapped.current(target?.unit ?? null, target?.piece ?? null),
      });
      setView(made);
    });
    return () => {
      current = false;
      made?.destroy();
      setView(null);
    };
  }, []);
  useEffect(() => {
    const named = seats.map(({ id, name, side }) => ({ id, name, side }));
    view?.update({ scene, seats: named, selection, overlays, label: w.table });
  }, [view, scene, seats, selection, overlays, w]);
  const unit = scene.units.find((u) => u.pieces.length > 0 && (selection.length === 0 || selection.includes(u.id)));
  const piece =
    scene.pieces.find((p) => p.unit === unit?.id && p.leader) ?? scene.pieces.find((p) => p.unit === unit?.id);
  return (
    <div className="table-place">
      <div ref={place} className="table-host" />
      <div className="table-tools">
        {unit !== undefined && piece !== undefined && (
          <button type="button" onClick={() => view?.lookFrom(piece.id)}>
            {w.eye(unit.name)}
          </button>
        )}
        <button type="button" onClick={() => view?.overview()}>
          {w.fit}
        </button>
      </div>
    </div>
  );
}
