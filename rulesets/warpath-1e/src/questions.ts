import type { Plain, Question, RuleId } from '@walstatt/engine';
import { bodySeenAt, crewAt } from './05-line-of-sight/figures.ts';
import { bearerSees, leaderSees, type Seen, standOf } from './05-line-of-sight/sight.ts';
import { unitGap } from './07-measuring/distance.ts';
import { chargeReach } from './07-measuring/lengths.ts';
import { standingOf } from './07-measuring/table-top.ts';
import { chargeOrderBarredBy, legalOrders, orderName } from './08-movement/order/orders.ts';
import { chargeBarredBy, chargeTargets } from './10-charging/charge.ts';
import { isEngaged } from './10-charging/contact.ts';
import { hitReasons, shotDice } from './12-shooting/hit-dice.ts';
import {
  attacksOf,
  bearerOf,
  rangeOf,
  type Shot,
  shotBarredBy,
  shotDistance,
  silencedBy,
  weaponOf,
} from './12-shooting/shots.ts';
import { coverFrom } from './13-cover/cover.ts';
import { woundNeed } from './14-wounding/resolve.ts';
import { zonesHit } from './19-vehicles/zones.ts';
import { slotsOf } from './26-army/army.ts';
import { clockOf } from './27-timed-games/clock.ts';
import { controllerOf } from './28-battle/victory.ts';
import type { Terrain } from './generated/state.ts';
import { type Look, question, type Warpath } from './kit.ts';

type Args = Readonly<Record<string, Plain>>;
const textOf = (a: Args, name: string): string => String(a[name] ?? '');
const pointOf = (a: Args): { x: number; y: number } => ({ x: Number(a['x'] ?? 0), y: Number(a['y'] ?? 0) });
const shotOf = (look: Look, a: Args): Shot => {
  const unit = textOf(a, 'unit');
  const target = textOf(a, 'target');
  for (const id of [unit, target]) if (look.state.units[id] === undefined) throw new Error(`there is no unit ${id}`);
  return { unit, with: textOf(a, 'with') || 'own', target };
};

/** A distance in ticks; null where one of the two is not on the table. */
const measured = (distance: number): number | null => (Number.isFinite(distance) ? Math.round(distance) : null);

/** Whether both stand where a shot can be judged at all: the target on the table, the shooter there or on a transport. */
const isJudgeable = (look: Look, { unit, target }: Shot): boolean =>
  standOf(look, unit) !== null && standingOf(look, target) !== null;

/** The rules that give attacks to those who have them; all others are special weapons. */
const ARMED: Readonly<Record<string, RuleId>> = { own: 'WP-SHOOT-09', flame: 'WP-SPECIAL-14', zap: 'WP-SPECIAL-33' };

/** What the eyes that count for a shot see of its target: the leader's, or those of the weapon's bearer. */
function seenBy(look: Look, { unit, with: name, target }: Shot): Seen {
  const weapon = weaponOf(look.state.units[unit]!, name);
  return weapon === null ? leaderSees(look, unit, target) : bearerSees(look, unit, weapon.bearer, target);
}

const TREATED: Readonly<Record<Terrain['kind'], RuleId>> = {
  blocking: 'WP-TERRAIN-03',
  obstacle: 'WP-TERRAIN-05',
  decorative: 'WP-TERRAIN-09',
  difficult: 'WP-TERRAIN-11',
};

