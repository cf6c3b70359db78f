import type { PieceShape, UnitShape } from '@walstatt/scene';
import { type Detail, drawX, drawY } from '../camera.ts';
import type { Layers } from '../layers.ts';
import type { TableModel } from '../model.ts';
import { diameter, middleOf, type SceneIndex } from '../scene-index.ts';
import { round, setAll, svg } from '../svg.ts';
import { Keyed } from './keyed.ts';
import { pieceLabel, unitLabel } from './labels.ts';
import { pieceParts, turned, turningPart } from './piece-node.ts';
import { makePlate, plateButton, plateFace, plateParts } from './plate.ts';
import { type Spread, spread } from './spread.ts';

/**
 * Where a plate belongs (behind its unit, because the enemy stands in front of it), and how wide that place is, in
 * millimetres of the drawing.
 */
type Anchor = {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  readonly behind: 'above' | 'below';
  readonly width: number;
};

/** The width of a letter of a name in pixels, and how far plates may be pushed from where they belong. */
const LETTER = 7;
const MOST_APART = 16;

/** Draws units: each as a group of pieces, with a plate above all pieces. */
export class UnitsView {
  readonly #groups: Keyed<UnitShape, SVGGElement>;
  readonly #plates: Keyed<UnitShape, SVGGElement>;
  readonly #pieces = new Map<string, SVGGElement>();
  readonly #looks = new WeakMap<Element, string>();
  readonly #prefix: string;
  #anchors = new Map<string, Anchor>();
  #seen: { k: number; detail: Detail; size: number } = { k: 1, detail: 'far', size: 1 };
  readonly #spreads = new Map<string, Spread>();
  #model!: TableModel;
  #index!: SceneIndex;
  #members = new Map<string, Keyed<PieceShape, SVGGElement>>();

