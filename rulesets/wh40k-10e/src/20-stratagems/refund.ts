import { type Rule, rollAtLeast, type SeatId } from '@walstatt/engine';
import { partsLeft, wholeOf } from '../01-units/units.ts';
import { gainCommandPoint } from '../08-command-phase/points/gain.ts';
import { specialsOf } from '../18-datasheets/special.ts';
import type { State } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** What a stratagem is used on: a unit or model that was chosen, or the unit that rolled. */
type About = { readonly roll?: { readonly about: string | null } };

function unitOf(s: State, option: string, { roll }: About): string | null {
  for (const id of [option, roll?.about ?? ''])
    if (id in s.units || id in s.models) return wholeOf(s, s.models[id]?.unit ?? id);
  return null;
}

/** WH-DATA-05, WH-CMD-04: with some wargear a unit may bring back a command point that was spent on it. */
export function* refund(g: G, subject: About, option: string, seat: SeatId): Rule<void> {
  const unit = unitOf(g.state, option, subject);
  if (unit === null) return;
  const found = partsLeft(g.state, unit).flatMap((part) => specialsOf(g.state, part, 'refund'));
  // However many models have it, the ability works once.
  const needs = new Map(found.map(({ name, deed }) => [name, deed.on]));
  for (const need of needs.values())
    if (yield* rollAtLeast(g, need, { by: seat, rule: 'WH-DATA-05', purpose: 'refund', about: unit }))
      gainCommandPoint(g, seat, 'WH-DATA-05');
}
