import type { RuleId } from '@walstatt/engine';
import type { EffectData, State } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** How many units have moved or been set up in this turn. */
const movesSoFar = (s: State): number => s.effects.filter(({ name }) => name === 'moved').length;

/** A unit could have been set up in this phase, but its player did not set it up after all. */
export const decline = (g: G, unit: string, rule: RuleId): void =>
  g.beginEffect({
    name: 'declined',
    rule,
    on: unit,
    by: g.state.units[unit]!.owner,
    data: { moves: movesSoFar(g.state) },
    until: { until: 'end', frame: 'movementPhase', of: null, complete: false },
    stack: 'replace',
  });

/** WH-G-124: it is not selected again in this phase before another unit has moved or been set up. */
export const hasDeclined = (s: State, unit: string): boolean =>
  s.effects.some(
    (e) => e.on === unit && e.name === 'declined' && (e.data as EffectData['declined']).moves === movesSoFar(s),
  );
