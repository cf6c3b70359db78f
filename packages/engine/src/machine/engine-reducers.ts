import type { CoreState, EffectRow, Frame } from './types.ts';

type Reducer = (s: CoreState, e: never) => void;

const reducers: Readonly<Record<string, Reducer>> = {
  began: (s, e: { frame: Frame }) => {
    const under = s.agenda[s.agenda.length - 1];
    if (under !== undefined) under.reply = null;
    s.agenda.push(cloneFrame(e.frame));
  },
  stepped: (s, e: { at: string }) => {
    top(s).at = e.at;
  },
  set: (s, e: { change: object }) => {
    Object.assign(top(s).c, e.change);
  },
  replied: (s, e: { reply: unknown }) => {
    s.agenda[s.agenda.length - 2]!.reply = e.reply;
  },
  ended: (s) => {
    const frame = s.agenda.pop()!;
    if (s.finished.length > 0) s.finished = s.finished.filter((f) => f.frame !== frame.do);
  },
  effectBegan: (s, e: { effect: EffectRow }) => {
    s.effects.push({ ...e.effect, data: { ...e.effect.data } });
  },
  effectArmed: (s, e: { index: number }) => {
    s.effects[e.index]!.armed = true;
  },
  effectEnded: (s, e: { index: number }) => {
    s.effects.splice(e.index, 1);
  },
  seatFinished: (s, e: { seat: string; frame: string }) => {
    s.finished.push({ seat: e.seat, frame: e.frame });
  },
  rolled: () => {},
};

/** What the engine's own events do to the state. Clients apply the same reducers to their views. */
export const engineReducers: ReadonlyMap<string, Reducer> = new Map(Object.entries(reducers));

const top = (s: CoreState): Frame => s.agenda[s.agenda.length - 1]!;

/** Contexts are small plain data; events must not share them with the state. */
const cloneFrame = (f: Frame): Frame => ({ do: f.do, at: f.at, c: cloneRecord(f.c), reply: f.reply });

function cloneRecord(c: object): object {
  const copy: Record<string, unknown> = { ...c };
  // Most of what contexts hold is not an object and is copied as it is.
  for (const k in copy) if (typeof copy[k] === 'object') copy[k] = clonePlain(copy[k]);
  return copy;
}

function clonePlain(v: unknown): unknown {
  if (typeof v !== 'object' || v === null) return v;
  if (Array.isArray(v)) return v.map(clonePlain);
  return cloneRecord(v);
}
