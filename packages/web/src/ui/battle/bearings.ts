import { CENTIMETRE, INCH } from '@walstatt/geometry';
import type { Scene, UnitShape } from '@walstatt/scene';

type Point = { readonly x: number; readonly y: number };

/** Where a unit stands: the middle of its pieces. Null if it is not on the table. */
export function middle(scene: Scene, unit: UnitShape): Point | null {
  const own = scene.pieces.filter((p) => p.unit === unit.id);
  if (own.length === 0) return null;
  return { x: own.reduce((n, p) => n + p.x, 0) / own.length, y: own.reduce((n, p) => n + p.y, 0) / own.length };
}

/** How far, and in which of eight directions, counted counter-clockwise from the east. */
export function bearing(from: Point, to: Point): { readonly distance: number; readonly eighth: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const eighth = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
  return { distance: Math.hypot(dx, dy), eighth };
}

/** Ticks in one unit of the game's measure: an inch, a centimetre, a field. */
export function ticksPer(unit: string, scene: Scene | null): number {
  if (unit === 'inch') return INCH;
  const [a, b] = scene?.board.fields ?? [];
  return unit === 'hex' && a !== undefined && b !== undefined
    ? Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y)
    : CENTIMETRE;
}

const NAMES = {
  inch: { de: 'Zoll', en: 'inches' },
  hex: { de: 'Felder', en: 'fields' },
  cm: { de: 'cm', en: 'cm' },
} as const;

export const nameOfUnit = (unit: string, language: 'de' | 'en'): string =>
  NAMES[unit === 'inch' || unit === 'hex' ? unit : 'cm'][language];

/** Ticks as a length that people can read, to half a unit. */
export function writeTicks(ticks: number, unit: string, scene: Scene | null, language: 'de' | 'en'): string {
  const n = Math.round((ticks / ticksPer(unit, scene)) * 2) / 2;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n)} ${nameOfUnit(unit, language)}`;
}
