import type { Look } from '../machine/game.ts';

/**
 * A rule that reads differently depending on an option of the battle. The option is chosen once and never changes, so
 * callers need not know that there are several readings. `levels` are the option's values in rising order: a level
 * without a reading of its own takes the one below.
 */
export function variant<F extends (look: never, ...rest: never[]) => unknown>(
  option: string,
  readings: Readonly<Record<string, F>>,
  levels: readonly string[] = Object.keys(readings),
): F {
  const table = new Map<unknown, F>();
  let reading: F | undefined;
  for (const level of levels) {
    reading = readings[level] ?? reading;
    if (reading === undefined) throw new Error(`option ${option}: there is no reading for ${level}`);
    table.set(level, reading);
  }
  const chosen = (look: Look, ...rest: never[]): unknown => {
    const value = (look.state.options as Readonly<Record<string, unknown>>)[option];
    const f = table.get(value);
    if (f === undefined) throw new Error(`option ${option}: there is no reading for ${String(value)}`);
    return f(look as never, ...rest);
  };
  return chosen as unknown as F;
}
