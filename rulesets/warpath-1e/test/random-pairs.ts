import { pick, type Rng, seededRng } from '@walstatt/engine';
import type { Profile } from '../src/data/profile.ts';
import type { Field, Piece } from './field.ts';

/** Two random units facing each other: every value, special rule and state that changes dice may occur. */

const some = <T>(rng: Rng, one: T): T[] => (rng.int(0, 2) === 0 ? [one] : []);

function specials(rng: Rng): string[] {
  return [
    ...some(rng, `piercing(${rng.int(1, 3)})`),
    ...some(rng, `crushingStrength(${rng.int(1, 3)})`),
    ...some(rng, 'elite'),
    ...some(rng, pick(rng, ['explosive(2)', 'explosive(D3)'])),
    ...some(rng, 'stealthy'),
    ...some(rng, 'unshakeable'),
    ...some(rng, 'stabilisers'),
  ];
}

const weapon = (rng: Rng) => ({
  name: 'gun',
  firepower: rng.int(1, 3),
  range: pick(rng, [24, 36]),
  specials: [...some(rng, `piercing(${rng.int(1, 7)})`), ...some(rng, pick(rng, ['explosive(D3)', 'explosive(2)']))],
});

function profile(rng: Rng, type: Profile['type']): Partial<Profile> {
  const suppress = rng.int(5, 12);
  return {
    type,
    models: type === 'infantry' ? rng.int(2, 5) : 1,
    toHit: rng.int(2, 6),
    firepower: rng.int(2, 7),
    range: pick(rng, [18, 24, 30]),
    attacks: rng.int(1, 7),
    defence: rng.int(2, 7),
    morale: type === 'flyer' ? [suppress] : [suppress, suppress + rng.int(1, 3)],
    specials: specials(rng),
    weapons: type === 'infantry' || type === 'vehicle' ? some(rng, weapon(rng)) : [],
    extras: type === 'infantry' ? some(rng, pick(rng, ['heat-hammer', 'ripper-claws'])) : [],
  };
}

const damaged = (rng: Rng, order: string) => ({ damage: rng.int(0, 9), order: order as never });
const piece = (rng: Rng, at: readonly [number, number], type: Profile['type'], order: string, more = {}): Piece => ({
  at,
  profile: profile(rng, type),
  with: { ...damaged(rng, order), ...more },
});

const TARGETS = ['infantry', 'hero', 'monster', 'artillery', 'vehicle'] as const;

/** The shooter `r` at some distance from the target `b`, perhaps with a wood or a wall between. */
export function shootingPair(seed: number): Field {
  const rng = seededRng(seed);
  const r = piece(rng, [20, 10], pick(rng, ['infantry', 'hero', 'vehicle']), pick(rng, ['halt', 'halt', 'advance']));
  const b = piece(rng, [20, rng.int(16, 22)], pick(rng, TARGETS), 'halt');
  const cover = pick(rng, ['soft', 'hard'] as const);
  const ground = {
    wood: { kind: 'difficult' as const, cover, from: [0, 15] as const, to: [rng.int(16, 40), 15.5] as const },
  };
  return { red: { r }, blue: { b }, ground: rng.int(0, 1) === 0 ? ground : {} };
}

/** The charger `r` about to strike at `b`, perhaps disrupted. */
export function meleePair(seed: number): Field {
  const rng = seededRng(seed);
  const more = { charging: 'b', disrupted: rng.int(0, 2) === 0 };
  const r = piece(rng, [20, 10], pick(rng, ['infantry', 'hero', 'monster']), 'charge', more);
  const type = pick(rng, TARGETS);
  const moved = type === 'vehicle' ? { travelled: pick(rng, [0, 10_000, 40_000]) } : {};
  return { red: { r }, blue: { b: piece(rng, [20, 15], type, 'halt', moved) } };
}

/** The vehicle `r` before what it runs over or into. */
export function vehiclePair(seed: number, into: boolean): Field {
  const rng = seededRng(seed);
  const r = piece(rng, [20, 10], 'vehicle', 'fullPower');
  const b = piece(rng, [20, 20], into ? 'vehicle' : pick(rng, ['infantry', 'hero', 'artillery']), 'halt');
  return { red: { r }, blue: { b } };
}
