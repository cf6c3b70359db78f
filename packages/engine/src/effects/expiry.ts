import type { CoreEvent, CoreState, EffectRow, Frame, SeatId } from '../machine/types.ts';

/** The seat a frame belongs to, by convention the `seat` of its context. */
export const seatOf = (frame: Frame): SeatId | null => (frame.c as { seat?: SeatId }).seat ?? null;

const concerns = (of: SeatId | null, frame: Frame): boolean => of === null || of === seatOf(frame);

/** What happens to an effect when a frame begins. */
export function onBegin(e: EffectRow, frame: Frame): 'ends' | 'arms' | null {
  if (e.until.until === 'begin' && e.until.frame === frame.do && concerns(e.until.of, frame)) return 'ends';
  if (e.until.until !== 'end' || !e.until.complete || e.armed) return null;
  return e.until.frame === frame.do && concerns(e.until.of, frame) ? 'arms' : null;
}

export function endsWith(e: EffectRow, frame: Frame): boolean {
  if (e.until.until !== 'end' || e.until.frame !== frame.do || !concerns(e.until.of, frame)) return false;
  return !e.until.complete || e.armed;
}

/** Whether an event of the awaited type is about the bearer: one of its fields names it. */
export function endedBy(e: EffectRow, event: CoreEvent): boolean {
  if (e.until.until !== 'event' || e.until.type !== event.type) return false;
  return Object.values(event).includes(e.on);
}

export function effectsOn(state: CoreState, on: string, name?: string): EffectRow[] {
  return state.effects.filter((e) => e.on === on && (name === undefined || e.name === name));
}

export function hasEffect(state: CoreState, on: string, name: string): boolean {
  for (const e of state.effects) if (e.name === name && e.on === on) return true;
  return false;
}