/** What players ask while they think; each answer with what it rests on. */
export const questions: Readonly<Record<string, Question<Warpath>>> = {
  /** The gap between two units. */
  distance: question({
    rule: 'WP-MEASURE-01',
    takes: ['unit', 'target'],
    ask: (look, a) => {
      look.note('WP-MEASURE-01');
      return measured(unitGap(look, textOf(a, 'unit'), textOf(a, 'target')));
    },
  }),
  /** Whether the leader, or a weapon's bearer, sees a unit; with the line that proves it. */
  sees: question({
    rule: 'WP-LOS-04',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const seen = seenBy(look, shot);
      const { line } = seen;
      return {
        visible: seen.visible,
        eye: weaponOf(look.state.units[shot.unit]!, shot.with) === null ? 'leader' : 'bearer',
        model: seen.model,
        from: { x: line.from.x, y: line.from.y },
        to: { x: line.to.x, y: line.to.y },
        blockedBy: line.free ? null : line.blockedBy,
        pieces: [...seen.pieces],
      };
    },
  }),
  /** Cover of a target with the pieces and units that give it. */
  cover: question({
    rule: 'WP-COVER-05',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      const c = coverFrom(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target);
      look.note(c.rule);
      return { cover: c.kind, rule: c.rule, pieces: [...c.pieces] };
    },
  }),
  /** Whether what sticks out at a point is part of a target's body: the number of the model, or null. */
  bodyAt: question({
    rule: 'WP-LOS-05',
    takes: ['target', 'x', 'y'],
    ask: (look, a) => bodySeenAt(look, textOf(a, 'target'), pointOf(a)),
  }),
  /** Whether a figure of a gun's crew may stand at a point. */
  crew: question({
    rule: 'WP-UNIT-07',
    takes: ['unit', 'x', 'y'],
    ask: (look, a) => crewAt(look, textOf(a, 'unit'), pointOf(a)),
  }),
  canShoot: question({
    rule: 'WP-SHOOT-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const silenced = silencedBy(look, shot.unit);
      const u = look.state.units[shot.unit]!;
      const barred = attacksOf(u).includes(shot.with) ? shotBarredBy(look, shot) : (ARMED[shot.with] ?? 'WP-BFG-01');
      for (const rule of [silenced, barred]) if (rule !== null) look.note(rule);
      return {
        may: silenced === null && barred === null,
        silencedBy: silenced,
        barredBy: barred,
        distance: measured(shotDistance(look, shot)),
        range: rangeOf(u, shot.with),
        arcs: [...(weaponOf(u, shot.with)?.arcs ?? [])],
        pieces: [...seenBy(look, shot).pieces],
      };
    },
  }),
  /** Dice and what they need, with the reasons. */
  toHit: question({
    rule: 'WP-SHOOT-10',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      return { ...shotDice(look, shot), reasons: hitReasons(look, shot).map((r) => ({ rule: r.rule, by: r.by })) };
    },
  }),
  toWound: question({
    rule: 'WP-WOUND-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      return isJudgeable(look, shot) ? woundNeed(look, shot) : null;
    },
  }),
  zone: question({
    rule: 'WP-VEHICLE-30',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      if (!isJudgeable(look, shot)) return null;
      return { ...zonesHit(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target) };
    },
  }),
  orders: question({
    rule: 'WP-MOVE-01',
    takes: ['unit'],
    ask: (look, a) => legalOrders(look, textOf(a, 'unit')).map(orderName),
  }),
  chargeTargets: question({
    rule: 'WP-CHARGE-02',
    takes: ['unit', 'jump'],
    ask: (look, a) => {
      const unit = textOf(a, 'unit');
      const jump = a['jump'] === true;
      return chargeOrderBarredBy(look, unit, jump) === null ? chargeTargets(look, unit, jump) : [];
    },
  }),
  /** Whether a unit may charge another, and what forbids it: the rule, the piece in the way of the leader's eyes. */
  canCharge: question({
    rule: 'WP-CHARGE-02',
    takes: ['unit', 'target', 'jump'],
    ask: (look, a) => {
      const { unit, target } = shotOf(look, a);
      const jump = a['jump'] === true;
      const barred = chargeOrderBarredBy(look, unit, jump) ?? chargeBarredBy(look, unit, target, jump);
      const seen = leaderSees(look, unit, target);
      return {
        may: barred === null,
        barredBy: barred,
        distance: measured(unitGap(look, unit, target)),
        reach: chargeReach(look.state.units[unit]!, jump),
        pieces: barred === 'WP-CHARGE-03' ? [...seen.pieces] : [],
      };
    },
  }),
  /** How a piece of terrain is treated, by which rules. */
  terrain: question({
    rule: 'WP-TERRAIN-01',
    takes: ['terrain'],
    ask: (look, a) => {
      const piece = look.state.terrain[textOf(a, 'terrain')];
      if (piece === undefined) return null;
      const rules: RuleId[] = ['WP-TERRAIN-02', TREATED[piece.kind], 'WP-COVER-09'];
      if (look.state.mission === 'demo') rules.push('WP-G-55');
      for (const rule of rules) look.note(rule);
      return { kind: piece.kind, cover: piece.cover, blocksSight: piece.blocksSight, rules };
    },
  }),
  /** What an army has of each kind and what it may have. */
  slots: question({
    rule: 'WP-ARMY-04',
    takes: ['seat'],
    ask: (look, a) => {
      const slots = slotsOf(Object.values(look.state.units).filter((u) => u.owner === textOf(a, 'seat')));
      for (const { rule } of slots) look.note(rule);
      look.note('WP-G-29');
      return slots.map((s) => ({ ...s }));
    },
  }),
  /** Whose clock runs, and how many minutes there are. */
  clock: question({
    rule: 'WP-TIME-01',
    takes: [],
    ask: (look) => {
      const clock = clockOf(look.state);
      look.note(clock.rule);
      return { ...clock };
    },
  }),
  inContact: question({
    rule: 'WP-SHOOT-04',
    takes: ['unit'],
    ask: (look, a) => isEngaged(look, textOf(a, 'unit')),
  }),
  control: question({
    rule: 'WP-BATTLE-14',
    takes: ['objective'],
    ask: (look, a) => {
      const o = look.state.objectives[Number(a['objective'] ?? 0)];
      return o === undefined ? null : controllerOf(look, o);
    },
  }),
};
