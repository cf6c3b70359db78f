import { ask, type Rule } from '@walstatt/engine';
import { aboard } from '../../1-01-units/units.ts';
import { partsOfFormation } from '../../1-02-formations/coherent.ts';
import { destroy } from '../../1-02-formations/losses/suffer.ts';
import { placeMarkers } from '../../1-03-blast-markers/markers.ts';
import type { G } from '../../kit.ts';

/**
 * EA-1.7.4-01, EA-1.7.4-02: of a formation that has come apart one part stays, which its owner chooses, and all others
 * are destroyed with those aboard. EA-1.7.4-03: each of them gives a blast marker, EA-G-14: unless it is broken.
 */
export function* loseStrays(g: G, formation: string): Rule<void> {
  const parts = partsOfFormation(g, formation);
  if (parts.length < 2) return;
  const kept = yield* ask(g, {
    kind: 'choose',
    name: 'keepPart',
    by: g.state.formations[formation]!.owner,
    rule: 'EA-1.7.4-02',
    args: { formation },
    options: parts.map((units) => ({ id: units[0]!, args: { units } })),
    preset: largest(parts)[0]!,
  });
  const lost = parts
    .filter((part) => part[0] !== kept)
    .flatMap((part) => part.flatMap((unit) => [...aboard(g.state, unit), unit]));
  let markers = 0;
  for (const unit of lost) {
    markers += g.modify('markersForLoss', 1, { unit });
    destroy(g, { unit, why: 'coherency', rules: ['EA-1.7.4-01'] });
  }
  if (g.state.formations[formation]!.broken) return;
  yield* placeMarkers(g, { formation, by: markers, rules: ['EA-1.7.4-03'] });
}

const largest = (parts: readonly string[][]): string[] =>
  parts.reduce((best, part) => (part.length > best.length ? part : best));
