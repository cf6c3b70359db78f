import type { Plain, Question } from '@walstatt/engine';
import { type Look, question, type Warpath } from './kit.ts';
import { chargeTargets } from './rules/charge.ts';
import { isEngaged } from './rules/contact.ts';
import { coverFrom } from './rules/cover.ts';
import { unitGap } from './rules/distance.ts';
import { shotDice } from './rules/hit-dice.ts';
import { legalOrders, orderName } from './rules/orders.ts';
import { woundNeed } from './rules/resolve.ts';
import { bearerOf, mayShoot, type Shot, shotDistance, silencedBy, weaponOf } from './rules/shots.ts';
import { bearerSees, leaderSees } from './rules/sight.ts';
import { controllerOf } from './rules/victory.ts';
import { zoneHit } from './rules/zones.ts';

type Args = Readonly<Record<string, Plain>>;
const textOf = (a: Args, name: string): string => String(a[name] ?? '');
const shotOf = (look: Look, a: Args): Shot => {
  const unit = textOf(a, 'unit');
  const target = textOf(a, 'target');
  for (const id of [unit, target]) if (look.state.units[id] === undefined) throw new Error(`there is no unit ${id}`);
  return { unit, with: textOf(a, 'with') || 'own', target };
};

/** What players ask while they think; each answer with what it rests on. */
export const questions: Readonly<Record<string, Question<Warpath>>> = {
  /** The gap between two units. */
  distance: question({
    rule: 'WP-MEASURE-01',
    takes: ['unit', 'target'],
    ask: (look, a) => Math.round(unitGap(look, textOf(a, 'unit'), textOf(a, 'target'))),
  }),
  /** Whether the leader, or a weapon's bearer, sees a unit; with the line that proves it. */
  sees: question({
    rule: 'WP-LOS-04',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const w = weaponOf(look.state.units[shot.unit]!, shot.with);
      const seen =
        w === null ? leaderSees(look, shot.unit, shot.target) : bearerSees(look, shot.unit, w.bearer, shot.target);
      const { line } = seen;
      return {
        visible: seen.visible,
        eye: w === null ? 'leader' : 'bearer',
        model: seen.model,
        from: { x: line.from.x, y: line.from.y },
        to: { x: line.to.x, y: line.to.y },
        blockedBy: line.free ? null : line.blockedBy,
      };
    },
  }),
  /** Cover of a target with the pieces and units that give it. */
  cover: question({
    rule: 'WP-COVER-05',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const c = coverFrom(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target);
      return { cover: c.kind, rule: c.rule, pieces: [...c.pieces] };
    },
  }),
  canShoot: question({
    rule: 'WP-SHOOT-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const silenced = silencedBy(look, shot.unit);
      if (silenced !== null) look.note(silenced);
      return {
        may: silenced === null && mayShoot(look, shot),
        silencedBy: silenced,
        distance: Math.round(shotDistance(look, shot)),
      };
    },
  }),
  /** Dice and what they need, with the reasons. */
  toHit: question({
    rule: 'WP-SHOOT-10',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const { reasons } = look.explain('toHitShooting', look.state.units[shot.unit]!.toHit, shot);
      return { ...shotDice(look, shot), reasons: reasons.map((r) => ({ rule: r.rule, by: r.by })) };
    },
  }),
  toWound: question({
    rule: 'WP-WOUND-01',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => woundNeed(look, shotOf(look, a)),
  }),
  zone: question({
    rule: 'WP-VEHICLE-30',
    takes: ['unit', 'target', 'with'],
    ask: (look, a) => {
      const shot = shotOf(look, a);
      return zoneHit(look, shot.unit, bearerOf(look.state.units[shot.unit]!, shot.with), shot.target);
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
    ask: (look, a) => chargeTargets(look, textOf(a, 'unit'), a['jump'] === true),
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
