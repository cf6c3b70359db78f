import type { ModelKind, RosterUnit, Sheet, WargearOption } from '../sheet.ts';

/**
 * WH-DATA-06, WH-DATA-07: the models of a unit with what they have by default, changed by the options that were taken.
 * The order in which they were taken does not matter.
 */
export function modelsOfSheet(sheet: Sheet, { options }: Pick<RosterUnit, 'options'>): ModelKind[] {
  let kinds = sheet.models;
  for (const [id, option] of Object.entries(sheet.options ?? {}))
    if (options.includes(id))
      kinds = kinds.flatMap((kind) => (kind.id === option.model ? changed(kind, option) : [kind]));
  return kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
}

/** Those that stay as they are come first. A kind that was changed before has fewer models to change. */
function changed(kind: ModelKind, { count, loses, gains }: WargearOption): ModelKind[] {
  if (!loses.every((w) => kind.weapons.includes(w))) return [kind];
  const some = Math.min(count, kind.count);
  const weapons = [...gains, ...kind.weapons.filter((w) => !loses.includes(w))];
  return [
    { ...kind, count: kind.count - some },
    { ...kind, count: some, weapons },
  ];
}
