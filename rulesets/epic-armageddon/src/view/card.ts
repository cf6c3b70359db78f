import type { Teller } from '@walstatt/engine';
import { inCentimetres } from '@walstatt/tabletop';
import { profileOf } from '../1-01-units/units.ts';
import { unitsLeft } from '../1-02-formations/formations.ts';
import type { Profile, State } from '../generated/state.ts';
import { words } from './words.ts';

/** Lines of a formation's card: initiative, and how many of which units it has, those aboard included. */
export function cardOf(s: State, formation: string, t: Teller): string[] {
  const w = words[t.language];
  const units = new Map<string, string[]>();
  for (const unit of unitsLeft(s, formation)) {
    const line = profileLine(profileOf(s, unit), t);
    units.set(line, [...(units.get(line) ?? []), unit]);
  }
  return [
    w.initiative(s.formations[formation]!.initiative),
    ...[...units].map(([line, { length, 0: first }]) => `${length} × ${t.name(s.units[first!]!.profile)}: ${line}`),
  ];
}

const need = (value: number | null): string => (value === null ? '–' : `${value}+`);

function profileLine(p: Profile, t: Teller): string {
  const w = words[t.language];
  return w.profile({
    type: w.types[p.type],
    speed: p.manoeuvre === null ? inCentimetres(p.speed) : '–',
    armour: need(p.armour),
    cc: need(p.closeCombat),
    ff: need(p.firefight),
    dc: p.damageCapacity === null ? '' : ` · DC ${p.damageCapacity}`,
  });
}
