import { aboutEvent, type SeatId, type Types } from '@walstatt/engine';
import { Witness } from './witness.ts';

/** Counts rounds that units let go by though something was in reach. The round in which a battle ends does not count. */
export class IdleUnits extends Witness {
  private readonly ready = new Map<string, SeatId>();
  private readonly active = new Set<string>();

  /** Whoever moves, or does something to somebody, is not idle. */
  override happened(event: Types['Event']): void {
    const { ruleset } = this.watched;
    const { by, at } = aboutEvent(ruleset, event);
    if (at.length === 0 && ruleset.events[event.type]?.spatial !== true) return;
    for (const id of by) this.active.add(this.unitOf(id));
  }

  override roundBegan(): void {
    const units = this.units();
    for (const { seat, unit } of units) if (this.ready.has(unit)) this.add(seat, !this.active.has(unit));
    this.ready.clear();
    this.active.clear();
    for (const { seat, look, unit } of units)
      if (this.watched.habits.inReach(look, unit).length > 0) this.ready.set(unit, seat);
  }
}
