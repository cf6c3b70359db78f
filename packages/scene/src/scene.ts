import type { Point } from '@walstatt/geometry';
import type { Tone } from './overlay.ts';

/**
 * What a table shows, as plain data. A ruleset makes it from a state (the whole state or a view), and the board widget
 * draws it. All lengths are ticks; hex boards give their fields as polygons in ticks, too. Texts are in the player's
 * language.
 */
export type Scene = {
  readonly board: Board;
  readonly terrain: readonly TerrainShape[];
  readonly units: readonly UnitShape[];
  readonly pieces: readonly PieceShape[];
  readonly marks: readonly Mark[];
  /** Floors that pieces can stand on, the ground first. Left out where everything stands on the ground. */
  readonly levels?: readonly Level[];
  /**
   * Pieces that wait beside the table, in formation around the origin. They serve as ghosts of where they might stand.
   */
  readonly reserve?: readonly PieceShape[];
};

export type Board = {
  /** The outline of the playing surface. Several boards have several polygons. */
  readonly outline: readonly (readonly Point[])[];
  /** Fields of a hex board. Empty on a free one. */
  readonly fields: readonly Field[];
  readonly zones: readonly Zone[];
};

export type Field = {
  readonly id: string;
  readonly polygon: readonly Point[];
  readonly centre: Point;
  readonly label?: string;
};

/** An area of the board that means something: a deployment zone, a table quarter. */
export type Zone = {
  readonly id: string;
  readonly polygon: readonly Point[];
  readonly seat?: string;
  readonly label?: string;
};

/** How a piece of terrain looks. */
export type TerrainLook =
  | 'wood'
  | 'hill'
  | 'building'
  | 'ruin'
  | 'water'
  | 'rough'
  | 'wall'
  | 'road'
  | 'crater'
  | 'wreck'
  | 'smoke'
  | 'fire'
  | 'obstacle';

/** A storey of the table: 0 is the ground. */
export type Level = { readonly level: number; readonly name: string };

/** An upright wall: a line between two corners, as thick and as high as the rules see it. */
export type Wall = {
  readonly from: Point;
  readonly to: Point;
  readonly thick: number;
  readonly bottom: number;
  readonly top: number;
};

/** A floor of a piece of terrain on which pieces can stand. */
export type Floor = { readonly polygon: readonly Point[]; readonly z: number; readonly level: number };

export type TerrainShape = {
  readonly id: string;
  readonly look: TerrainLook;
  readonly polygon: readonly Point[];
  /** Height cues: underside and top. */
  readonly bottom: number;
  readonly top: number;
  /**
   * What stands inside the outline, exactly as the rules see it. Without walls the whole outline counts as one solid
   * body.
   */
  readonly walls?: readonly Wall[];
  readonly floors?: readonly Floor[];
  readonly name: string;
  /** What the rules say about it, for the hover card. */
  readonly notes: readonly string[];
};

/** A unit, the subject of hover cards and lists. */
export type UnitShape = {
  readonly id: string;
  readonly seat: string;
  readonly name: string;
  readonly symbol: Symbol;
  readonly pieces: readonly string[];
  /** States that must be readable at every zoom level: pinned, activated, reaction ready. */
  readonly badges: readonly Badge[];
  /** Lines of the hover card: profile, weapons, special rules. */
  readonly card: readonly string[];
  /** Where it is when it is not on the table: reserve, aboard, lost. */
  readonly elsewhere?: string;
};

/** Silhouettes drawn by the widget. Shape and pattern tell sides apart, the symbol tells kinds apart. */
export type Symbol =
  | 'infantry'
  | 'heavyInfantry'
  | 'leader'
  | 'beast'
  | 'cavalry'
  | 'bike'
  | 'walker'
  | 'vehicle'
  | 'transport'
  | 'artillery'
  | 'flyer'
  | 'monster'
  | 'archer'
  | 'spear'
  | 'unknown';

export type Badge = {
  readonly id: string;
  readonly text: string;
  /** One or two letters for small scales. By default the beginning of the text. */
  readonly short?: string;
  readonly tone: Tone;
};

export type PieceShape = {
  readonly id: string;
  readonly unit: string;
  readonly shape:
    | { readonly kind: 'circle'; readonly radius: number }
    | { readonly kind: 'polygon'; readonly points: readonly Point[] };
  /** Centre on the table. A polygon's points are already in place, looking along `facing`. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly height: number;
  /** Tenths of a degree, counter-clockwise from +x. Null where facing means nothing. */
  readonly facing: number | null;
  /** Damage shown on the piece: wounds lost out of the total. */
  readonly wounds?: { readonly lost: number; readonly of: number };
  readonly leader?: boolean;
  /** The storey it stands on, if that is not the ground. */
  readonly level?: number;
  /** In the air: drawn above everything else, with its shadow on the ground. */
  readonly air?: true;
  /** A template rather than a miniature: drawn as the area that it covers. */
  readonly template?: true;
};

/** A marker on the table: objective, loot, target point. */
export type Mark = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly text: string;
  /** A number or a letter or two by which players tell it from others like it. */
  readonly short?: string;
  readonly seat?: string;
};
