import { CENTIMETRE, INCH } from '@walstatt/geometry';
import type { Scene, UnitShape } from '@walstatt/scene';

type Point = { readonly x: number; readonly y: number };

/** Where a unit stands: the middle of its pieces; null if it is not on the table. */
export function middle(scene: Scene, unit: UnitShape): Point | null {
  const own = scene.pieces.filter((p) => p.unit === unit.id);
  if (own.length === 0) return null;
  return { x: own.reduce((n, p) => n + p.x, 0) / own.length, y: own.reduce((n, p) => n + p.y, 0) / own.length };
}

/** How far, and in which of eight directions counted counter-clockwise from the east. */
export function bearing(from: Point, to: Point): { readonly distance: number; readonly eighth: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const eighth = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
  return { distance: Math.hypot(dx, dy), eighth };
}

/** Ticks as a length for people, to half an inch. */
export function writeTicks(ticks: number, unit: string, language: 'de' | 'en'): string {
  const per = unit === 'inch' ? INCH : CENTIMETRE;
  const n = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.round((ticks / per) * 2) / 2);
  return unit === 'inch' ? `${n} ${language === 'de' ? 'Zoll' : 'inches'}` : `${n} cm`;
}
