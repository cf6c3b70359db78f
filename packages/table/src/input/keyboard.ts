import type { Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { type Desk, formatted } from '../desk.ts';
import { fieldAt, nearestTowards } from '../formation.ts';
import { Attempt } from './attempt.ts';
import type { Focus } from './focus.ts';
import { KeyTape } from './key-tape.ts';
import { draggedWith, pivotOf } from './target.ts';

const arrows: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Controls the whole table by keys. `help` in the words lists what they do. */
export function listenToKeys(desk: Desk, focus: Focus, signal: AbortSignal): void {
  const { root } = desk.layers;
  const tape = new KeyTape(desk, focus);
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey) return;
      const handled = desk.attempt
        ? attemptKey(desk, event)
        : tape.key(event) || viewKey(desk, event) || focusKey(desk, focus, event);
      if (handled) event.preventDefault();
      tape.follow();
    },
    { signal },
  );
}

/** Keys while something is held. */
function attemptKey(desk: Desk, { key, shiftKey }: KeyboardEvent): boolean {
  const attempt = desk.attempt!;
  const { turnStep } = desk.painting.model;
  const arrow = arrows[key];
  if (arrow) {
    attempt.moveTo(stepFrom(desk, attempt.to, arrow, shiftKey));
    desk.options.announce?.(whereabouts(desk, attempt.gesture()));
    return true;
  }
  switch (key) {
    case 'q':
    case 'Q':
      attempt.turn(turnStep);
      return true;
    case 'e':
    case 'E':
      attempt.turn(-turnStep);
      return true;
    case ' ':
      attempt.waypoint();
      return true;
    case 'Backspace':
      attempt.takeBack();
      return true;
    case 'Enter':
      desk.attempt = null;
      attempt.finish();
      return true;
    case 'Escape':
      desk.attempt = null;
      attempt.cancel();
      return true;
    default:
      return false;
  }
}

/** How far something has been moved, or where it would be put, in words. */
function whereabouts(desk: Desk, gesture: Gesture): string {
  const { scene } = desk.painting.model;
  const points =
    gesture.gesture === 'drag' ? [gesture.from, gesture.to] : gesture.gesture === 'draw' ? gesture.points : [];
  if (gesture.gesture === 'pick') {
    const field = scene.board.fields.find((f) => f.id === gesture.field);
    if (field) return field.label ?? field.id;
    return `${formatted(desk, gesture.at.x)} / ${formatted(desk, gesture.at.y)}`;
  }
  return formatted(
    desk,
    points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y), 0),
  );
}

/** One measure further (a tenth with Shift), or the next field. */
function stepFrom(desk: Desk, from: Point, [dx, dy]: readonly [number, number], fine: boolean): Point {
  const { scene, rule } = desk.painting.model;
  if (scene.board.fields.length > 0) {
    const centres = scene.board.fields.map((f) => f.centre);
    return nearestTowards(from, dx, dy, centres) ?? from;
  }
  const step = (rule || 2540) / (fine ? 10 : 1);
  return { x: Math.round(from.x + dx * step), y: Math.round(from.y + dy * step) };
}

function viewKey(desk: Desk, { key, shiftKey, target }: KeyboardEvent): boolean {
  const { view, layers } = desk;
  const arrow = arrows[key];
  if (arrow && (shiftKey || target === layers.root)) {
    view.pan(-arrow[0] * 80, arrow[1] * 80);
    return true;
  }
  const { width, height } = view.size;
  if (key === '+' || key === '=') view.zoom(width / 2, height / 2, 1.25);
  else if (key === '-') view.zoom(width / 2, height / 2, 0.8);
  else if (key === '0') view.fit();
  else return false;
  return true;
}

function focusKey(desk: Desk, focus: Focus, event: KeyboardEvent): boolean {
  const arrow = arrows[event.key];
  if (arrow) {
    if (focus.piece) focus.stepPiece(arrow[0] + -arrow[1]);
    else focus.towards(arrow[0], arrow[1]);
    return true;
  }
  switch (event.key) {
    case 'Home':
      focus.stepUnit(-Infinity);
      return true;
    case 'End':
      focus.stepUnit(Infinity);
      return true;
    case 'PageUp':
      focus.stepUnit(-1);
      return true;
    case 'PageDown':
      focus.stepUnit(1);
      return true;
    case ' ':
      focus.enter();
      return true;
    case 'Escape':
      if (focus.piece) focus.leave();
      else desk.options.onSelect?.(null, false);
      return true;
    case 'Enter':
      if (!desk.options.onConfirm?.() && focus.unit) choose(desk, focus, event.shiftKey);
      return true;
    case 'm':
    case 'M':
      return pickUp(desk, focus);
    default:
      return false;
  }
}

function choose(desk: Desk, focus: Focus, add: boolean): void {
  const { model, index } = desk.painting;
  const unit = focus.unit!;
  if (model.tool === 'pick') {
    const piece = focus.piece ?? pivotOf(index.piecesOf.get(unit) ?? [])?.id;
    const at = piece === undefined ? undefined : index.pieces.get(piece);
    if (at) desk.options.onGesture?.({ gesture: 'pick', at: { x: at.x, y: at.y }, piece: at.id, turn: 0 });
    return;
  }
  desk.options.onSelect?.({ unit, piece: focus.piece }, add);
}

/** Picks up the focused unit or piece, or whatever is to be placed. */
function pickUp(desk: Desk, focus: Focus): boolean {
  const { model, index } = desk.painting;
  const { announce } = desk.options;
  if (model.tool === 'place' || model.tool === 'pick') {
    const { width, height } = desk.view.size;
    const { left, top } = desk.layers.root.getBoundingClientRect();
    const middle = desk.view.at({ clientX: left + width / 2, clientY: top + height / 2 });
    const start = fieldAt(model.scene.board.fields, middle)?.centre ?? middle;
    desk.attempt = new Attempt(desk, 'place', model.tool === 'place' ? model.placing : [], start);
    return true;
  }
  if (!focus.unit) return false;
  const all = index.piecesOf.get(focus.unit) ?? [];
  const grabbed = focus.piece ? index.pieces.get(focus.piece) : pivotOf(all);
  const pieces = grabbed ? draggedWith(grabbed, focus.piece !== null, desk) : [];
  if (!grabbed || pieces.length === 0) return false;
  desk.attempt = new Attempt(desk, 'drag', pieces, { x: grabbed.x, y: grabbed.y }, model.tool === 'draw');
  announce?.(model.words.moving(index.units.get(focus.unit)?.name ?? ''));
  return true;
}
