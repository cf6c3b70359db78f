import type { Gesture, Overlay, Scene } from '@walstatt/scene';
import { connectLocal } from '../host/connect.ts';
import type {
  Answer,
  Asked,
  Attack,
  GameHost,
  Line,
  Moment,
  Prospects,
  Rejection,
  Sight,
  Trial,
} from '../host/game-host.ts';
import { PACES, useSettings } from './settings.ts';
import { storeOf } from './store.ts';
import { gestureAlong, movedPieces, NO_WAY, type TappedWay } from './tapped-way.ts';

export type Tab = 'decision' | 'journal' | 'units';

type GameState = {
  readonly sight: Sight | null;
  readonly lines: readonly Line[];
  /** What the latest lines say about attacks. */
  readonly attacks: readonly Attack[];
  /** An answer with poses or a plan that has not been given yet. */
  readonly draft: Trial | null;
  readonly rejection: Rejection | null;
  /** What is shown on the table because of what the player points at. */
  readonly overlays: readonly Overlay[];
  /** Which attacks which in a plan that has not been given yet. */
  readonly aims: readonly Overlay[];
  /** The table at an earlier time, while the player looks back at it. */
  readonly moment: (Moment & { readonly line: number }) | null;
  /** The unit the player is looking at. */
  readonly selected: string | null;
  /** An option chosen by clicking on the table. */
  readonly picked: string | null;
  readonly rule: { readonly id: string; readonly text: string } | null;
  readonly message: string | null;
  readonly tab: Tab;
  /** Drag one model instead of its whole unit. */
  readonly single: boolean;
  /** A way that is set by taps on the table. Null while units are dragged. */
  readonly way: TappedWay | null;
};

const empty = {
  moment: null,
  draft: null,
  rejection: null,
  overlays: [],
  aims: [],
  picked: null,
  single: false,
  way: null,
};

export const useGame = storeOf<GameState>(() => ({
  sight: null,
  lines: [],
  attacks: [],
  ...empty,
  selected: null,
  rule: null,
  message: null,
  tab: 'decision',
}));

const set = useGame.setState;
let connected: Promise<GameHost> | null = null;

/** The host on this device, started once, when it is first needed. */
export function host(): Promise<GameHost> {
  connected ??= connectLocal(useSettings.getState().language, show).then(async (h) => {
    await h.setPace(PACES[useSettings.getState().pace]);
    return h;
  });
  return connected;
}

function show(sight: Sight): void {
  const { lines, sight: before } = useGame.getState();
  const next = sight.lines.from === 0 ? sight.lines.list : [...lines.slice(0, sight.lines.from), ...sight.lines.list];
  const sameQuestion =
    before?.asked[0]?.id === sight.asked[0]?.id && before?.viewer === sight.viewer && before?.battle === sight.battle;
  const attacks = sight.lines.from === 0 ? [] : sight.lines.list.flatMap((l) => l.attack ?? []);
  set({
    sight,
    lines: next,
    attacks,
    ...(sameQuestion && before?.language === sight.language ? {} : empty),
    ...(sameQuestion && sight.handOver === null ? {} : { selected: subjectOf(sight) }),
  });
}

/** A decision's own unit is the first thing to look at. What one player looked at must not carry over to the next. */
function subjectOf({ asked, scene }: Sight): string | null {
  return scene?.units.find((u) => u.id === asked[0]?.subject)?.id ?? null;
}

useSettings.subscribe(({ language, pace }, before) => {
  if (pace !== before.pace && connected !== null) void connected.then((h) => h.setPace(PACES[pace]));
  if (language !== before.language && connected !== null) void connected.then((h) => h.setLanguage(language));
});

export const setTab = (tab: Tab): void => set({ tab });
export const select = (selected: string | null): void => set({ selected });
export const say = (message: string | null): void => set({ message });
export const pickOption = (picked: string | null): void => set({ picked });
export const setSingle = (single: boolean): void => set({ single, way: null });
export const setWay = (way: TappedWay | null): void => set({ way, single: false, draft: null, rejection: null });
export const forget = (): void =>
  set({ sight: null, lines: [], ...empty, selected: null, message: null, tab: 'decision' });

/** The decision whose answer is on its way. A second click on it does nothing. */
let answering: string | null = null;

/** Gives an answer. A refusal is shown and changes nothing. */
export async function give(asked: Asked, answer: Answer): Promise<void> {
  if (answering === asked.id) return;
  answering = asked.id;
  try {
    const rejection = await (await host()).answer(asked.id, answer);
    set(rejection === null ? { rejection, overlays: [], aims: [] } : { rejection });
  } finally {
    answering = null;
  }
}

const isAsked = (asked: Asked): boolean => useGame.getState().sight?.asked[0]?.id === asked.id;

/** A way that is set by taps starts anew once something else is tried. */
const wayAnew = (): Pick<GameState, 'way'> => ({ way: useGame.getState().way === null ? null : NO_WAY });

/** Tries an answer with poses or a plan without giving it. */
export async function attempt(asked: Asked, answer: Answer): Promise<void> {
  const draft = await (await host()).attempt(asked.id, answer);
  if (draft !== null && isAsked(asked)) set({ draft, rejection: draft.rejection, ...wayAnew() });
}

/** Turns a gesture on the table into the answer to be given, if it can be one. */
export async function takeGesture(asked: Asked, gesture: Gesture): Promise<void> {
  const draft = await (await host()).gesture(asked.id, gesture, useGame.getState().draft?.answer ?? null, true);
  if (draft !== null && isAsked(asked)) set({ draft, rejection: draft.rejection });
}

/** Turns the way tapped so far into the answer to be given. Without points or a turn there is none. */
export async function tapWay(asked: Asked, scene: Scene | null, way: TappedWay): Promise<void> {
  set({ way });
  const gesture = gestureAlong(way, movedPieces(scene, asked));
  if (way.points.length === 0 && way.turn === 0) set({ draft: null, rejection: null });
  else if (gesture !== null) await takeGesture(asked, gesture);
}

export const dropDraft = (): void => set({ draft: null, rejection: null, ...wayAnew() });

let pointings = 0;

/** Shows on the table what an option means. Answers that come late, after the player has pointed elsewhere, are dropped. */
export async function point(asked: Asked, option: string | null): Promise<void> {
  const n = ++pointings;
  const overlays = option === null ? [] : await (await host()).shown(asked.id, option);
  if (n === pointings && isAsked(asked)) set({ overlays });
}

/** Draws which attacks which. */
export function showAims(id: string, aims: Prospects['aims']): void {
  const { sight } = useGame.getState();
  if (sight?.asked[0]?.id !== id) return;
  const pieces = sight.scene?.pieces ?? [];
  const lines = aims.flatMap(({ from, to }): Overlay[] => {
    const [a, b] = [pieces.find((p) => p.id === from), pieces.find((p) => p.id === to)];
    return a === undefined || b === undefined ? [] : [{ overlay: 'line', from: a, to: b, tone: 'bad' }];
  });
  set({ aims: lines });
}

/** Shows the table as it was when a line was written. The same line again shows the table as it is. */
export async function lookBack(line: number): Promise<void> {
  if (useGame.getState().moment?.line === line) return lookAtNow();
  const moment = await (await host()).moment(line);
  set({ moment: moment === null ? null : { line, ...moment } });
}
export const lookAtNow = (): void => set({ moment: null });

export async function openRule(id: string): Promise<void> {
  set({ rule: { id, text: await (await host()).rule(id) } });
}
export const closeRule = (): void => set({ rule: null });
