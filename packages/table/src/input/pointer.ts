import type { Point } from '@walstatt/geometry';
import { type Desk, formatted } from '../desk.ts';
import { fieldAt } from '../formation.ts';
import { Attempt } from './attempt.ts';
import { EdgePan } from './edge-pan.ts';
import type { Hover } from './hover.ts';
import { Pinch } from './pinch.ts';
import { draggedWith, pivotOf, targetOf } from './target.ts';
import { TurnHandle } from './turn-handle.ts';

/** Milliseconds until a resting finger asks what is under it. */
const LONG = 450;

/** How many pixels a pointer may shake before a click becomes a drag. */
const SHAKE = 4;

type Press = { readonly id: number; readonly event: PointerEvent; readonly at: Point; x: number; y: number };
type Doing = (event: PointerEvent) => void;

/** Mouse, pen and touch. Each press becomes a click, a pan, a drag, a turn, or the measuring tape. */
export function listenToPointers(desk: Desk, hover: Hover, handle: TurnHandle, signal: AbortSignal): void {
  const { root } = desk.layers;
  const pinch = new Pinch(desk.view, root);
  let press: Press | null = null;
  let doing: Doing | null = null;
  let onRelease: (() => void) | null = null;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let latest: PointerEvent | null = null;
  const edge = new EdgePan(desk.view, root, () => {
    if (latest) doing?.(latest);
  });

  const listen = <K extends keyof HTMLElementEventMap>(name: K, on: (event: HTMLElementEventMap[K]) => void): void =>
    root.addEventListener(name, on, { signal, passive: false });

  const stop = (): void => {
    press = null;
    doing = null;
    onRelease = null;
    clearTimeout(asking);
    edge.stop();
    root.classList.remove('is-panning');
  };

  const abandon = (): void => {
    desk.attempt?.cancel();
    desk.attempt = null;
    desk.painting.showTape(null);
    stop();
  };

  const pan = (from: Press): Doing => {
    root.classList.add('is-panning');
    return ({ clientX, clientY }) => {
      desk.view.pan(clientX - from.x, clientY - from.y);
      from.x = clientX;
      from.y = clientY;
    };
  };

  const measure =
    (from: Press): Doing =>
    (event) => {
      latest = event;
      edge.at(event);
      const to = desk.view.at(event);
      const shown = formatted(desk, Math.hypot(to.x - from.at.x, to.y - from.at.y));
      desk.painting.showTape({ from: from.at, to, shown });
    };

  const drag = (attempt: Attempt, offset: Point): Doing => {
    desk.attempt = attempt;
    onRelease = () => {
      desk.attempt = null;
      attempt.finish();
    };
    return (event) => {
      const p = desk.view.at(event);
      attempt.moveTo({ x: p.x + offset.x, y: p.y + offset.y });
      latest = event;
      edge.at(event);
    };
  };

  const turn = (from: Press): Doing | null => {
    const grip = handle.grip();
    if (!grip) return null;
    const { pieces, pivot } = grip;
    const attempt = new Attempt(desk, 'drag', pieces, { x: pivot.x, y: pivot.y });
    desk.attempt = attempt;
    onRelease = () => {
      desk.attempt = null;
      attempt.finish();
    };
    const fields = desk.painting.model.scene.board.fields.length > 0;
    const step = fields ? desk.painting.model.turnStep : 50;
    return (event) => attempt.turnTo(TurnHandle.angle(pivot, from.at, desk.view.at(event), step));
  };

  /** What a press that has begun to move turns into. */
  const begin = (from: Press): Doing => {
    const { model, index } = desk.painting;
    const { event } = from;
    if (event.button === 1) return pan(from);
    if (event.target instanceof Element && event.target.closest('[data-turn]')) return turn(from) ?? pan(from);
    if (model.tool === 'measure' || event.shiftKey) return measure(from);
    const target = targetOf(event.target, desk, from.at);
    if (model.tool === 'hand' && target?.on === 'unit') {
      const grabbed = target.piece ? index.pieces.get(target.piece) : pivotOf(index.piecesOf.get(target.unit) ?? []);
      const pieces = grabbed ? draggedWith(grabbed, event.altKey, desk) : [];
      if (grabbed && pieces.length > 0) {
        const attempt = new Attempt(desk, 'drag', pieces, { x: grabbed.x, y: grabbed.y });
        return drag(attempt, { x: grabbed.x - from.at.x, y: grabbed.y - from.at.y });
      }
    }
    return pan(from);
  };

  /** Fingers cannot hover, so holding still shows the card and is not a click. */
  const ask = (event: PointerEvent): void => {
    doing = () => {};
    hover.show(targetOf(event.target, desk, desk.view.at(event)), { x: event.clientX, y: event.clientY });
  };

  const click = (event: PointerEvent): void => {
    const { model } = desk.painting;
    const at = desk.view.at(event);
    const target = targetOf(event.target, desk, at);
    const field = fieldAt(model.scene.board.fields, at)?.id;
    const pick = (piece: string | null): void =>
      desk.options.onGesture?.({
        gesture: 'pick',
        at,
        turn: 0,
        ...(model.level === null ? {} : { level: model.level }),
        ...(field === undefined ? {} : { field }),
        ...(piece === null ? {} : { piece }),
      });
    if (model.tool === 'place') putDown(desk, at);
    else if (model.tool === 'draw') drawOn(desk, at);
    else if (model.tool === 'pick') pick(target?.on === 'unit' ? target.piece : null);
    else if (target?.on === 'unit') {
      const { piece, unit } = target;
      const alone = event.altKey || model.selection.includes(unit) || model.candidates.includes(piece ?? '');
      desk.options.onSelect?.({ unit, piece: alone ? piece : null }, event.shiftKey);
    } else {
      const chosen = target && target.on !== 'terrain' ? target.id : field;
      if (chosen !== undefined && model.candidates.includes(chosen)) pick(null);
      else desk.options.onSelect?.(null, event.shiftKey);
    }
  };

  /** Releases the button that was pressed. */
  const up = (event: PointerEvent): void => {
    const [was, release] = [doing, onRelease];
    stop();
    desk.painting.showTape(null);
    if (release) release();
    else if (!was && event.button === 0) click(event);
  };

  listen('pointerdown', (event) => {
    hover.hide();
    if (event.pointerType === 'touch') {
      pinch.down(event);
      if (pinch.active) {
        abandon();
        return;
      }
    }
    if (event.button === 2) {
      desk.attempt?.waypoint();
      return;
    }
    if (press) return;
    press = { id: event.pointerId, event, at: desk.view.at(event), x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') asking = setTimeout(() => ask(event), LONG);
  });

  listen('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      pinch.move(event);
      if (pinch.active) return;
    }
    if (press?.id === event.pointerId) {
      // While a button is held, browsers report the other buttons through move events.
      if (press.event.button === 0 && event.button === 0 && (event.buttons & 1) === 0) {
        up(event);
        return;
      }
      const moved = Math.hypot(event.clientX - press.event.clientX, event.clientY - press.event.clientY);
      if (!doing && moved < SHAKE) return;
      if (!doing) {
        clearTimeout(asking);
        root.setPointerCapture(event.pointerId);
        doing = begin(press);
      }
      doing(event);
      if (event.button === 2 && (event.buttons & 2) !== 0) desk.attempt?.waypoint();
      return;
    }
    const at = desk.view.at(event);
    const { tool } = desk.painting.model;
    if (tool === 'place' && !desk.attempt) putDown(desk, at, true);
    if (tool === 'place' || tool === 'draw') desk.attempt?.moveTo(at);
    if (event.pointerType !== 'touch')
      hover.show(targetOf(event.target, desk, at), { x: event.clientX, y: event.clientY });
  });

  listen('pointerup', (event) => {
    pinch.up(event);
    if (press?.id === event.pointerId && event.button !== 2) up(event);
  });

  listen('pointercancel', (event) => {
    pinch.up(event);
    abandon();
  });
  listen('dblclick', () => {
    if (desk.painting.model.tool !== 'draw') return;
    const { attempt } = desk;
    desk.attempt = null;
    attempt?.finish();
  });
  listen('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') hover.hide();
  });
  listen('contextmenu', (event) => event.preventDefault());
  listen('wheel', (event) => {
    event.preventDefault();
    if (desk.attempt) {
      const { turnStep } = desk.painting.model;
      desk.attempt.turn(event.deltaY < 0 ? turnStep : -turnStep);
      return;
    }
    const { left, top } = root.getBoundingClientRect();
    const amount = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    const factor = Math.exp(-Math.max(-200, Math.min(200, amount)) * (event.ctrlKey ? 0.008 : 0.0018));
    desk.view.zoom(event.clientX - left, event.clientY - top, factor);
  });
}

/** The tool `place`: sets down what hangs at the pointer. `hang` only picks it up. */
function putDown(desk: Desk, at: Point, hang = false): void {
  desk.attempt ??= new Attempt(desk, 'place', desk.painting.model.placing, at);
  desk.attempt.moveTo(at);
  if (hang) return;
  const { attempt } = desk;
  desk.attempt = null;
  attempt.finish();
}

/** The tool `draw`: each click is a waypoint. */
function drawOn(desk: Desk, at: Point): void {
  const { model, index } = desk.painting;
  if (!desk.attempt) {
    const pieces = model.selection.flatMap((id) => index.piecesOf.get(id) ?? index.pieces.get(id) ?? []);
    const pivot = pivotOf(pieces);
    if (!pivot) return;
    desk.attempt = new Attempt(desk, 'drag', pieces, { x: pivot.x, y: pivot.y }, true);
  }
  desk.attempt.moveTo(at);
  desk.attempt.waypoint();
}
