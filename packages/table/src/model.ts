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
  /** Where the pieces would really stand, if not exactly where the pointer puts them. */
  readonly ghosts?: readonly Ghost[];
  readonly overlays?: readonly Overlay[];
};

/** Everything the table shows. Hosts hand in the parts that changed. */
export type TableModel = {
  readonly scene: Scene;
  /** In the order that decides shape, pattern and colour of a side; `side` puts several seats on one side. */
  readonly seats: readonly { readonly id: string; readonly name: string; readonly side?: number }[];
  readonly overlays: readonly Overlay[];
  /** Ghosts of an answer that is not given yet. */
  readonly ghosts: readonly Ghost[];
  readonly verdict: Verdict | null;
  /** Units or pieces. */
  readonly selection: readonly string[];
  /** Units or pieces that may be dragged now. */
  readonly movable: readonly string[];
  /** Units, pieces, fields or marks that may be chosen now. */
  readonly candidates: readonly string[];
  readonly tool: Tool;
  /** The storey that is looked at; null shows all of them. */
  readonly level: number | null;
  /** Pieces in formation around the origin, for the tool `place`. */
  readonly placing: readonly PieceShape[];
  /** By how much keys and the wheel turn, in tenths of a degree; hex boards want 600. */
  readonly turnStep: number;
  /** Distance of the strokes on the table's edge and of a keyboard step, in ticks; 0 for none. */
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
  /** Asked at most once a frame while something is dragged, drawn or placed; late answers to old questions are dropped. */
  onTry?(gesture: Gesture): Verdict | Promise<Verdict> | null;
  /** A unit (piece null) or one of its pieces was chosen; null: a click into the void. */
  onSelect?(target: { readonly unit: string; readonly piece: string | null } | null, add: boolean): void;
  /** Enter with nothing in the hand: true if the host has something to confirm and did. */
  onConfirm?(): boolean;
  onHover?(target: Target | null, client: { readonly x: number; readonly y: number }): void;
  /** Lines of the hover card, the first being its title; null for none. Default: name and notes from the scene. */
  card?(target: Target): readonly string[] | null;
  /** For a live region of the host. */
  announce?(text: string): void;
  formatLength?(ticks: number): string;
  /** `none` skips all animations; by default the system's setting decides. */
  motion?: 'full' | 'none';
};
