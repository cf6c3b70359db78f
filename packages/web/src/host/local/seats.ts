import { type Language, type Types, teller } from '@walstatt/engine';
import type { Player, SeatInfo } from '../game-host.ts';
import type { AnyRuleset } from './rulesets.ts';

/** The seats of a battle with names, sides and who decides for them. */
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

/** The looks of sides are numbered; a seat called by a colour gets the look of that colour. */
const NAMED: Readonly<Record<string, number>> = { blue: 0, red: 1, yellow: 2, gold: 2, violet: 3, purple: 3 };

/** Which look each side has: the one its first seat is named after, otherwise the first that is free. */
function looksOf(seats: Types['State']['seats']): Map<string, number> {
  const looks = new Map<string, number>();
  for (const s of seats) if (!looks.has(s.side) && NAMED[s.id] !== undefined) looks.set(s.side, NAMED[s.id]!);
  for (const s of seats) {
    if (looks.has(s.side)) continue;
    const taken = new Set(looks.values());
    let free = 0;
    while (taken.has(free)) free++;
    looks.set(s.side, free);
  }
  return looks;
}

/** A journal writes down who sat where; anything else than a computer is a person. */
export const writePlayer = (p: Player): string => (p.kind === 'person' ? 'person' : `computer ${p.strength}`);

export function readPlayer(text: string | undefined, otherwise: Player): Player {
  const [kind, strength] = (text ?? '').split(' ');
  if (kind === 'person') return { kind };
  if (kind !== 'computer') return otherwise;
  return { kind, strength: strength === 'easy' || strength === 'strong' ? strength : 'medium' };
}
