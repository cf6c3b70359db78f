import type { Gesture, Ghost, Overlay, PieceShape, Scene } from '@walstatt/scene';
import type { Words } from './words.ts';

/** What a click or drag on the table means. */
export type Tool =
  /** Select, drag what is movable, pan the rest. */
  | 'hand'
  /** Every drag lays the measuring tape. */
  | 'measure'
  /** Clicks draw a way for the selected pieces. */
  | 'draw'
  /** Every click picks a point, field or piece. */
  | 'pick'
  /** `placing` hangs at the pointer until a click sets it down. */
  | 'place';

/** Whether a move under the pointer is legal, and what to show about it. */
export type Verdict = {
  readonly legal: boolean;
  readonly reason?: string;
  /** Where the pieces would really stand, if that is not exactly where the pointer puts them. */
  readonly ghosts?: readonly Ghost[];
  readonly overlays?: readonly Overlay[];
};

/** Everything the table shows. Hosts hand in the parts that changed. */
export type TableModel = {
  readonly scene: Scene;
  /** In the order that decides a side's shape, pattern and colour. `side` puts several seats on one side. */
  readonly seats: readonly { readonly id: string; readonly name: string; readonly side?: number }[];
  readonly overlays: readonly Overlay[];
  /** Ghosts of an answer that has not been given yet. */
  readonly ghosts: readonly Ghost[];
  readonly verdict: Verdict | null;
  /** Units or pieces. */
  readonly selection: readonly string[];
  /** Units or pieces that may be dragged now. */
  readonly movable: readonly string[];
  /** Units, pieces, fields or marks that may be chosen now. */
  readonly candidates: readonly string[];
  readonly tool: Tool;
  /** The storey being looked at. Null shows all of them. */
  readonly level: number | null;
  /** Pieces in formation around the origin, for the tool `place`. */
  readonly placing: readonly PieceShape[];
  /** How far keys and the wheel turn, in tenths of a degree. Hex boards want 600. */
  readonly turnStep: number;
  /** The distance between the strokes on the table's edge, and the length of a keyboard step, in ticks; 0 for none. */
  readonly rule: number;
  readonly words: Words;
};

/** What the pointer or the keyboard is on. */
export type Target =
  | { readonly on: 'unit'; readonly unit: string; readonly piece: string | null }
  | { readonly on: 'terrain'; readonly id: string }
  | { readonly on: 'mark'; readonly id: string }
  | { readonly on: 'field'; readonly id: string };

/** What the host wants to know, and what it decides. */
export type TableOptions = {
  onGesture?(gesture: Gesture): void;
  /**
   * Called at most once a frame while something is dragged, drawn or placed. Late answers to old questions are dropped.
   */
  onTry?(gesture: Gesture): Verdict | Promise<Verdict> | null;
  /** A unit (piece null) or one of its pieces was chosen. Null means a click on empty space. */
  onSelect?(target: { readonly unit: string; readonly piece: string | null } | null, add: boolean): void;
  /** Enter was pressed with nothing in the hand. Returns true if the host had something to confirm and did so. */
  onConfirm?(): boolean;
  onHover?(target: Target | null, client: { readonly x: number; readonly y: number }): void;
  /** Lines of the hover card, the first being its title. Null for no card. Default: name and notes from the scene. */
  card?(target: Target): readonly string[] | null;
  /** For a live region of the host. */
  announce?(text: string): void;
  formatLength?(ticks: number): string;
  /** `none` skips all animations. By default the system's setting decides. */
  motion?: 'full' | 'none';
};
