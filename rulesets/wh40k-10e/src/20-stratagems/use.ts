import { hasEffect, type Rule } from '@walstatt/engine';
import type { EffectData, State } from '../generated/state.ts';
import type { G, L } from '../kit.ts';
import { STRATAGEMS, type StratagemId } from './list.ts';
import { refund } from './refund.ts';

/** WH-STRAT-02: there must be enough command points. WH-STRAT-03, WH-STRAT-30: once per phase, or once per turn. */
export const mayUse = (s: State, seat: string, stratagem: StratagemId): boolean =>
  s.players[seat]!.commandPoints >= STRATAGEMS[stratagem].cost && !hasUsed(s, seat, stratagem);

/** WH-G-72: each player counts their own uses. */
const hasUsed = (s: State, seat: string, stratagem: StratagemId): boolean =>
  s.effects.some((e) => e.on === seat && e.name === 'used' && (e.data as EffectData['used']).stratagem === stratagem);

/** WH-CMD-05, WH-STRAT-01: what a use costs. It is paid before anything else happens. */
export const costOf = (stratagem: StratagemId) => ({
  canPay: ({ state }: L, _subject: never, _option: string, seat: string): boolean => mayUse(state, seat, stratagem),
  *pay(g: G, subject: never, option: string, seat: string): Rule<void> {
    const { cost, once, rule } = STRATAGEMS[stratagem];
    g.apply({ type: 'stratagemUsed', rules: ['WH-STRAT-01', rule], seat, stratagem, cost });
    g.beginEffect({
      name: 'used',
      rule: once === 'turn' ? 'WH-STRAT-30' : 'WH-STRAT-03',
      on: seat,
      by: seat,
      data: { stratagem },
      until: { until: 'end', frame: once === 'turn' ? turnOf(g.state) : phaseOf(g.state), of: null, complete: false },
      stack: 'add',
    });
    yield* refund(g, subject, option, seat);
  },
});

/** The phase under way; in free play whatever was begun. */
export const phaseOf = (s: State): string => frameOf(s, (name) => name.endsWith('Phase'));

const turnOf = (s: State): string => frameOf(s, (name) => name === 'turn');

const frameOf = (s: State, is: (name: string) => boolean): string =>
  (s.agenda.find((f) => is(f.do)) ?? s.agenda[0]!).do;

/** Is this phase of this kind under way? */
export const isPhase = (s: State, name: string): boolean => s.agenda.some((f) => f.do === name);

/** WH-STRAT-07: whose phase it is. Stratagems are for one's own turn, the opponent's, or both. */
export const activeSeatOf = (s: State): string | null =>
  (s.agenda.find((f) => f.do.endsWith('Phase'))?.c as { seat?: string } | undefined)?.seat ?? s.activeSeat;

/** WH-CMD-12: a player's stratagems cannot affect their battle-shocked units. */
export const canBeTarget = (s: State, unit: string): boolean => !hasEffect(s, unit, 'battleShocked');
