import type { Types } from '@walstatt/engine';
import type { Eyes } from '@walstatt/engine/host';
import type { Overlay } from '@walstatt/scene';
import type { AnyRuleset } from './rulesets.ts';

/** What a ruleset draws on the table about an event, a refusal or an option. Empty if it cannot say. */
export function overlaysOf(ruleset: AnyRuleset, look: Eyes<Types>, about: object): readonly Overlay[] {
  try {
    return ruleset.overlays?.(look as never, about as never) ?? [];
  } catch {
    return [];
  }
}
