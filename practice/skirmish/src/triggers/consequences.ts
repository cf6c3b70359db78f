import { hasEffect, type SeatId } from '@walstatt/engine';
import type { ShootContext } from '../generated/state.ts';
import { type G, type L, trigger } from '../kit.ts';
import { coverAround, standingOf } from '../rules/field.ts';
import type { Fallen } from '../rules/losses.ts';
import { hasTrait, unitOf } from '../rules/units.ts';

const weaponHas = (look: L, c: ShootContext, trait: 'flame' | 'suppress'): boolean =>
  unitOf(look.state, c.unit).weapon.traits.includes(trait);

/** Woods that are not yet on fire and in which a model of the target stands. */
function woodsOf(look: L, unit: string): string[] {
  const found = new Set<string>();
  for (const m of standingOf(look, unit))
    for (const id of coverAround(look, m)) {
      const { kind, status } = look.state.terrain[id]!;
      if (kind === 'wood' && status === 'there') found.add(id);
    }
  return [...found];
}

/** SK-FIRE-03. */
export const ignite = trigger({
  id: 'ignite',
  rule: 'SK-FIRE-03',
  window: 'afterWounds',
  applies: (look, c: ShootContext) => weaponHas(look, c, 'flame') && woodsOf(look, c.target).length > 0,
  run(g: G, c: ShootContext) {
    for (const terrain of woodsOf(g, c.target)) g.apply({ type: 'woodCaughtFire', rules: ['SK-FIRE-03'], terrain });
  },
});

/** SK-SHOOT-12: until the end of the next complete round. */
export const suppress = trigger({
  id: 'suppress',
  rule: 'SK-SHOOT-12',
  window: 'afterWounds',
  applies: (look, c: ShootContext) => weaponHas(look, c, 'suppress'),
  run(g: G, c: ShootContext) {
    g.beginEffect({
      name: 'suppressed',
      rule: 'SK-SHOOT-12',
      on: c.target,
      by: unitOf(g.state, c.unit).owner,
      data: {},
      until: { until: 'end', frame: 'round', of: null, complete: true },
      stack: 'replace',
    });
  },
});

/** SK-REACT-08: instead of being lost, one model stays with a wound. */
export const medic = trigger({
  id: 'medic',
  rule: 'SK-REACT-08',
  window: 'insteadOfLosses',
  inBattle: (look) => Object.values(look.state.units).some((u) => u.traits.includes('medic')),
  offers: (look, f: Fallen) =>
    hasTrait(look.state, f.unit, 'medic') && !hasEffect(look.state, f.unit, 'medicUsed')
      ? f.result.map((id) => ({ id }))
      : [],
  run(g: G, f: Fallen, model: string, seat: SeatId) {
    f.result = f.result.filter((m) => m !== model);
    g.apply({ type: 'modelSaved', rules: ['SK-REACT-08'], unit: f.unit, model });
    g.beginEffect({
      name: 'medicUsed',
      rule: 'SK-REACT-08',
      on: f.unit,
      by: seat,
      data: {},
      until: { until: 'end', frame: 'round', of: null, complete: false },
      stack: 'once',
    });
  },
});
