import { type Rng, seededRng } from '@walstatt/engine';
import type { Need } from '@walstatt/engine/host';

type Roll = (Need & { readonly what: 'roll' })['roll'];

/**
 * The dice of one playout. What is rolled for the same purpose by the same unit comes out the same, however many other
 * dice were rolled before. So two answers that are played out with the same seed differ in what they do rather than in
 * luck, and fewer playouts show which is better.
 */
export class KindredDice {
  private readonly seed: number;
  private readonly streams = new Map<string, Rng>();

  constructor(seed: number) {
    this.seed = seed;
  }

  for({ by, purpose, about }: Roll): Rng {
    const key = `${by} ${purpose} ${about}`;
    let stream = this.streams.get(key);
    if (stream === undefined) {
      stream = seededRng(mixed(this.seed, key));
      this.streams.set(key, stream);
    }
    return stream;
  }
}

/** A seed of its own for every key (the hash of Fowler, Noll and Vo). */
function mixed(seed: number, key: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash;
}
