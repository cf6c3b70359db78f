import { type Rule, rollDie } from '@walstatt/engine';
import type { G } from '../../kit.ts';
import { faceDownNear } from '../objectives.ts';

/** FD-GAP-96: a unit that ends an action within 1" of a marker turns it over. The values were shuffled unseen. */
export function* revealLoot(g: G, c: { unit: string }): Rule<string | undefined> {
  const objective = faceDownNear(g, c.unit);
  if (objective === null) return undefined;
  yield* turnOver(g, objective);
  return 'reveal';
}

/** Draws any of the values not yet seen, all equally likely. That amounts to the same as shuffled markers. */
export function* turnOver(g: G, objective: string): Rule<void> {
  const { loot } = g.state;
  const face =
    loot.length === 1
      ? 1
      : yield* rollDie(g, { by: null, rule: 'FD-SCENARIO-03', purpose: 'loot', sides: loot.length });
  g.apply({ type: 'lootRevealed', rules: ['FD-SCENARIO-03', 'FD-GAP-96'], objective, value: loot[face - 1]! });
}
