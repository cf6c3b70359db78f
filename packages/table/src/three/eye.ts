import type { PerspectiveCamera, Vector3 } from 'three';

/** Where the camera is: orbiting a point of the table, or in the head of a model. */
export type Stand =
  | { readonly stand: 'around'; target: Vector3; distance: number; yaw: number; pitch: number }
  | { readonly stand: 'eye'; at: Vector3; yaw: number; pitch: number };

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/**
 * Puts the camera where the stand says. Angles are radians. Yaw 0 looks along +x of the table; yaw grows
 * counter-clockwise.
 */
export function place(camera: PerspectiveCamera, stand: Stand): void {
  const [c, s] = [Math.cos(stand.yaw), -Math.sin(stand.yaw)];
  if (stand.stand === 'around') {
    const flat = Math.cos(stand.pitch) * stand.distance;
    const { x, y, z } = stand.target;
    camera.position.set(x - c * flat, y + Math.sin(stand.pitch) * stand.distance, z - s * flat);
    camera.lookAt(stand.target);
    return;
  }
  camera.position.copy(stand.at);
  const flat = Math.cos(stand.pitch);
  camera.lookAt(stand.at.x + c * flat, stand.at.y + Math.sin(stand.pitch), stand.at.z + s * flat);
}

/** How many pixels a pointer may shake before a tap becomes a drag. */
const SHAKE = 6;

/**
 * Pointers and keys move the stand: dragging turns, right drag or Shift moves, the wheel zooms. Two fingers move and
 * zoom at once. A press that does not move is a tap.
 */
export function listenToEye(
  element: HTMLElement,
  stand: () => Stand,
  changed: () => void,
  tapped: (at: { readonly x: number; readonly y: number }) => void,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let begun: { x: number; y: number } | null = null;
  const listen = <K extends keyof HTMLElementEventMap>(name: K, on: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(name, on, { signal, passive: false });
  const turn = (dx: number, dy: number): void => {
    const s = stand();
    s.yaw += s.stand === 'around' ? -dx : dx;
    s.pitch = s.stand === 'around' ? clamp(s.pitch + dy, 0.05, 1.5) : clamp(s.pitch + dy, -1.2, 1.2);
    changed();
  };
  const shift = (dx: number, dy: number): void => {
    const s = stand();
    if (s.stand !== 'around') return;
    const [c, n] = [Math.cos(s.yaw), -Math.sin(s.yaw)];
    s.target.x += (dx * n + dy * c) * s.distance;
    s.target.z += (-dx * c + dy * n) * s.distance;
    changed();
  };
  const approach = (factor: number): void => {
    const s = stand();
    if (s.stand === 'around') s.distance = clamp(s.distance * factor, 60, 6000);
    changed();
  };
  listen('pointerdown', (event) => {
    const at = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, at);
    begun = fingers.size === 1 ? { ...at } : null;
    element.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (begun && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SHAKE) return;
    begun = null;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0 && after > 0) approach(before / after);
      shift(dx * 0.0006, dy * 0.0006);
    } else if (event.buttons === 2 || event.shiftKey) shift(dx * 0.0012, dy * 0.0012);
    else turn(dx * 0.005, dy * 0.005);
    finger.x = event.clientX;
    finger.y = event.clientY;
  });
  listen('pointerup', (event) => {
    fingers.delete(event.pointerId);
    if (begun) tapped(begun);
    begun = null;
  });
  listen('pointercancel', (event) => {
    fingers.delete(event.pointerId);
    begun = null;
  });
  listen('contextmenu', (event) => event.preventDefault());
  listen('wheel', (event) => {
    event.preventDefault();
    approach(Math.exp(clamp(event.deltaY, -200, 200) * 0.0015));
  });
  listen('keydown', (event) => {
    const [move, angle] = [0.05, 0.08];
    const keys: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? shift(move, 0) : turn(angle, 0)),
      ArrowRight: () => (event.shiftKey ? shift(-move, 0) : turn(-angle, 0)),
      ArrowUp: () => (event.shiftKey ? shift(0, move) : turn(0, angle)),
      ArrowDown: () => (event.shiftKey ? shift(0, -move) : turn(0, -angle)),
      '+': () => approach(0.85),
      '-': () => approach(1.18),
    };
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  });
}
