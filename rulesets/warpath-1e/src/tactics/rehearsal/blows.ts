/** Attacks on all units before the tests: average damage, and the chance that there is any attack at all. */
export type Blows = { readonly damage: Float64Array; readonly chance: Float64Array };

export const noBlows = (size: number): Blows => ({ damage: new Float64Array(size), chance: new Float64Array(size) });

export const copyOfBlows = ({ damage, chance }: Blows): Blows => ({ damage: damage.slice(), chance: chance.slice() });

/** One more attack: the damage to expect if it happens, and how likely it is to happen. */
export function strikeAt(blows: Blows, b: number, damage: number, likely: number): void {
  if (damage <= 0) return;
  blows.damage[b]! += damage * likely;
  blows.chance[b] = 1 - (1 - blows.chance[b]!) * (1 - likely);
}
