import { aboutEvent, type Language, type SeatId, type Types } from '@walstatt/engine';
import { type Battle, Eyes, knowledgeOf, reduceEvent, type StreamItem } from '@walstatt/engine/host';
import type { Moment } from '../game-host.ts';
import { overlaysOf } from './overlays-of.ts';
import type { AnyRuleset } from './rulesets.ts';
import { tableOf } from './sight.ts';

/** What a seat knew after the first `items` of its stream. Views and events commute, so its own stream tells it. */
export function viewAfter(
  ruleset: AnyRuleset,
  start: Types['State'],
  seat: SeatId,
  stream: readonly StreamItem<Types>[],
  items: number,
): Types['State'] {
  let view = ruleset.codec.view(ruleset.codec.clone(start), knowledgeOf(ruleset, start, seat));
  for (const item of stream.slice(0, items)) {
    if (item.item === 'undone') view = ruleset.codec.clone(item.view);
    else reduceEvent(ruleset, view, item.event);
  }
  return view;
}

/**
 * The table when something happened, with what was measured at the time. If pieces were taken away, it is the table
 * before the event, otherwise the table after it.
 */
export function momentOf(
  battle: Battle<Types>,
  start: Types['State'],
  seat: SeatId,
  item: number,
  language: Language,
): Moment | null {
  const { ruleset } = battle;
  const stream = battle.events(seat, 0);
  const at = [...stream.slice(0, item + 1)].findLastIndex(
    (x) => x.item === 'event' && isAboutSomething(ruleset, start, x.event),
  );
  const told = stream[at];
  if (told?.item !== 'event') return null;
  const look = (items: number): Eyes<Types> => new Eyes(ruleset, viewAfter(ruleset, start, seat, stream, items));
  const [before, after] = [look(at), look(at + 1)];
  const [then, now] = [tableOf(ruleset, before, language).scene, tableOf(ruleset, after, language).scene];
  const taken = (then?.pieces.length ?? 0) > (now?.pieces.length ?? 0);
  const scene = taken ? then : now;
  return scene === null ? null : { scene, overlays: overlaysOf(ruleset, taken ? before : after, told.event) };
}

/** Rolls, frames and seats do not say where something happened, but the decision before them does. */
function isAboutSomething(ruleset: AnyRuleset, start: Types['State'], e: Types['Event']): boolean {
  const { by, at } = aboutEvent(ruleset, e);
  return [...by, ...at].some((id) => start.seats.every((s) => s.id !== id));
}
