import { Witness } from './witness.ts';

/** Counts units made for hand-to-hand fighting that an enemy was never in charge reach of. */
export class DistantFighters extends Witness {
  private readonly near = new Set<string>();

  override roundBegan(): void {
    for (const { look, unit } of this.fighters())
      if (this.watched.habits.handToHand!.isNear(look, unit)) this.near.add(unit);
  }

  override ended(): void {
    this.roundBegan();
    for (const { seat, unit } of this.fighters()) this.add(seat, !this.near.has(unit));
  }

  private fighters(): ReturnType<Witness['units']> {
    return this.units().filter(({ look, unit }) => this.watched.habits.handToHand!.isFor(look, unit));
  }
}
