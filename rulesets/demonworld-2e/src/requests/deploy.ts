import type { Placed, Refusal, Request, Rng } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { type Look, request } from '../kit.ts';
import { fieldAt, isOnBoard } from '../rules/board/board.ts';
import { keyOf } from '../rules/board/occupancy.ts';

const sideOfSeat = (state: State, seat: string): string => state.seats.find((s) => s.id === seat)!.side;

/** DW-VII-03: any formation and facing inside the own zone. */
function check(look: Look, r: Request, answer: readonly Placed[]): Refusal | null {
  const zone = look.state.zones[sideOfSeat(look.state, r.by)];
  const seen = new Set<number>();
  for (const { piece, pose } of answer) {
    const { q, r: row, facing } = pose;
    const no = (code: string, rule: NonNullable<Refusal['rule']>): Refusal => ({
      code,
      rule,
      measured: piece,
      unit: 'name',
    });
    if (q === undefined || row === undefined || facing === undefined || facing < 0 || facing > 5)
      return no('noSuchPlace', 'DW-I-22');
    if (!isOnBoard(look.state.board, q, row)) return no('offBoard', 'DW-V-89');
    if (zone !== undefined && (row < zone.first || row > zone.last)) return no('outsideZone', 'DW-VII-03');
    if (seen.has(keyOf(q, row))) return no('onTop', 'DW-I-21');
    seen.add(keyOf(q, row));
  }
  return null;
}

/** The pieces of a request unit by unit. */
function unitsIn(look: Look, r: Request & { kind: 'place' }): string[][] {
  const units = new Map<string, string[]>();
  for (const piece of r.pieces) {
    const { unit } = look.state.elements[piece]!;
    const own = units.get(unit);
    if (own === undefined) units.set(unit, [piece]);
    else own.push(piece);
  }
  return [...units.values()];
}

/**
 * Battle lines side by side in the zone, looking at the enemy; surplus elements stand in the rearmost rank (DW-I-40).
 * `ranks` says how deep each unit stands, `shift` how far from the left edge.
 */
function lines(
  look: Look,
  r: Request & { kind: 'place' },
  ranks: (n: number) => number,
  slack: (most: number) => number,
): Placed[] {
  const side = sideOfSeat(look.state, r.by);
  const zone = look.state.zones[side]!;
  const allies = look.state.seats.filter((s) => s.side === side);
  const place = allies.findIndex((s) => s.id === r.by);
  const columns = 17 * look.state.board.across;
  const room = Math.floor(columns / allies.length);
  const south = zone.facing === 1;
  const frontRow = south ? zone.last : zone.first;
  const units = unitsIn(look, r);
  const widths = units.map((u) => Math.ceil(u.length / ranks(u.length)));
  let free = room - 2 - widths.reduce((n, w) => n + w + 1, 0);
  let column = 2 + place * room;
  const placed: Placed[] = [];
  units.forEach((own, i) => {
    const gap = slack(Math.max(0, free));
    free -= gap;
    column += gap;
    const left = fieldAt(column, frontRow);
    own.forEach((piece, k) => {
      const rank = Math.floor(k / widths[i]!);
      const row = frontRow + (south ? -rank : rank);
      placed.push({
        piece,
        pose: { q: left.q + (k % widths[i]!) + shiftOf(rank, south), r: row, facing: zone.facing },
      });
    });
    column += widths[i]! + 1;
  });
  return placed;
}

/** Ranks lean alternately, so that deep lines stay straight: half a field to one side, then to the other. */
const shiftOf = (rank: number, south: boolean): number => (south ? Math.ceil(rank / 2) : -Math.ceil(rank / 2));

const usual = (look: Look, r: Request): Placed[] =>
  lines(
    look,
    r as never,
    (n) => (n <= 3 ? 1 : 2),
    (most) => Math.floor(most / 3),
  );

export const deploy = request<readonly Placed[]>({
  check,
  witness: usual,
  sample(look, r, rng: Rng) {
    const answer = lines(
      look,
      r as never,
      (n) => Math.min(n, rng.int(2, 3)),
      (most) => rng.int(0, most),
    );
    return check(look, r, answer) === null ? answer : null;
  },
  candidates: (look, r) =>
    [2, 3].flatMap((ranks) =>
      [0, 1, 2].map((k) =>
        lines(
          look,
          r as never,
          (n) => Math.min(n, ranks),
          (most) => Math.floor((most * k) / 2),
        ),
      ),
    ),
});
