import { hex } from '@walstatt/geometry';
import type { Body } from '../../01-introduction/board/pieces.ts';
import type { Formation } from '../../01-introduction/formation/formation.ts';
import type { Account, Terms } from '../account.ts';
import { type Judged, refused } from '../leg-effect.ts';

/** DW-V-28, DW-V-29: the widest front that wheels easily. */
const EASY_FRONT = 5;

/** DW-V-26 to DW-V-36: sixty degrees forward about one end of the front rank. */
export function wheel(body: Body, formation: Formation, terms: Terms, account: Account, to: unknown): Judged {
  if (to !== 'left' && to !== 'right') return refused('noSuchLeg', 'DW-V-31');
  if (terms.order === 'hold') return refused('holds', 'DW-III-17');
  if (formation.kind === 'unordered') return refused('unordered', 'DW-V-26', { args: { why: formation.rule } });
  if (formation.kind === 'column') return refused('columnsDoNotWheel', 'DW-V-53');
  if (account.wheel !== 'none' && account.wheel !== to) return refused('bothWays', 'DW-V-32');
  const front = formation.ranks[0]!;
  const wide = front.length > EASY_FRONT;
  const most = wide ? 1 : 2;
  if (account.wheels >= most)
    return refused('wheeledEnough', wide ? 'DW-V-29' : 'DW-V-27', {
      measured: account.wheels + 1,
      limit: most,
      unit: 'count',
    });
  const pivot = to === 'left' ? front[0]! : front[front.length - 1]!;
  const turned = hex.wheel(body, pivot, to === 'left' ? -1 : 1);
  const ways = body.map((from, i) => {
    const walk = turned.walks[i]!;
    const end = { id: from.id, ...turned.to[i]!, facing: hex.sixths(from.facing + turned.turn) };
    return { from, to: end, directions: walk.directions, passed: walk.hexes, looking: from.facing };
  });
  return {
    effect: {
      body: ways.map((w) => w.to),
      ways,
      points: 0,
      manoeuvres: wide ? 2 : 1,
      sweeps: true,
      wheel: to,
      rules: [
        'DW-V-26',
        'DW-V-27',
        wide ? 'DW-V-29' : 'DW-V-28',
        'DW-V-30',
        'DW-V-34',
        'DW-V-35',
        ...(account.wheels > 0 ? (['DW-V-33'] as const) : []),
      ],
    },
  };
}
