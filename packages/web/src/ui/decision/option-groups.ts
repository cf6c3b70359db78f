import type { OptionInWords } from '../../host/game-host.ts';

/** The options of one unit. */
export type OptionGroup = { readonly id: string; readonly name: string; readonly options: readonly OptionInWords[] };

/** A list of up to this length can be taken in at a glance. */
const LONG = 24;

/** A long list in two steps: first the unit, then its option. Null if one list is enough. */
export function groupsOf(options: readonly OptionInWords[]): readonly OptionGroup[] | null {
  if (options.length <= LONG) return null;
  const groups = new Map<string, { name: string; options: OptionInWords[] }>();
  for (const o of options) {
    if (o.actor === undefined) return null;
    const { id, name } = o.actor;
    const group = groups.get(id) ?? { name, options: [] };
    group.options.push(o);
    groups.set(id, group);
  }
  // If each unit has one option, a second step would only be one more click.
  if (groups.size < 2 || groups.size === options.length) return null;
  return [...groups].map(([id, g]) => ({ id, ...g }));
}
