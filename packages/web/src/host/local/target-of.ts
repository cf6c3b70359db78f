import { aboutRequest, type Request, type Types } from '@walstatt/engine';
import type { Eyes } from '@walstatt/engine/host';
import type { AnyRuleset } from './rulesets.ts';

/** The unit that an option is aimed at. Only another player's unit has something to fear from it. */
export function targetOf(ruleset: AnyRuleset, look: Eyes<Types>, r: Request, option: string): string | null {
  const theirs = (id: string): boolean => (ruleset.ownerOf?.(look.state, id) ?? r.by) !== r.by;
  return aboutRequest(ruleset, r, option).at.find(theirs) ?? null;
}
