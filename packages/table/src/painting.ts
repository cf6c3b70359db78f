import type { Point } from '@walstatt/geometry';
import type { Ghost, Overlay, TerrainShape } from '@walstatt/scene';
import { type Box, boxOf, type Detail, detailOf } from './camera.ts';
import { drawBoard, drawMark, drawOverTerrain } from './draw/board.ts';
import { GhostsView } from './draw/ghosts.ts';
import { Keyed } from './draw/keyed.ts';
import { drawOverlay } from './draw/overlays.ts';
import { drawTape } from './draw/tape.ts';
import { UnitsView } from './draw/units.ts';
import type { Layers } from './layers.ts';
import { groundPatterns, paperAge } from './look/patterns.ts';
import { sidePatterns } from './look/sides.ts';
import { paintTerrain } from './look/terrain/paint.ts';
import type { TableModel, Verdict } from './model.ts';
import { indexOf, type SceneIndex } from './scene-index.ts';
import { setAll, svg } from './svg.ts';

/** A move that is being tried out with pointer or keyboard. */
export type Trial = {
  readonly ghosts: readonly Ghost[];
  readonly verdict: Verdict | null;
  /** A point that the keyboard is choosing. */
  readonly cursor: Point | null;
};

/** Turns the model into nodes, redrawing only what changed. It knows nothing of pointers. */
export class Painting {
  model: TableModel;
  index: SceneIndex;
  detail: Detail = 'far';
  /** The visible part of the drawing, set by the viewport. */
  visible: () => Box = () => ({ left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  readonly units: UnitsView;
  readonly #layers: Layers;
  readonly #prefix: string;
  readonly #terrain: Keyed<TerrainShape, SVGGElement>;
  readonly #ghosts: GhostsView;
  readonly #highlighted = new Set<string>();
  #k = 1;
  #ground = '';
  #trial: Trial | null = null;
  #tape: { from: Point; to: Point; shown: string } | null = null;
  #terrainLooks = new WeakMap<Element, string>();

  constructor(layers: Layers, prefix: string, model: TableModel) {
    this.#layers = layers;
    this.#prefix = prefix;
    this.model = model;
    this.index = indexOf(model.scene, model.seats);
    this.units = new UnitsView(layers, prefix);
    this.#terrain = new Keyed<TerrainShape, SVGGElement>(
      layers.terrain,
      () => svg('g', { role: 'img' }),
      (node, shape) => this.#patchTerrain(node, shape),
    );
    this.#ghosts = new GhostsView(
      layers.ghosts,
      (id) => this.#shapeOf(id),
      (unit) => this.index.units.get(unit)?.name ?? unit,
    );
  }

  #pattern = (name: string): string => `url(#${this.#prefix}-${name})`;
  #shapeOf = (id: string) => this.index.pieces.get(id) ?? this.model.placing.find((p) => p.id === id);

  update(model: TableModel, first: boolean): void {
    const before = this.model;
    this.model = model;
    const changed = (key: keyof TableModel): boolean => first || before[key] !== model[key];
    if (changed('words')) this.#name();
    if (changed('scene') || changed('seats')) this.index = indexOf(model.scene, model.seats);
    if (changed('scene') || changed('seats') || changed('rule')) this.#drawGround();
    if (changed('level')) this.#terrain.update(model.scene.terrain, (t) => t.id);
    if (changed('scene')) {
      this.#terrain.update(model.scene.terrain, (t) => t.id);
      this.#drawMarks();
    }
    if (
      ['scene', 'seats', 'selection', 'candidates', 'movable', 'words', 'level'].some((key) =>
        changed(key as keyof TableModel),
      )
    ) {
      this.units.update(model, this.index);
      this.#look();
    }
    if (changed('overlays') || changed('scene') || changed('words')) this.#drawOverlays();
    if (changed('ghosts') || changed('verdict') || changed('scene')) this.#drawGhosts();
    if (changed('candidates') || changed('scene')) this.#drawCandidates();
  }

  zoom(k: number): void {
    this.#k = k;
    this.#look();
    this.#drawOverlays();
    this.#drawGhosts();
    this.#drawTape();
  }

