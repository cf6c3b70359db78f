import { askAll, type Rule, type SeatId } from '@walstatt/engine';
import { hasKeyword } from '../../01-units/units.ts';
import type { State } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { type Formation, groupOf } from './judge.ts';
import { idOf, ownUnits, startOf, startsOf } from './starts.ts';

/** WH-MISSION-08, WH-MISSION-09, WH-ONLYWAR-10: both players secretly note their battle formations, then reveal them. */
export const formations = activity('formations', {
  steps: {
    /** WH-AIR-04: before anything else, who is in hover mode. */
    *hover(g): Rule<void> {
      const requests = g.state.seats.map(({ id: by }) => ({
        kind: 'chooseMany' as const,
        name: 'hoverMode' as const,
        by,
        rule: 'WH-AIR-04' as const,
        args: {},
        options: hoverers(g.state, by).map((id) => ({ id })),
        min: 0,
        max: hoverers(g.state, by).length,
      }));
      const answers = yield* askAll(g, requests, true);
      for (const unit of answers.flat()) g.apply({ type: 'hovers', rules: ['WH-AIR-04'], unit });
    },

    *declare(g): Rule<void> {
      const answers = yield* askAll(
        g,
        g.state.seats.map(({ id }) => questionTo(g.state, id)),
        true,
      );
      for (const [i, { id }] of g.state.seats.entries()) reveal(g, id, answers[i]!);
    },
  },
});

const hoverers = (s: State, seat: SeatId): string[] =>
  ownUnits(s, seat).filter((id) => s.datasheets[s.units[id]!.datasheet]!.abilities.some((a) => a.ability === 'hover'));

/** Each unit with what it may begin as. */
function questionTo(s: State, by: SeatId) {
  const starts = ownUnits(s, by).map((id) => ({ id, starts: startsOf(s, id) }));
  const all = new Map(starts.flatMap((item) => item.starts.map((start) => [idOf(start), start])));
  return {
    kind: 'assign' as const,
    name: 'formation' as const,
    by,
    rule: 'WH-MISSION-08' as const,
    args: {},
    items: starts.map((item) => ({ id: item.id, options: item.starts.map(idOf) })),
    options: [...all].map(([id, args]) => ({ id, args })),
  };
}

/** First who is attached to whom, then who is on board, then who is in reserves. */
function reveal(g: G, seat: SeatId, formation: Formation): void {
  g.apply({ type: 'formationRevealed', rules: ['WH-MISSION-09'], seat });
  const s = g.state;
  const begins = (wanted: string): string[] =>
    ownUnits(s, seat).filter((id) => startOf(formation[id]!).start === wanted);
  const groups = new Map(ownUnits(s, seat).map((id) => [id, groupOf(s, seat, formation, id)]));
  for (const unit of begins('join'))
    g.apply({ type: 'leaderAttached', rules: ['WH-LEAD-02'], unit, to: startOf(formation[unit]!).unit! });
  for (const id of begins('board'))
    for (const unit of groups.get(id)!) {
      const transport = s.units[startOf(formation[id]!).unit!]!.models[0]!;
      g.apply({ type: 'startsAboard', rules: ['WH-TRANS-02'], unit, transport });
    }
  for (const start of ['reserves', 'strategic'])
    for (const id of begins(start))
      for (const unit of groups.get(id)!) {
        const rule = start === 'strategic' ? 'WH-RES-02' : hasKeyword(s, id, 'AIRCRAFT') ? 'WH-AIR-01' : 'WH-ABIL-12';
        g.apply({ type: 'startsInReserves', rules: [rule], unit, strategic: start === 'strategic' });
      }
}
