import type { Asked } from '../../host/game-host.ts';

export type Given = Readonly<Record<string, string>>;
type Item = Asked['items'][number];

/** The number of letters that fit on a small button. */
const SMALL = 3;

/** What tells apart options that begin alike: the numbers of models. Null if that is not a short word. */
export function shortTexts(texts: readonly string[]): readonly string[] | null {
  const [first = ''] = texts;
  let same = 0;
  while (same < first.length && texts.every((t) => t[same] === first[same])) same++;
  const begin = first.lastIndexOf(' ', same - 1) + 1;
  const short = texts.map((t) => t.slice(begin));
  const areSmall = short.every((t) => t.length > 0 && t.length <= SMALL);
  return texts.length > 1 && begin > 0 && areSmall ? short : null;
}

/** Gives an option to an item. If the option can be given only once, its previous holder gets what this item had. */
export function withGiven(asked: Asked, given: Given, item: Item, option: string): Given {
  const holder = asked.eachForOne ? holderOf(asked, given, item, option) : undefined;
  const instead = given[item.id];
  const swapped = holder !== undefined && instead !== undefined && holder.options.includes(instead);
  return { ...given, ...(swapped ? { [holder.id]: instead } : {}), [item.id]: option };
}

/** Another item that has this option. */
export const holderOf = (asked: Asked, given: Given, item: Item, option: string): Item | undefined =>
  asked.items.find((i) => i !== item && given[i.id] === option);

export type Taken =
  | { readonly taken: 'option'; readonly given: Given; readonly item: Item; readonly next: Item }
  | { readonly taken: 'item'; readonly item: Item }
  | { readonly taken: 'nothing' };

/**
 * What picking something on the table means while an item is being filled. Either the item gets the option and the next
 * one is filled, or the thing picked is itself an item that is to be filled now.
 */
export function takenFromTable(asked: Asked, given: Given, filled: Item, id: string): Taken {
  const item = asked.items.find((i) => i.id === id);
  if (!filled.options.includes(id)) return item === undefined ? { taken: 'nothing' } : { taken: 'item', item };
  const next = asked.items[asked.items.indexOf(filled) + 1] ?? filled;
  return { taken: 'option', given: withGiven(asked, given, filled, id), item: filled, next };
}
