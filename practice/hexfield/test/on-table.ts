import type { Leg } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { type Scenario, scenario } from '@walstatt/testkit';
import type { HexTypes } from '../src/index.ts';
import { ruleset } from '../src/index.ts';

/** A battle that begins in the middle of something, written as a position file. */
export function given(at: string, units: string, more = '', dice: DiceScript = []): Scenario<HexTypes> {
  const position = `ruleset: practice-hexfield\nat: ${at}\n${more.includes('round:') ? '' : 'round: 2\n'}${more}\nunits:\n${units}`;
  return scenario(ruleset, { position, dice });
}

/** Legs in shorthand: `advance 0`, `turn -1`, `pivot 2 1` (about field 2), `rise`. */
export function way(unit: string, ...legs: string[]) {
  return [{ mover: unit, legs: legs.map(leg) }];
}

function leg(text: string): Leg {
  const [name, a, b] = text.split(' ');
  if (name === 'pivot') return { leg: name, about: Number(a), by: Number(b) };
  if (name === 'turn' || name === 'spin') return { leg: name, by: Number(a) };
  return a === undefined ? { leg: name! } : { leg: name!, to: Number(a) };
}

/** The fields of a unit as `q,r` in order. */
export function fieldsOf(s: Scenario<HexTypes>, unit: string): string {
  const { where } = s.state.units[unit]!;
  return where.at === 'table' ? where.fields.map((h) => `${h.q},${h.r}`).join(' ') : where.at;
}
