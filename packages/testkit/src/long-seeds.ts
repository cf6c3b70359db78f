/**
 * The seeds of a long run, for tests named `*.long.test.ts`: `npm run test:long -- --from 5000 --times 3` plays three
 * times as many as usual, from 5000 on.
 */
export function longSeeds(usual: number): number[] {
  const from = Number(process.env['WALSTATT_FROM'] ?? 1);
  const times = Number(process.env['WALSTATT_TIMES'] ?? 1);
  return Array.from({ length: Math.ceil(usual * times) }, (_, i) => from + i);
}
