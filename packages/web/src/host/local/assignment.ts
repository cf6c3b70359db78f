import type { Answer, Request, Types } from '@walstatt/engine';
import { type Eyes, refuse } from '@walstatt/engine/host';
import { overlaysOf } from './overlays-of.ts';
import type { AnyRuleset } from './rulesets.ts';

type Assign = Request & { kind: 'assign' };

const isRefused = (look: Eyes<Types>, r: Assign, answer: Answer): boolean => refuse(look as never, r, answer) !== null;

/** Whether one option may be given to every item. */
export const mayAllHave = (look: Eyes<Types>, r: Assign, option: string): boolean =>
  !isRefused(look, r, Object.fromEntries(r.items.map((i) => [i.id, option])));

/** Whether no two items may have the same option. Each option is tried in an answer that is otherwise legal. */
export function isEachForOne(look: Eyes<Types>, r: Assign, legal: Answer): boolean {
  const twice = r.options.flatMap((o): Answer[] => {
    const [a, b] = r.items.filter((i) => i.options.includes(o.id));
    return a === undefined || b === undefined ? [] : [{ ...(legal as object), [a.id]: o.id, [b.id]: o.id }];
  });
  return twice.length > 1 && twice.every((answer) => isRefused(look, r, answer));
}

/** The unit or piece that an option stands for: the only one highlighted when somebody points at the option. */
export function shownOnTable(ruleset: AnyRuleset, look: Eyes<Types>, r: Assign, option: string): string | undefined {
  const pointedAt = overlaysOf(ruleset, look, { request: r, option }).flatMap((o) =>
    o.overlay === 'highlight' ? [o.id] : [],
  );
  return pointedAt.length === 1 ? pointedAt[0] : undefined;
}