  /** The level of detail depends on the zoom and on the bases present. */
  #look(): void {
    this.detail = detailOf(this.#k, this.index.base);
    setAll(this.#layers.root, { 'data-detail': this.detail });
    this.units.zoom(this.#k, this.detail);
  }

  showTrial(trial: Trial | null): void {
    const overlays = this.#trial?.verdict?.overlays;
    this.#trial = trial;
    this.#drawGhosts();
    if (overlays !== trial?.verdict?.overlays) this.#drawOverlays();
  }

  showTape(tape: { from: Point; to: Point; shown: string } | null): void {
    this.#tape = tape;
    this.#drawTape();
  }

  #name(): void {
    const { words } = this.model;
    setAll(this.#layers.root, { 'aria-label': words.table, 'aria-description': words.help });
    setAll(this.#layers.plates, { 'aria-label': words.units });
    setAll(this.#layers.units, { 'aria-label': words.units });
    setAll(this.#layers.terrain, { 'aria-label': words.terrain });
    setAll(this.#layers.marks, { 'aria-label': words.marks });
  }

  /** Rulesets make new boards for every scene. An equal board is not drawn again. */
  #drawGround(): void {
    const { board } = this.model.scene;
    const key = JSON.stringify([board, this.model.rule, this.index.grain, this.model.seats]);
    if (key === this.#ground) return;
    this.#ground = key;
    this.#layers.defs.replaceChildren(
      paperAge(this.#prefix),
      ...groundPatterns(this.#prefix, this.index.grain),
      ...sidePatterns(this.#prefix),
    );
    this.#layers.board.replaceChildren(...drawBoard(board, this.index, this.model.rule, this.#pattern));
    this.#layers.names.replaceChildren(...drawOverTerrain(board, this.index));
  }

  #patchTerrain(node: SVGGElement, shape: TerrainShape): void {
    const { look: kind, polygon, bottom, top, walls, floors } = shape;
    const { level } = this.model;
    const look = JSON.stringify([kind, polygon, bottom, top, walls, floors, floors ? level : null]);
    setAll(node, { 'aria-label': shape.name, 'data-terrain': shape.id });
    if (this.#terrainLooks.get(node) === look) return;
    this.#terrainLooks.set(node, look);
    node.replaceChildren(paintTerrain(shape, this.index.grain, this.#prefix, level));
  }

  #drawMarks(): void {
    this.#layers.marks.replaceChildren(
      ...this.model.scene.marks.map((mark) =>
        svg(
          'g',
          { class: 'mark', role: 'img', 'aria-label': mark.text, 'data-mark': mark.id },
          drawMark(mark, this.index),
        ),
      ),
    );
  }

  /** Fields that may be chosen are shown as areas. Units and marks get a class. */
  #drawCandidates(): void {
    const wanted = new Set(this.model.candidates);
    for (const node of this.#layers.marks.children)
      node.classList.toggle('is-candidate', wanted.has(node.getAttribute('data-mark') ?? ''));
    this.#drawOverlays();
  }

  #drawOverlays(): void {
    const { overlays, words, scene, candidates } = this.model;
    const wanted = new Set(candidates);
    const fields = scene.board.fields.filter((f) => wanted.has(f.id));
    const shown: Overlay[] = [
      ...fields.map(({ polygon }): Overlay => ({ overlay: 'area', polygon, tone: 'good' })),
      ...overlays,
      ...(this.#trial?.verdict?.overlays ?? []),
    ];
    const nodes = shown.map((overlay) => drawOverlay(overlay, words, this.#k));
    this.#layers.below.replaceChildren(...nodes.flatMap((n) => n.below));
    this.#layers.above.replaceChildren(...nodes.flatMap((n) => n.above));
    this.#highlight(shown);
  }

  #highlight(overlays: readonly Overlay[]): void {
    for (const key of this.#highlighted) {
      const [className, id] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
      this.#mark(id, className, false);
    }
    this.#highlighted.clear();
    for (const overlay of overlays) {
      const id =
        overlay.overlay === 'highlight' ? overlay.id : overlay.overlay === 'sight' ? overlay.blocker : undefined;
      if (id === undefined) continue;
      const className = `is-${overlay.overlay === 'highlight' ? overlay.tone : 'bad'}`;
      this.#highlighted.add(`${className} ${id}`);
      this.#mark(id, className, true);
    }
  }

  #mark(id: string, className: string, on: boolean): void {
    this.units.mark(id, className, on);
    this.#terrain.nodes.get(id)?.classList.toggle(className, on);
    for (const node of this.#layers.marks.children)
      if (node.getAttribute('data-mark') === id) node.classList.toggle(className, on);
    const field = on ? this.model.scene.board.fields.find((f) => f.id === id) : undefined;
    if (!field) return;
    const tone = className === 'is-bad' ? 'bad' : className === 'is-good' ? 'good' : 'neutral';
    this.#layers.below.append(
      ...drawOverlay({ overlay: 'area', polygon: field.polygon, tone }, this.model.words, this.#k).below,
    );
  }

  #drawGhosts(): void {
    const { ghosts, verdict, words } = this.model;
    const shown = this.#trial ?? { ghosts, verdict, cursor: null };
    const named = shown.verdict && {
      ...shown.verdict,
      reason: shown.verdict.reason ?? (shown.verdict.legal ? words.legal : words.illegal),
    };
    this.#ghosts.show(shown.ghosts, named, this.#k, this.visible(), shown.cursor);
  }

  #drawTape(): void {
    const tape = this.#tape;
    this.#layers.tools.replaceChildren(
      ...(tape ? drawTape(tape.from, tape.to, this.model.rule, tape.shown, this.#k) : []),
    );
  }

  /** The part of the drawing that belongs to units, terrain or fields. */
  boxOf(ids: readonly string[]) {
    const wanted = new Set(ids);
    const { scene } = this.model;
    const points = [
      ...scene.pieces.filter((p) => wanted.has(p.id) || wanted.has(p.unit)),
      ...scene.terrain.filter((t) => wanted.has(t.id)).flatMap((t) => t.polygon),
      ...scene.board.fields.filter((f) => wanted.has(f.id)).flatMap((f) => f.polygon),
      ...scene.marks.filter((m) => wanted.has(m.id)),
    ];
    return points.length === 0 ? null : boxOf(points);
  }
}
