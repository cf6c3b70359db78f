import { type Rule, type RuleId, window } from '@walstatt/engine';
import { breakingPoint, isDestroyed, isOnTheGround } from '../1-02-formations/formations.ts';
import { type G, windowOf } from '../kit.ts';

export type Placing = {
  readonly formation: string;
  readonly by: number;
  readonly rules: RuleId[];
  /** The formations that it is under fire from: they are what "front" means if it is broken. */
  readonly from?: readonly string[];
};

/** EA-1.13.4-03: opens when a broken formation would receive blast markers. Its subject is a `Placing`. */
export const markersOnBroken = windowOf({
  name: 'markersOnBroken',
  rule: 'EA-1.13.4-03',
  seats: () => [],
  order: 'each',
});

/** EA-1.3-01, EA-1.3-02, EA-1.3-03: a formation receives blast markers. EA-1.13.4-02: not while it is broken. */
export function* placeMarkers(g: G, placing: Placing): Rule<void> {
  const { formation, by, rules } = placing;
  if (by === 0 || isDestroyed(g.state, formation)) return;
  if (g.state.formations[formation]!.broken) yield* window(g, 'markersOnBroken', placing);
  else g.apply({ type: 'markersPlaced', rules, formation, by });
}

/**
 * EA-1.3-06, EA-1.13.2-03, EA-1.13.2-04, EA-G-53: once everything that gave blast markers is resolved, the formation is
 * broken if it has as many as its breaking point. EA-1.13.3-01: then it still has to withdraw, unless a rule says otherwise.
 */
export function checkBreaking(g: G, formation: string, withdraws = true): void {
  const { broken, blastMarkers } = g.state.formations[formation]!;
  if (broken || isDestroyed(g.state, formation) || blastMarkers < breakingPoint(g, formation)) return;
  const rules: RuleId[] = ['EA-1.3-06', 'EA-1.13.2-04'];
  g.apply({ type: 'formationBroke', rules, formation, withdraws: withdraws && isOnTheGround(g.state, formation) });
}
