import { isDeepStrictEqual } from 'node:util';
import { hasEffect } from '@walstatt/engine';
import { Eyes, type Memo, newMemo } from '@walstatt/engine/host';
import { gap, INCH } from '@walstatt/geometry';
import { refuseIncoherent } from '../src/01-units/coherency.ts';
import { modelsOf } from '../src/01-units/units.ts';
import { chargeReach, inches, longMove, moveOf } from '../src/07-measuring/lengths.ts';
import { refuseStand } from '../src/07-measuring/stand.ts';
import { standingOf, tableTop } from '../src/07-measuring/table-top.ts';
import { groupsTouch } from '../src/10-charging/contact.ts';
import { boardable } from '../src/23-transports/transport.ts';
import type { Event, Spot, State, Unit } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Look } from '../src/kit.ts';

const ground = ({ terrain, table }: State): object => ({ terrain, table });

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** What must be true of single events, by what was before and what is after them; says what is not. */
export class EventLaws {
  private readonly memos: Memo = newMemo();
  private before: readonly Spot[] | null = null;
  private damage = 0;
  private ground: object | null = null;

  /** To be called before an event is applied. */
  prepare(event: Event, state: State): void {
    const unit = 'unit' in event ? state.units[event.unit] : undefined;
    this.before = unit === undefined ? null : (modelsOf(unit)?.map((m) => ({ ...m })) ?? null);
    this.damage = unit?.damage ?? 0;
    this.ground ??= ground(state);
  }

  /** To be called after it. */
  broken(event: Event, state: State): string[] {
    const look = new Eyes(ruleset, state, this.memos) as unknown as Look;
    // The table without its units is prepared once for a battle.
    if (!isDeepStrictEqual(ground(state), this.ground)) return [`${event.type} changed the terrain`];
    switch (event.type) {
      case 'walked':
        return [...this.brokenWalk(look, event), ...brokenStand(look, event.unit, {})];
      case 'charged':
        return this.brokenCharge(look, event);
      case 'deployed':
        return brokenStand(look, event.unit, { deploying: true });
      case 'arrived':
      case 'left':
      case 'flewIn':
      case 'thrownOut':
        return brokenStand(look, event.unit, {});
      case 'shotFired':
        return brokenShot(look, event);
      case 'damaged':
        return event.points > 0 && event.total === this.damage + event.points ? [] : ['damage does not add up'];
      case 'tested':
        return brokenTest(state.units[event.unit]!, event);
      default:
        return [];
    }
  }

  private farthest(models: readonly Spot[]): number {
    let far = 0;
    models.forEach((m, i) => {
      const [dx, dy] = [m.x - this.before![i]!.x, m.y - this.before![i]!.y];
      far = Math.max(far, Math.sqrt(dx * dx + dy * dy));
    });
    return far;
  }

  /** No model goes farther than its order lets it. */
  private brokenWalk(look: Look, e: Of<'walked'>): string[] {
    const u = look.state.units[e.unit]!;
    if (this.before === null || e.why === 'fallBack' || e.why === 'apart') return [];
    const most =
      e.why === 'regroup'
        ? inches(6)
        : e.why === 'advance' || e.why === 'arrive'
          ? moveOf(u, u.jumped)
          : longMove(u, e.why === 'scout' ? u.specials.some((s) => s.id === 'jumpTroops') : u.jumped);
    const far = this.farthest(e.models);
    return far <= most + 3 ? [] : [`${e.unit} walked ${far} of ${most}`];
  }

  /** In reach, coherent, and the target is touched. */
  private brokenCharge(look: Look, e: Of<'charged'>): string[] {
    const u = look.state.units[e.unit]!;
    const me = standingOf(look, e.unit)!;
    const to = standingOf(look, e.target)!;
    const broken = brokenStand(look, e.unit, { charging: e.target });
    if (!groupsTouch(tableTop(look), me.bodies, to.bodies)) broken.push(`${e.unit} does not touch ${e.target}`);
    if (this.before !== null && this.farthest(e.models) > chargeReach(u, u.jumped) + 3)
      broken.push(`${e.unit} charged too far`);
    return broken;
  }
}

/** An inch from others where that is asked for (units that come to board a transport aside), coherent, on nothing forbidden. */
function brokenStand(look: Look, id: string, manner: Parameters<typeof refuseStand>[3]): string[] {
  const me = standingOf(look, id)!;
  const beside = boardable(look, id).length > 0 ? Object.keys(look.state.units) : [];
  const refusal =
    refuseStand(look, id, me.bodies, { beside, ...manner }) ?? refuseIncoherent(look, me.bodies, me.unit.leader);
  return refusal === null ? [] : [`${id} stands wrongly: ${JSON.stringify(refusal)}`];
}

/** Nobody shoots after running or charging, while suppressed, or beyond the range of what it fires. */
function brokenShot(look: Look, e: Of<'shotFired'>): string[] {
  const broken: string[] = [];
  const { state } = look;
  const u = state.units[e.unit]!;
  const t = state.units[e.target]!;
  if (u.order === 'doubleTime' || u.order === 'charge' || u.order === 'fullPower')
    broken.push(`${e.unit} ran and shoots`);
  if (hasEffect(state, e.unit, 'suppressed')) broken.push(`${e.unit} is suppressed and shoots`);
  if (u.charging !== null || t.where.at !== 'table') broken.push(`${e.unit} cannot shoot at ${e.target}`);
  const weapon = e.with[0] === 'w' ? u.weapons[Number(e.with.slice(1))]! : null;
  const range = e.with === 'flame' ? inches(12) : e.with === 'zap' ? inches(24) : (weapon?.range ?? u.range);
  const from = standingOf(look, u.where.at === 'aboard' ? u.where.of : e.unit)!;
  const to = standingOf(look, e.target)!;
  const far = Math.min(...from.bodies.flatMap((a) => to.bodies.map((b) => gap(a, b))));
  if (far > range + 3) broken.push(`${e.unit} shoots ${far / INCH} inches far with ${e.with}`);
  const dice = e.with === 'own' ? u.firepower : (weapon?.firepower ?? 100);
  if (e.dice > dice) broken.push(`${e.unit} rolls ${e.dice} dice for ${e.with}`);
  return broken;
}

/** WP-MORALE-05 to -10, WP-VEHICLE-43 to -46, reckoned a second time. */
function brokenTest(u: Unit, e: Of<'tested'>): string[] {
  const total = e.roll + u.damage;
  const dead = e.roll > 2 && total >= u.destroy;
  const lamed = dead && u.type === 'vehicle' && total === u.destroy && !u.crippled;
  const ok = lamed
    ? e.result === 'crippled' || e.result === 'crippledAndDown'
    : dead
      ? e.result === 'destroyed'
      : e.result === 'steady' || (e.result === 'suppressed' && e.roll > 2 && (total >= u.suppress || e.roll === 12));
  return ok && e.total === total ? [] : [`${e.unit} with ${u.damage} damage, roll ${e.roll}: ${e.result}`];
}
