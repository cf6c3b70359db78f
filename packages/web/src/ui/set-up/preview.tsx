import type { Scene, UnitShape } from '@walstatt/scene';
import { useWords } from '../../state/settings.ts';
import { TableView } from '../battle/table-view.tsx';
import { SideBadge } from '../shared/side-badge.tsx';
import type { SetUp } from './use-set-up.ts';

/** The table as it will lie there, and who goes to battle. */
export function Preview({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  const { preview, seats } = setUp;
  const scene = preview?.scene;
  if (!scene) return null;
  return (
    <aside className="preview" aria-label={w.preview}>
      <div className="preview-table" role="img" aria-label={tellTable(scene, w.emptyTable)}>
        <div inert>
          <TableView
            key={sizeOf(scene)}
            scene={bare(scene)}
            seats={preview?.seats ?? []}
            unit={preview?.unit ?? 'inch'}
          />
        </div>
      </div>
      {seats.map((s) => (
        <section key={s.id}>
          <h3>
            <SideBadge side={s.side} /> {s.name}
          </h3>
          <ul className="small">
            {grouped(scene.units.filter((u) => u.seat === s.id)).map(([name, units]) => (
              <li key={name}>
                {units.length > 1 && `${units.length} × `}
                {name}
                <span className="note"> {w.models(modelsOf(scene, units[0]!))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}

/** Units without a place do not belong on the picture of an empty table. */
const bare = (scene: Scene): Scene => ({ ...scene, units: scene.units.filter((u) => u.pieces.length > 0) });

/** Another size of table needs another view of it. */
const sizeOf = (scene: Scene): string =>
  JSON.stringify(scene.board.outline.map((o) => [Math.max(...o.map((p) => p.x)), Math.max(...o.map((p) => p.y))]));

const tellTable = (scene: Scene, empty: string): string =>
  [...new Set(scene.terrain.map((t) => t.name))].slice(0, 12).join(', ') || empty;

const modelsOf = (scene: Scene, u: UnitShape): number =>
  (scene.reserve ?? []).filter((p) => p.unit === u.id).length || u.pieces.length || 1;

/** Units of one name together; an id behind a name tells nothing yet. */
function grouped(units: readonly UnitShape[]): (readonly [string, readonly UnitShape[]])[] {
  return [...Map.groupBy(units, (u) => u.name.replace(/ \([^)]*\)$/, ''))];
}
