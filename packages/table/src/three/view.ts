import type { Overlay, Scene } from '@walstatt/scene';
import {
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  Fog,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PerspectiveCamera,
  Scene as Room,
  Vector3,
  WebGLRenderer,
} from 'three';
import { boxOf, drawX, drawY } from '../camera.ts';
import { outlineOf } from '../look/outline.ts';
import type { TableModel } from '../model.ts';
import { indexOf } from '../scene-index.ts';
import { listenToEye, place, type Stand } from './eye.ts';
import { buildMarks } from './marks.ts';
import { paletteOf } from './palette.ts';
import { pieceUnder } from './pick.ts';
import { buildPieces } from './pieces.ts';
import { prism } from './solids.ts';
import { buildTerrain } from './terrain.ts';

/** The part of the model that the 3D view needs. */
export type Model3d = Pick<TableModel, 'scene' | 'seats' | 'selection'> & {
  readonly label: string;
  readonly overlays?: readonly Overlay[];
};

export type View3dOptions = {
  readonly quality?: 'low' | 'high';
  /** A unit was tapped. Null means a tap on empty space. */
  onSelect?(target: { readonly unit: string; readonly piece: string } | null): void;
};

export type View3d = {
  readonly element: HTMLElement;
  update(model: Model3d): void;
  /** Looks over the shoulder of a model, in its direction. False if it is not on the table. */
  lookFrom(piece: string): boolean;
  /** Returns to the view of the whole table. */
  overview(): void;
  /** How far the eye is from what it looks at, in millimetres. 0 in a model's head. */
  distance(): number;
  /** Draws immediately instead of in the next frame. */
  draw(): void;
  destroy(): void;
};

/**
 * The same scene in 3D. It draws only when something changed, because without a graphics card each picture costs a
 * tenth of a second.
 */
export function createView3d(host: HTMLElement, options: View3dOptions = {}): View3d {
  const quality = options.quality ?? 'low';
  const element = document.createElement('div');
  element.className = 'wt-table wt-three';
  element.tabIndex = 0;
  element.setAttribute('role', 'application');
  host.append(element);
  const renderer = new WebGLRenderer({ antialias: quality === 'high', alpha: true });
  renderer.setPixelRatio(quality === 'high' ? Math.min(2, devicePixelRatio) : 1);
  renderer.shadowMap.enabled = quality === 'high';
  element.append(renderer.domElement);
  const camera = new PerspectiveCamera(45, 1, 2, 9000);
  const room = new Room();
  const [ground, pieces, marks] = [new Group(), new Group(), new Group()];
  const sun = new DirectionalLight('#fff4dd', 2.2);
  room.add(new AmbientLight('#ffffff', 1.9), sun, sun.target, ground, pieces, marks);
  const stop = new AbortController();
  let stand: Stand = { stand: 'around', target: new Vector3(), distance: 1000, yaw: Math.PI / 2, pitch: 0.85 };
  let scene: Scene | null = null;
  let frame = 0;

  const draw = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    element.dataset['stand'] = stand.stand;
    place(camera, stand);
    renderer.render(room, camera);
  };
  const changed = (): void => {
    frame ||= requestAnimationFrame(draw);
  };
  const tapped = (at: { readonly x: number; readonly y: number }): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const piece = pieceUnder(at.x - left, at.y - top, { width, height }, scene?.pieces ?? [], camera);
    options.onSelect?.(piece && { unit: piece.unit, piece: piece.id });
  };
  listenToEye(element, () => stand, changed, tapped, stop.signal);
  const resize = (): void => {
    const { clientWidth, clientHeight } = element;
    renderer.setSize(clientWidth, clientHeight);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    draw();
  };
  const resizing = new ResizeObserver(resize);
  resizing.observe(element);

  const overview = (): void => {
    if (!scene) return;
    const { left, right, top, bottom } = boxOf(scene.board.outline.flat());
    const [width, depth] = [right - left, bottom - top];
    const target = new Vector3((left + right) / 2, 0, (top + bottom) / 2 + depth * 0.06);
    const half = Math.tan((45 * Math.PI) / 360);
    const distance = Math.max(width / 2 / (half * camera.aspect), (depth * 0.4) / half) + depth * 0.36;
    stand = {
      stand: 'around',
      target,
      distance,
      yaw: Math.PI / 2,
      pitch: 0.85,
    };
    camera.fov = 45;
    camera.updateProjectionMatrix();
    changed();
  };

  return {
    element,
    draw,
    overview,
    distance: () => (stand.stand === 'around' ? stand.distance : 0),
    update(model) {
      const first = scene === null;
      const groundChanged = first || scene!.terrain !== model.scene.terrain || scene!.board !== model.scene.board;
      scene = model.scene;
      element.setAttribute('aria-label', model.label);
      const colour = paletteOf(element);
      const index = indexOf(scene, model.seats);
      room.fog = new Fog(colour('sky-low'), 1500, 9000);
      if (groundChanged) {
        clear(ground);
        const paper = new MeshLambertMaterial({ color: colour('paper') });
        for (const outline of scene.board.outline) ground.add(new Mesh(prism(outlineOf(outline), -20, 0), paper));
        ground.add(...scene.terrain.map((t) => buildTerrain(t, index.grain, colour)));
        ground.add(fieldLines(scene, colour('ink-soft').getHex()));
        const { left, right, top, bottom } = boxOf(scene.board.outline.flat());
        sun.position.set(left - 500, 1600, top - 300);
        sun.target.position.set((left + right) / 2, 0, (top + bottom) / 2);
      }
      clear(pieces);
      pieces.add(buildPieces(scene.pieces, index, colour, new Set(model.selection)));
      clear(marks);
      marks.add(buildMarks(model.overlays ?? [], scene, colour));
      element.dataset['marks'] = String(marks.children[0]?.children.length ?? 0);
      if (first) {
        resize();
        overview();
      }
      changed();
    },
    lookFrom(id) {
      const piece = scene?.pieces.find((p) => p.id === id);
      if (!piece) return false;
      const yaw = ((piece.facing ?? 900) * Math.PI) / 1800;
      const height = Math.max(10, piece.height / 100);
      const back = height * 1.1;
      const at = new Vector3(
        drawX(piece) - Math.cos(yaw) * back,
        piece.z / 100 + height * 1.25,
        drawY(piece) + Math.sin(yaw) * back,
      );
      stand = { stand: 'eye', at, yaw, pitch: -0.08 };
      camera.fov = 62;
      camera.updateProjectionMatrix();
      changed();
      return true;
    },
    destroy() {
      cancelAnimationFrame(frame);
      stop.abort();
      resizing.disconnect();
      clear(ground);
      clear(pieces);
      clear(marks);
      renderer.dispose();
      element.remove();
    },
  };
}

/** The edges of fields, a little above the ground. */
function fieldLines(scene: Scene, color: number): LineSegments {
  const points = scene.board.fields.flatMap(({ polygon }) =>
    polygon.flatMap((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      return [new Vector3(drawX(a), 0.6, drawY(a)), new Vector3(drawX(b), 0.6, drawY(b))];
    }),
  );
  return new LineSegments(new BufferGeometry().setFromPoints(points), new LineBasicMaterial({ color }));
}

/** Empties a group and frees its memory. */
function clear(group: Group): void {
  group.traverse((node: Object3D) => {
    const { geometry, material } = node as Partial<Mesh>;
    geometry?.dispose();
    for (const m of [material].flat() as (Material | undefined)[]) m?.dispose();
  });
  group.clear();
}
