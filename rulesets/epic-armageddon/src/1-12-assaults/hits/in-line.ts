import type { Assault } from '../forces.ts';

/**
 * EA-1.12.5-16, EA-1.12.7-12: the units that get the next hits: of those with the fewest so far (EA-1.9.6-04) the units in base
 * contact, then the nearest to the enemy. Several: their player chooses between them.
 */
export function nextInLine(open: Assault['ranks'], dealt: Assault['dealt']): string[] {
  const hitsOn = (unit: string): number => dealt.find((d) => d.unit === unit)?.hits ?? 0;
  const fewest = Math.min(...open.map(({ unit }) => hitsOn(unit)));
  const least = open.filter(({ unit }) => hitsOn(unit) === fewest);
  const nearest = Math.min(...least.map(({ away }) => away));
  return least.filter(({ away }) => away === nearest).map(({ unit }) => unit);
}

/** Hits dealt to more units, one to each. */
export const dealtTo = (dealt: Assault['dealt'], units: readonly string[]): Assault['dealt'] => [
  ...dealt.map((d) => (units.includes(d.unit) ? { ...d, hits: d.hits + 1 } : d)),
  ...units.filter((unit) => !dealt.some((d) => d.unit === unit)).map((unit) => ({ unit, hits: 1 })),
];
