import { ask, FINISHED, type Rule, type RuleId, rollAtLeast } from '@walstatt/engine';
import { directionTo } from '@walstatt/tabletop';
import { sideOfUnit } from '../../01-units/units.ts';
import { standOf } from '../../05-line-of-sight/sight.ts';
import { leadSeat } from '../../06-turn/seats.ts';
import { againstActing, rulesIn } from '../../06-turn/set-aside.ts';
import { standingOf } from '../../07-measuring/table-top.ts';
import { coverFrom } from '../../13-cover/cover.ts';
import { explode, hitAndWound, inflict } from '../../14-wounding/resolve.ts';
import { explosiveFactor } from '../../24-special-rules/explosive.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import { type Asked, activity, type G } from '../../kit.ts';
import { shotDice, shotNeeds } from '../hit-dice.ts';
import { bearerOf, type Shot, shotBarredBy, silencedBy, unseenBy, weaponOf } from '../shots.ts';

type Doubt = Pick<Asked<'doubtSight'>, 'name' | 'rule' | 'args'> | Pick<Asked<'doubtCover'>, 'name' | 'rule' | 'args'>;

/**
 * Both sides call a sight or a cover doubtful. The shooter says so first: otherwise the other side need not be asked.
 */
function* doubtful(g: G, doubt: Doubt): Rule<boolean> {
  for (const id of [doubt.args.unit, doubt.args.target]) {
    const by = leadSeat(g.state, sideOfUnit(g.state, g.state.units[id]!));
    if (!(yield* ask(g, { ...doubt, kind: 'confirm', by, preset: false }))) return false;
  }
  return true;
}

/** WP-DEMO-09: the unit that is helped, and with what. */
const HELP = {
  none: ['', ''],
  antiTank: ['demo-grunts', 'anti-tank-weapon'],
  heatCannon: ['demo-steel-warriors', 'heat-cannon'],
  hailstormCannon: ['demo-steel-warriors', 'hailstorm-cannon'],
} as const;

/** A weapon that a demo unit has only because the players agreed to help its side. */
const isBalance = (g: G, unit: string, name: string): boolean => {
  const u = g.state.units[unit]!;
  const [helped, gun] = HELP[g.state.options.balance];
  return u.kind === helped && weaponOf(u, name)?.name === gun;
};

/** One shooting attack, from the aim to the damage. */
export const attack = activity('attack', {
  begins(look, { unit, with: name, target }) {
    const bars = [silencedBy(look, unit), shotBarredBy(look, { unit, with: name, target })];
    return rulesIn(...againstActing(look, unit, target), ...bars);
  },
  endsWhen: (look, c) => isWithdrawn(look, c.unit, c.target),
  steps: {
    /**
     * WP-LOS-08: a die decides only with the option, and only if both call it doubtful; otherwise the judgement stands.
     */
    *sight(g, c): Rule<string | undefined> {
      if (!g.state.options.doubtfulSight) return 'turnGun';
      const { unit, target } = c;
      let visible = unseenBy(g, { unit, with: c.with, target }) === null;
      if (yield* doubtful(g, { name: 'doubtSight', rule: 'WP-LOS-08', args: { unit, target, visible } }))
        visible = yield* rollAtLeast(g, 4, { by: null, rule: 'WP-LOS-08', purpose: 'doubtSight' });
      if (visible) return undefined;
      g.reply(c.target);
      return FINISHED;
    },
    /** WP-COVER-10. */
    *cover(g, c): Rule<void> {
      const args = { unit: c.unit, target: c.target };
      if (!(yield* doubtful(g, { name: 'doubtCover', rule: 'WP-COVER-10', args }))) return;
      const inOpen = yield* rollAtLeast(g, 4, { by: null, rule: 'WP-COVER-10', purpose: 'doubtCover' });
      const judged = coverFrom(g, c.unit, bearerOf(g.state.units[c.unit]!, c.with), c.target).kind;
      g.set(c, { cover: inOpen ? 'none' : judged === 'none' ? 'soft' : judged });
    },
    /** WP-ARTY-06: a gun turns to its target; that does not count as movement. */
    turnGun(g, c): void {
      const u = g.state.units[c.unit]!;
      if (u.type !== 'artillery') return;
      const facing = directionTo(standOf(g, c.unit)!.bodies[0]!.centre, standingOf(g, c.target)!.bodies[0]!.centre);
      g.apply({ type: 'aimed', rules: ['WP-ARTY-06', 'WP-ARTY-07'], unit: c.unit, facing });
    },
    *fire(g, c): Rule<void> {
      const shot: Shot = c.cover === null ? { unit: c.unit, with: c.with, target: c.target } : { ...c, cover: c.cover };
      const { dice, need } = shotDice(g, shot);
      const rules: RuleId[] = c.with[0] === 'w' ? ['WP-BFG-01', 'WP-BFG-06'] : c.with === 'own' ? ['WP-SHOOT-09'] : [];
      if (isBalance(g, c.unit, c.with)) rules.push('WP-DEMO-09', 'WP-G-15');
      if (c.with === 'flame') rules.push('WP-SPECIAL-14', 'WP-SPECIAL-15');
      if (c.with === 'zap') rules.push('WP-SPECIAL-33', 'WP-SPECIAL-34');
      const weapon = weaponOf(g.state.units[c.unit]!, c.with)?.name ?? null;
      g.apply({ type: 'shotFired', rules, unit: c.unit, with: c.with, weapon, target: c.target, dice, need });
      const roll = { dice, need, needs: () => shotNeeds(g, shot) };
      const wounds = yield* hitAndWound(g, shot, roll, { hit: 'WP-SHOOT-10', wound: 'WP-WOUND-01' });
      g.set(c, { wounds });
    },
    *damage(g, c): Rule<void> {
      const u = g.state.units[c.unit]!;
      const points = yield* explode(g, explosiveFactor(u, c.with), c.wounds, u.owner);
      inflict(g, c.target, points, 'WP-WOUND-05');
    },
  },
});
