import { Witness } from './witness.ts';

/** Counts units that have been deployed behind units of their own. */
export class BlockedUnits extends Witness {
  override roundBegan(isFirst: boolean): void {
    if (!isFirst) return;
    for (const { seat, look, unit } of this.units())
      this.add(seat, this.watched.habits.inTheWay!(look, unit).length > 0);
  }
}
