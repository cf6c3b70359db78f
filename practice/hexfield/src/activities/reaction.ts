import { ask, type Rule } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { ReactionContext, Unit, UnitsId } from '../generated/state.ts';
import { activity, type G, type Look } from '../kit.ts';
import { touchedEnemies } from '../rules/contact.ts';
import { fieldsOf, hasBeforeFront, isBeast } from '../rules/formation.ts';
import { revealNear, revealOn } from '../rules/hiding.ts';
import { stride } from '../rules/legs.ts';
import { openOrder } from '../rules/orders.ts';
import { isRefusal, stanceOf, tryLeg } from '../rules/plan.ts';
import { shoot } from '../rules/shot.ts';

const STAND = { id: 'stand' };

/** HX-TOUCH-02: what the touched unit can do. */
function reactions(look: Look, c: ReactionContext): { readonly id: string }[] {
  const u = look.state.units[c.unit]!;
  const attacker = look.state.units[c.attacker]!;
  if (u.where.at !== 'table' || isBeast(u)) return [];
  if (touchedEnemies(look.state, u.owner, u.where.fields).some((id) => id !== c.attacker)) return [];
  const options = [STAND];
  if (facingTo(u, attacker) !== u.where.facing) options.push({ id: 'face' });
  if (roomBehind(look, u) !== null) options.push({ id: 'yield' });
  const order = openOrder(u);
  if (u.profile.shot > 0 && (order === 'hold' || order === 'shoot')) options.push({ id: 'volley' });
  return options;
}

/** The facing with the smallest turn that puts an element of the attacker in front. Clockwise comes first. */
function facingTo(u: Unit, attacker: Unit): number {
  const { fields, facing } = stanceOf(u);
  for (const turn of [0, 1, -1, 2, -2, 3]) {
    const to = hex.sixths(facing + turn);
    if (fieldsOf(attacker).some((h) => hasBeforeFront(fields, to, h))) return to;
  }
  return facing;
}

const GIVING_GROUND = { mode: 'charge', points: 9, manoeuvres: 0, met: false } as const;

function roomBehind(look: Look, u: Unit): 0 | 1 | null {
  for (const to of [0, 1] as const)
    if (!isRefusal(tryLeg(look.state, u, stanceOf(u), GIVING_GROUND, { leg: 'back', to }))) return to;
  return null;
}

/** HX-TOUCH-02: a unit that is attacked in the middle of the attacker's move reacts. */
export const reaction = activity('reaction', {
  steps: {
    *react(g, c): Rule<void> {
      const options = reactions(g, c);
      if (options.length === 0) return;
      const how = (yield* ask(g, {
        kind: 'choose',
        name: 'reaction',
        by: g.state.units[c.unit]!.owner,
        rule: 'HX-TOUCH-02',
        args: { unit: c.unit, attacker: c.attacker },
        options,
        preset: 'stand',
      })) as 'stand' | 'face' | 'yield' | 'volley';
      g.apply({ type: 'reacted', rules: ['HX-TOUCH-02'], unit: c.unit, how });
      if (how === 'face') face(g, c.unit, c.attacker);
      else if (how === 'yield') giveGround(g, c.unit);
      else if (how === 'volley') yield* volley(g, c.unit, c.attacker);
    },
  },
});

function face(g: G, unit: UnitsId, attacker: UnitsId): void {
  const u = g.state.units[unit]!;
  const { fields, altitude } = stanceOf(u);
  const facing = facingTo(u, g.state.units[attacker]!);
  g.apply({ type: 'moved', rules: ['HX-TOUCH-02'], unit, leg: 'turn', facing, altitude, fields });
}

function giveGround(g: G, unit: UnitsId): void {
  const u = g.state.units[unit]!;
  const leg = { leg: 'back', to: roomBehind(g, u)! };
  const { to, entered } = stride(g.state, u, stanceOf(u), leg)!;
  revealOn(g, entered);
  if (isRefusal(tryLeg(g.state, u, stanceOf(u), GIVING_GROUND, leg))) return;
  g.apply({ type: 'moved', rules: ['HX-TOUCH-02'], unit, leg: 'back', ...to });
  revealNear(g, unit);
}

/** A shot taken at once. Its losses are removed at once too (HX-TOUCH-05). */
export function* volley(g: G, unit: UnitsId, target: UnitsId): Rule<void> {
  g.apply({ type: 'activated', rules: ['HX-TOUCH-02'], unit });
  const losses = yield* shoot(g, unit, target);
  if (losses === null || losses === 0) return;
  g.apply({ type: 'struck', rules: ['HX-TOUCH-05'], hits: [{ unit: target, n: losses }] });
  g.then('fall', { units: [target] }, 'HX-TOUCH-05');
}