  constructor(layers: Layers, prefix: string) {
    this.#prefix = prefix;
    this.#groups = new Keyed<UnitShape, SVGGElement>(
      layers.units,
      (unit) => this.#makeUnit(unit),
      (node, unit) => this.#patchUnit(node, unit),
    );
    this.#plates = new Keyed<UnitShape, SVGGElement>(
      layers.plates,
      (unit) => makePlate(unit.id),
      (node, unit) => this.#patchPlate(node, unit),
    );
  }

  update(model: TableModel, index: SceneIndex): void {
    this.#model = model;
    this.#index = index;
    const onTable = model.scene.units.filter((u) => (index.piecesOf.get(u.id)?.length ?? 0) > 0);
    // Units in the air are drawn last, above everything else.
    const isUp = (u: UnitShape): boolean => index.piecesOf.get(u.id)!.some((p) => p.air);
    const units = onTable.some(isUp) ? [...onTable.filter((u) => !isUp(u)), ...onTable.filter(isUp)] : onTable;
    this.#anchors = new Map(units.map((u) => [u.id, this.#anchor(u)]));
    this.#groups.update(units, (u) => u.id);
    this.#plates.update(units, (u) => u.id);
    for (const id of this.#members.keys()) if (!this.#groups.nodes.has(id)) this.#members.delete(id);
    for (const id of this.#pieces.keys()) if (!index.pieces.has(id)) this.#pieces.delete(id);
  }

  /**
   * Plates keep their size on the screen. They lie over the unit when far away, behind it when its pieces can be seen.
   */
  zoom(k: number, detail: Detail): void {
    // Very far out (as on phones) counters would cover each other.
    const size = Math.min(1, Math.max(0.62, 0.35 + (this.#index.base * k) / 18));
    this.#seen = { k, detail, size };
    this.#spreads.clear();
    for (const [id, node] of this.#plates.nodes) {
      // A name no longer than its unit covers no other unit's name.
      const name = this.#index.units.get(id)?.name ?? '';
      node.classList.toggle('has-room', (this.#anchors.get(id)?.width ?? 0) * k >= name.length * LETTER);
    }
    for (const [id, anchor] of this.#anchors) {
      const { width, height } = this.#sizeOf(id);
      this.#spreads.set(id, { x: anchor.x * k, y: this.#heightOf(anchor) * k, width, height, dx: 0, dy: 0 });
    }
    spread([...this.#spreads.values()], MOST_APART);
    for (const id of this.#plates.nodes.keys()) this.#placePlate(id, 0, 0);
  }

  /** How much room a plate takes on the screen: a counter when far away, otherwise its badges, and its name if it shows. */
  #sizeOf(id: string): { readonly width: number; readonly height: number } {
    const { detail, size } = this.#seen;
    if (detail === 'far') return { width: 40 * size, height: 36 * size };
    const unit = this.#index.units.get(id);
    const named = detail === 'near' || this.#plates.nodes.get(id)?.classList.contains('has-room') === true;
    const letters = Math.max(named ? (unit?.name.length ?? 0) : 0, 3 * (unit?.badges.length ?? 0));
    return { width: LETTER * letters * size, height: (named ? 36 : 18) * size };
  }

  /** Moves a plate along while its unit is shown moving, in millimetres of the drawing. */
  shiftPlate(unit: string, dx: number, dy: number): void {
    this.#placePlate(unit, dx, dy);
  }

  #placePlate(id: string, dx: number, dy: number): void {
    const [anchor, node] = [this.#anchors.get(id), this.#plates.nodes.get(id)];
    if (!anchor || !node) return;
    const { k, size } = this.#seen;
    const apart = this.#spreads.get(id);
    const y = this.#heightOf(anchor);
    node.classList.toggle('is-below', anchor.behind === 'below');
    const scale = round((1000 * size) / k) / 1000;
    node.setAttribute(
      'transform',
      `translate(${round(anchor.x + dx + (apart?.dx ?? 0) / k)} ${round(y + dy + (apart?.dy ?? 0) / k)})scale(${scale})`,
    );
  }

  /** Over the unit when far away, behind it when its pieces can be seen. */
  #heightOf({ y, top, bottom, behind }: Anchor): number {
    const { k, detail } = this.#seen;
    return detail === 'far' ? y : behind === 'above' ? top - 10 / k : bottom + 24 / k;
  }

  piece(id: string): SVGGElement | undefined {
    return this.#pieces.get(id);
  }

  /** The node that takes the keyboard's focus for a unit. */
  button(unit: string): SVGElement | undefined {
    const plate = this.#plates.nodes.get(unit);
    return plate && plateButton(plate);
  }

  /** The units that have a plate, in order. */
  shown(): string[] {
    return [...this.#plates.nodes.keys()];
  }

  /** Adds a class to, or removes it from, a unit with all its pieces, or one piece. */
  mark(id: string, className: string, on: boolean): void {
    this.#pieces.get(id)?.classList.toggle(className, on);
    const plate = this.#plates.nodes.get(id);
    if (!plate) return;
    plate.classList.toggle(className, on);
    for (const piece of this.#index.piecesOf.get(id) ?? []) this.#pieces.get(piece.id)?.classList.toggle(className, on);
  }

  #anchor(unit: UnitShape): Anchor {
    const pieces = this.#index.piecesOf.get(unit.id) ?? [];
    const middle = middleOf(pieces);
    const top = Math.min(...pieces.map((p) => drawY(p) - diameter(p) * 0.66));
    const bottom = Math.max(...pieces.map((p) => drawY(p) + diameter(p) * 0.66));
    const upwards = pieces.reduce((sum, p) => sum + (p.facing === null ? 0 : Math.sin((p.facing * Math.PI) / 1800)), 0);
    const xs = pieces.map((p) => drawX(p));
    const width = Math.max(...xs) - Math.min(...xs) + this.#index.base;
    const behind = upwards > 0.3 * pieces.length ? 'below' : 'above';
    return { x: drawX(middle), y: drawY(middle), top, bottom, behind, width };
  }

  #makeUnit(unit: UnitShape): SVGGElement {
    const node = svg('g', { class: 'unit', role: 'group' });
    this.#members.set(
      unit.id,
      new Keyed<PieceShape, SVGGElement>(
        node,
        (piece) => this.#makePiece(piece),
        (child, piece) => this.#patchPiece(child, piece),
      ),
    );
    return node;
  }

  #patchUnit(node: SVGGElement, unit: UnitShape): void {
    setAll(node, { 'aria-label': unit.name });
    this.#members.get(unit.id)!.update(this.#index.piecesOf.get(unit.id) ?? [], (p) => p.id);
  }

  #makePiece(piece: PieceShape): SVGGElement {
    const node = svg('g', { role: 'button', tabindex: -1, 'data-piece': piece.id, 'data-unit': piece.unit });
    this.#pieces.set(piece.id, node);
    return node;
  }

  #patchPiece(node: SVGGElement, piece: PieceShape): void {
    const unit = this.#index.units.get(piece.unit)!;
    const side = this.#index.sideOf(unit.seat);
    const { shape, x, y, wounds, leader, facing, level = 0, air, template } = piece;
    const form =
      shape.kind === 'circle'
        ? shape.radius
        : `${facing} ${shape.points.map((p) => `${p.x - x},${p.y - y}`).join(' ')}`;
    const look = `${form} ${side} ${unit.symbol} ${wounds?.lost} ${wounds?.of} ${leader} ${facing === null} ${level} ${air} ${template}`;
    if (this.#looks.get(node) !== look) {
      this.#looks.set(node, look);
      node.replaceChildren(
        ...pieceParts(piece, { side, symbol: unit.symbol, pattern: `url(#${this.#prefix}-side-${side % 4})` }),
      );
    }
    node.style.removeProperty('opacity');
    setAll(turningPart(node)!, { transform: turned(facing) });
    setAll(node, {
      transform: `translate(${drawX(piece)} ${drawY(piece)})`,
      'aria-label': pieceLabel(piece, unit, this.#index, this.#model.words),
    });
    node.classList.add('piece', `side-${side % 4}`);
    const looked = this.#model.level;
    node.classList.toggle('other-storey', looked !== null && !air && level !== looked);
    this.#flags(node, piece.id, piece.unit);
  }

  #patchPlate(node: SVGGElement, unit: UnitShape): void {
    const side = this.#index.sideOf(unit.seat);
    const count = this.#index.piecesOf.get(unit.id)?.length ?? 0;
    const look = JSON.stringify([side, count, unit.symbol, unit.name, unit.badges]);
    if (this.#looks.get(node) !== look) {
      this.#looks.set(node, look);
      plateFace(node).replaceChildren(...plateParts(unit, side, count, `url(#${this.#prefix}-side-${side % 4})`));
    }
    node.classList.add(`side-${side % 4}`);
    this.#flags(node, unit.id, unit.id);
    setAll(plateButton(node), {
      'aria-label': unitLabel(unit, count, this.#index, this.#model.words),
      'aria-pressed': String(node.classList.contains('is-selected')),
    });
  }

  #flags(node: SVGGElement, id: string, unit: string): void {
    const { selection, candidates, movable } = this.#model;
    const either = (list: readonly string[]): boolean => list.includes(id) || list.includes(unit);
    node.classList.toggle('is-selected', either(selection));
    node.classList.toggle('is-candidate', either(candidates));
    node.classList.toggle('is-movable', either(movable));
  }
}
