import { levelNamed } from '@walstatt/bots';
import type { Language, Types } from '@walstatt/engine';
import { teller } from '@walstatt/engine/host';
import type { BattleOrder, Player, SeatInfo } from '../game-host.ts';
import { looksOf } from '../looks.ts';
import type { AnyRuleset } from './rulesets.ts';

/** The seats of a battle, with names, sides and who decides for them. */
export function seatsOf(
  ruleset: AnyRuleset,
  state: Types['State'],
  players: Readonly<Record<string, Player>>,
  language: Language,
): SeatInfo[] {
  const t = teller(ruleset, state, language);
  const looks = looksOf(state.seats);
  return state.seats.map((s) => ({
    id: s.id,
    name: t.name(s.id),
    side: looks.get(s.side)!,
    sideName: t.name(s.side),
    player: players[s.id] ?? { kind: 'person' },
  }));
}

/** A journal records who had which seat. Anything other than a computer is a person. */
export const writePlayer = (p: Player): string => (p.kind === 'person' ? 'person' : `computer ${p.strength}`);

/** The players of an order. One that was kept long ago may name a level as it was called then. */
export const playersOf = ({ seats }: Pick<BattleOrder, 'seats'>): BattleOrder['seats'] =>
  Object.fromEntries(Object.entries(seats).map(([id, p]) => [id, readPlayer(writePlayer(p), p)]));

export function readPlayer(text: string | undefined, otherwise: Player): Player {
  const [kind, strength] = (text ?? '').split(' ');
  if (kind === 'person') return { kind };
  if (kind !== 'computer') return otherwise;
  return { kind, strength: levelNamed(strength ?? '') ?? 'seasoned' };
}
