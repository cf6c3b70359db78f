import type { Point } from '@walstatt/geometry';
import { boxOf, type Camera } from './camera.ts';
import type { Desk } from './desk.ts';
import { Focus } from './input/focus.ts';
import { Hover } from './input/hover.ts';
import { listenToKeys } from './input/keyboard.ts';
import { listenToPointers } from './input/pointer.ts';
import { TurnHandle } from './input/turn-handle.ts';
import { makeLayers } from './layers.ts';
import type { TableModel, TableOptions } from './model.ts';
import type { Animations, Playing } from './motion/animation.ts';
import { Player } from './motion/player.ts';
import { Painting } from './painting.ts';
import { Viewport } from './viewport.ts';
import { english } from './words.ts';

/** The board widget: shows a model and reports gestures. It decides nothing. */
export type Table = {
  readonly element: HTMLElement;
  /** Takes what changed and keeps the rest. A new scene or new marks on units end running animations. */
  update(model: Partial<TableModel>): void;
  /** Replaces callbacks and settings. */
  configure(options: TableOptions): void;
  /** Shows everything. */
  fit(): void;
  /** Zooms to these units, pieces, terrain, fields or marks, or to a point at a scale in pixels per millimetre. */
  zoomTo(what: readonly string[] | { readonly at: Point; readonly scale: number }): void;
  /** Zooms about the middle. */
  zoomBy(factor: number): void;
  pan(dx: number, dy: number): void;
  readonly camera: Camera;
  animate(animations: Animations, speed?: number): Playing;
  /** For the host's buttons: the same as Space, Backspace, Enter and Escape while something is held. */
  waypoint(): void;
  takeBack(): void;
  turn(tenths: number): void;
  finish(): void;
  cancel(): void;
  /** Puts the keyboard focus on a unit. */
  focus(unit: string): void;
  destroy(): void;
};

const nothing: TableModel = {
  scene: { board: { outline: [], fields: [], zones: [] }, terrain: [], units: [], pieces: [], marks: [] },
  seats: [],
  overlays: [],
  ghosts: [],
  verdict: null,
  selection: [],
  movable: [],
  candidates: [],
  tool: 'hand',
  level: null,
  placing: [],
  turnStep: 150,
  rule: 2540,
  words: english,
};

/** Changes that cause units to be redrawn. */
const touchesUnits = ['scene', 'seats', 'selection', 'candidates', 'movable', 'words', 'level'] as const;

/** Hosts often pass new lists with equal contents. These do not count as changes. */
function merged(before: TableModel, changes: Partial<TableModel>): TableModel {
  const kept = Object.entries(changes).filter(([key, value]) => {
    const old = before[key as keyof TableModel];
    return !(Array.isArray(value) && JSON.stringify(value) === JSON.stringify(old));
  });
  return { ...before, ...Object.fromEntries(kept) };
}

let tables = 0;

export function createTable(host: HTMLElement, options: TableOptions = {}): Table {
  const layers = makeLayers(host);
  tables += 1;
  const painting = new Painting(layers, `wt${tables}`, nothing);
  const stopListening = new AbortController();
  const { signal } = stopListening;
  const view: Viewport = new Viewport(layers, (k) => {
    painting.zoom(k);
    handle.place();
  });
  painting.visible = () => view.visible();
  const desk: Desk = { layers, view, painting, options, attempt: null };
  const handle = new TurnHandle(desk);
  const hover = new Hover(desk);
  const focus = new Focus(desk, hover, signal);
  const player = new Player(desk);
  // A user who touches the table has seen enough.
  for (const name of ['pointerdown', 'keydown'] as const)
    layers.root.addEventListener(name, () => player.skip(), { signal, capture: true });
  listenToPointers(desk, hover, handle, signal);
  listenToKeys(desk, focus, signal);
  const resizing = new ResizeObserver(() => {
    view.resize();
    view.draw();
  });
  resizing.observe(layers.root);
  let first = true;

  const cancel = (): void => {
    desk.attempt?.cancel();
    desk.attempt = null;
  };

  return {
    element: layers.root,
    get camera() {
      return view.camera;
    },
    update(changes) {
      const before = painting.model;
      const model = merged(before, changes);
      if (touchesUnits.some((key) => model[key] !== before[key])) player.skip();
      if (model.tool !== before.tool || model.placing !== before.placing) cancel();
      const { outline } = model.scene.board;
      const sameBoard = !first && JSON.stringify(outline) === JSON.stringify(before.scene.board.outline);
      painting.update(model, first);
      layers.root.dataset['tool'] = model.tool;
      view.box = boxOf([...outline.flat(), ...model.scene.pieces]);
      if (!sameBoard) {
        view.resize();
        view.fit();
        view.draw();
        painting.zoom(view.camera.k);
      }
      first = false;
      focus.refresh();
      handle.place();
    },
    configure(changes) {
      desk.options = { ...desk.options, ...changes };
    },
    fit: () => view.fit(),
    zoomTo(what) {
      if ('scale' in what) view.centre(what.at, what.scale);
      else {
        const box = painting.boxOf(what);
        const pad = painting.index.base * 2;
        if (box)
          view.fit({ left: box.left - pad, top: box.top - pad, right: box.right + pad, bottom: box.bottom + pad });
      }
    },
    zoomBy: (factor) => view.zoom(view.size.width / 2, view.size.height / 2, factor),
    pan: (dx, dy) => view.pan(dx, dy),
    animate: (animations, speed = 1) => player.play(animations, speed),
    waypoint: () => desk.attempt?.waypoint(),
    takeBack: () => desk.attempt?.takeBack(),
    turn: (tenths) => desk.attempt?.turn(tenths),
    finish() {
      const { attempt } = desk;
      desk.attempt = null;
      attempt?.finish();
    },
    cancel,
    focus: (unit) => painting.units.button(unit)?.focus({ preventScroll: true }),
    destroy() {
      player.skip();
      cancel();
      stopListening.abort();
      resizing.disconnect();
      view.destroy();
      layers.root.remove();
    },
  };
}
