import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { isVehicle } from '../../01-units/units.ts';
import { againstActing, rulesIn } from '../../06-turn/set-aside.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { attacksLeft, SPECIAL } from '../phase/shooters.ts';
import { isFixed, nthAlike, silencedBy, weaponIndex } from '../shots.ts';

/** What a special weapon is called; null for the unit's own fire. */
const weaponName = (state: State, unit: string, attack: string): string | null =>
  state.units[unit]!.weapons[weaponIndex(attack)]?.name ?? null;

/** Which of several equal weapons it is: its bearer, or its number where one model has them all. */
function whichOf(state: State, unit: string, attack: string): { bearer: number | null; nth: number } {
  const u = state.units[unit]!;
  const i = weaponIndex(attack);
  const nth = i < 0 ? 0 : nthAlike(u, i);
  return u.size > 1 && nth > 0 ? { bearer: u.weapons[i]!.bearer, nth: 0 } : { bearer: null, nth };
}

/**
 * WP-BFG-02, WP-BFG-03, WP-BFG-04: all attacks of one unit, before another unit shoots. WP-BFG-05: each is fully
 * resolved before the next is declared.
 */
export const shootUnit = activity('shootUnit', {
  begins: (look, c) => rulesIn(...againstActing(look, c.unit), silencedBy(look, c.unit)),
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *attack(g, c): Rule<string | undefined> {
      const left = attacksLeft(g, c.unit, c);
      if (left.length === 0) return 'done';
      const rule = isVehicle(g.state.units[c.unit]!) ? 'WP-VEHICLE-37' : 'WP-BFG-03';
      const aiming = yield* ask(g, {
        kind: 'choose',
        name: 'attack',
        by: g.state.units[c.unit]!.owner,
        rule,
        args: { unit: c.unit },
        options: left.map(({ id, targets }) => ({
          id,
          args: {
            unit: c.unit,
            attack: id,
            weapon: weaponName(g.state, c.unit, id),
            ...whichOf(g.state, c.unit, id),
            // With only one target left, nothing will be asked.
            target: targets.length === 1 ? targets[0]! : null,
          },
        })),
        optional: true,
        preset: left[0]!.id,
      });
      if (aiming === null) return 'done';
      g.set(c, { aiming });
      return undefined;
    },
    /** WP-SHOOT-06: exactly one target. */
    *aim(g, c): Rule<string> {
      const aiming = c.aiming!;
      const targets = attacksLeft(g, c.unit, c).find((a) => a.id === aiming)?.targets;
      // The only target may have left the battle in the meantime (WP-G-56).
      if (targets === undefined) return 'attack';
      const target = (yield* ask(g, {
        kind: 'choose',
        name: 'target',
        by: g.state.units[c.unit]!.owner,
        rule: weaponIndex(aiming) < 0 ? 'WP-SHOOT-06' : 'WP-BFG-02',
        args: { unit: c.unit, attack: aiming, weapon: weaponName(g.state, c.unit, aiming) },
        options: targets.map((id) => ({ id })),
      }))!;
      g.then('attack', { unit: c.unit, with: aiming, target, cover: null, wounds: 0 });
      return 'after';
    },
    after(g, c): string {
      const aiming = c.aiming!;
      const unseen = g.replied<string>();
      const i = weaponIndex(aiming);
      if (unseen !== null) g.set(c, { aiming: null, unseen: [...c.unseen, `${aiming} ${unseen}`] });
      else if (isFixed(aiming) && g.state.options.specialFire === 'besides')
        g.set(c, { aiming: null, fired: [...c.fired, SPECIAL[aiming]!] });
      else if (i < 0) g.set(c, { aiming: null, own: true });
      else g.set(c, { aiming: null, fired: [...c.fired, i] });
      return 'attack';
    },
    done(g, c): string {
      g.apply({ type: 'doneShooting', rules: ['WP-BFG-04'], unit: c.unit });
      return FINISHED;
    },
  },
});
