import type { Plain, Ruleset } from '@walstatt/engine';
import { CENTIMETRE, INCH } from '@walstatt/geometry';

/** A length as the referee reports it: exact in ticks of 0.01 mm, and in the unit of the game (on hexes, in fields). */
export function lengthOf(ticks: number, unit: Ruleset['unit']): Plain {
  if (unit === 'hex') return { fields: ticks };
  return unit === 'inch'
    ? { ticks, inches: rounded(ticks / INCH) }
    : { ticks, centimetres: rounded(ticks / CENTIMETRE) };
}

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;

/** An answer in which every length names its unit. `''` stands for the answer itself. */
export function withLengths(answer: Plain, fields: readonly string[], unit: Ruleset['unit']): Plain {
  if (typeof answer === 'number') return fields.includes('') ? lengthOf(answer, unit) : answer;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      typeof value === 'number' && fields.includes(name) ? lengthOf(value, unit) : value,
    ]),
  );
}
