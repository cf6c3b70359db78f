/** The demo: every look of the table, and a host that allows moves of up to six inches. */
import { INCH } from '@walstatt/geometry';
import type { Gesture, Overlay, Scene } from '@walstatt/scene';
import {
  type Animations,
  createTable,
  english,
  german,
  loadView3d,
  type TableModel,
  type Tool,
  type Verdict,
  type View3d,
} from '@walstatt/table';
import '@walstatt/table/table.css';
import { freeScene } from './free-scene.ts';
import { hexScene } from './hex-scene.ts';
import { storeyScene } from './storey-scene.ts';

const find = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const log = find<HTMLOutputElement>('log');
const gestures: Gesture[] = [];
const hovered: unknown[] = [];
const spoken: string[] = [];
const scenes: Record<string, () => Scene> = { free: freeScene, hex: hexScene, storeys: storeyScene };
let scene = freeScene();
let selection: readonly string[] = [];

const seats = [
  { id: 'south', name: 'South' },
  { id: 'north', name: 'North' },
];

const inches = (ticks: number): string => `${(ticks / INCH).toFixed(1)}"`;

function judge(gesture: Gesture): Verdict {
  if (gesture.gesture === 'pick') return { legal: true };
  const points = gesture.gesture === 'drag' ? [gesture.from, gesture.to] : gesture.points;
  let length = 0;
  points.forEach((p, i) => {
    const before = points[i - 1];
    if (before) length += Math.hypot(p.x - before.x, p.y - before.y);
  });
  const limit = 6 * INCH;
  return length <= limit
    ? { legal: true, reason: `${inches(length)} of ${inches(limit)}` }
    : { legal: false, reason: `${inches(length)}: more than ${inches(limit)}` };
}

const table = createTable(find('table'), {
  onGesture(gesture) {
    gestures.push(gesture);
    log.value = JSON.stringify(gesture).slice(0, 140);
  },
  onTry: (gesture) => (asynchronous ? Promise.resolve(judge(gesture)) : judge(gesture)),
  onSelect(target) {
    selection = target ? [target.piece ?? target.unit] : [];
    table.update({ selection });
  },
  onHover: (target) => hovered.push(target),
  announce(text) {
    spoken.push(text);
    log.value = text;
  },
  formatLength: inches,
});
let asynchronous = false;

function show(): void {
  const hex = scene.board.fields.length > 0;
  table.update({
    scene,
    seats,
    movable: scene.units.filter((u) => u.seat === 'south').map((u) => u.id),
    turnStep: hex ? 600 : 150,
    rule: hex ? 0 : INCH,
    level: null,
    selection: [],
    candidates: [],
    overlays: [],
  });
}

/** One of each overlay. */
function sampleOverlays(): Overlay[] {
  const [a, b] = [scene.pieces[0]!, scene.pieces[scene.pieces.length >> 1]!];
  const wood = scene.terrain.find((t) => t.look === 'wood' || t.look === 'hill');
  const unit = scene.units.find((u) => u.id === b.unit)!;
  const own = scene.pieces.filter((p) => p.unit === unit.id);
  return [
    { overlay: 'ring', at: b, radius: 12 * INCH, text: '12"', tone: 'neutral' },
    { overlay: 'arc', at: b, radius: 18 * INCH, from: 450, to: 1350, text: '90°', tone: 'good' },
    { overlay: 'sight', from: b, to: scene.pieces[30] ?? a, open: true },
    {
      overlay: 'sight',
      from: b,
      to: a,
      open: false,
      ...(wood ? { blocker: wood.id, blockedAt: wood.polygon[2]! } : {}),
    },
    ...own
      .slice(1)
      .map((p, i): Overlay => ({ overlay: 'line', style: 'coherency', from: own[i]!, to: p, tone: 'good' })),
    { overlay: 'line', from: b, to: { x: b.x + 9 * INCH, y: b.y + 4 * INCH }, text: '9.8"', tone: 'bad' },
    { overlay: 'highlight', id: scene.units[1]!.id, tone: 'bad' },
  ];
}

function sampleAnimations(): Animations {
  const unit = scene.units.find((u) => u.seat === 'south')!;
  const own = scene.pieces.filter((p) => p.unit === unit.id);
  const foe = scene.pieces[0]!;
  return [
    own.map(
      (p) =>
        ({
          show: 'move',
          piece: p.id,
          way: [p, { x: p.x, y: p.y + 3 * INCH }, { x: p.x + 3 * INCH, y: p.y + 5 * INCH }],
        }) as const,
    ),
    own
      .slice(0, 3)
      .map((p, i) => ({ show: 'shot', from: p, to: foe, hit: i > 0, ...(i === 1 ? { text: '2 hits' } : {}) }) as const),
    { show: 'flash', id: foe.unit, tone: 'bad', text: 'pinned' },
    { show: 'remove', piece: foe.id },
  ];
}

const choose = (id: string, values: readonly string[], on: (value: string) => void): void => {
  const node = find<HTMLSelectElement>(id);
  node.append(...values.map((v) => new Option(v, v)));
  node.addEventListener('change', () => on(node.value));
  const wanted = new URLSearchParams(location.search).get(id);
  if (wanted && values.includes(wanted)) {
    node.value = wanted;
    on(wanted);
  }
};
show();
choose('scene', Object.keys(scenes), (value) => {
  scene = scenes[value]!();
  show();
});
choose('theme', ['light', 'dark', 'contrast'], (value) => {
  document.documentElement.dataset['theme'] = value;
});
choose('tool', ['hand', 'measure', 'draw', 'pick', 'place'], (value) => {
  const placing = scene.pieces.filter((p) => p.unit === scene.units[0]!.id);
  const [x, y] = [placing[0]!.x, placing[0]!.y];
  table.update({
    tool: value as Tool,
    placing: value === 'place' ? placing.map((p) => ({ ...p, x: p.x - x, y: p.y - y })) : [],
  });
});
choose('language', ['en', 'de'], (value) => table.update({ words: value === 'de' ? german : english }));
let overlaid = false;
find('overlays').addEventListener('click', () => {
  overlaid = !overlaid;
  table.update({ overlays: overlaid ? sampleOverlays() : [] });
});
find('animate').addEventListener('click', () => void table.animate(sampleAnimations()));

let view3d: View3d | null = null;
async function toggle3d(): Promise<void> {
  if (view3d) {
    view3d.destroy();
    view3d = null;
    table.element.hidden = false;
    return;
  }
  const create = await loadView3d();
  view3d = create(find('table'), {
    onSelect(target) {
      selection = target ? [target.unit] : [];
      show3d();
    },
  });
  table.element.hidden = true;
  show3d();
}
const show3d = (): void =>
  view3d?.update({ scene, seats, selection, label: '3D', overlays: overlaid ? sampleOverlays() : [] });
find('three').addEventListener('click', () => void toggle3d());

/** For the browser tests. */
const probe = {
  table,
  gestures,
  hovered,
  spoken,
  update: (changes: Partial<TableModel>) => table.update(changes),
  scene: () => scene,
  selection: () => selection,
  animations: sampleAnimations,
  toggle3d,
  view3d: () => view3d,
  answerLater(later: boolean) {
    asynchronous = later;
  },
};
export type Probe = typeof probe;
Object.assign(globalThis, { probe });
