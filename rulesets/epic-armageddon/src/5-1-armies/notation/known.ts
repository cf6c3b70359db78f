import { isPlainObject, type Reader } from '@walstatt/engine/files';
import { SHEETS } from '../../5-5-datasheets/catalogue.ts';
import { STANDARD } from '../../5-5-datasheets/datasheet.ts';

/** Notes what files may refer to: the game's datasheets and their own, which may come after the reference. */
export function noteUnits(r: Reader, own: unknown): void {
  const sheets = new Set<string>();
  const equipped = new Set<string>();
  const add = (id: string, choices: readonly string[]) => {
    sheets.add(id);
    equipped.add(id);
    for (const choice of choices) if (choice !== STANDARD) equipped.add(`${id}/${choice}`);
  };
  for (const [id, { profiles }] of Object.entries(SHEETS)) add(id, Object.keys(profiles));
  if (isPlainObject(own))
    for (const [id, sheet] of Object.entries(own))
      add(id, isPlainObject(sheet) && isPlainObject(sheet['choices']) ? Object.keys(sheet['choices']) : []);
  r.ids.set('units', sheets);
  r.ids.set('equipped', equipped);
}
