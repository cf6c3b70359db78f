import { ask, type Rule } from '@walstatt/engine';
import { aboard } from '../../1-01-units/units.ts';
import { unitsOnGround } from '../../1-02-formations/formations.ts';
import type { Contexts } from '../../generated/state.ts';
import type { G, L } from '../../kit.ts';
import { mannerOf } from '../manners.ts';
import { outsIn } from './outs.ts';

type C = Contexts['move'];

/** EA-1.7.5-11, EA-1.7.5-12: the units that may get out now: not those that have been picked up in this move, or are trapped. */
const passengersOf = (look: L, { formation, manner, pickedUp }: C): string[] =>
  unitsOnGround(look.state, formation).flatMap((unit) =>
    mannerOf(manner).traps?.(look, unit) ? [] : aboard(look.state, unit).filter((id) => !pickedUp.includes(id)),
  );

/** EA-1.7.5-05, EA-1.7.5-10: units aboard get out, as many of them as their player likes. Says who did. */
export function* setDown(g: G, c: C): Rule<string[]> {
  const movers = passengersOf(g, c);
  if (movers.length === 0) return [];
  const plan = yield* ask(g, {
    kind: 'path',
    name: 'disembark',
    by: c.seat,
    rule: 'EA-1.7.5-05',
    args: { formation: c.formation, manner: c.manner, contacted: c.contacted, targets: c.targets },
    movers,
    none: true,
  });
  const outs = outsIn(g, plan) ?? [];
  for (const { unit, transport, spot } of outs)
    g.apply({ type: 'unitSetDown', rules: ['EA-1.7.5-05'], unit, transport, ...spot });
  return outs.map(({ unit }) => unit);
}
