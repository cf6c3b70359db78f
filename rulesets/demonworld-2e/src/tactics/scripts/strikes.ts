import { pieceOf } from '../../01-introduction/board/pieces.ts';
import { NOTHING, supportedIn, targetIn } from '../../04-missiles/volley/announce.ts';
import { strikeChance } from '../../06-melee/expectation.ts';
import { strikesRefusal } from '../../06-melee/strikes.ts';
import type { Asked, Look } from '../../kit.ts';

/** DW-VI-30: what a supporter adds to a strike. Whoever hits less often by himself had better support. */
const SUPPORT = 3 / 20;

/**
 * DW-VI-18: everybody strikes where it promises most, which comes first among the options. Elements that hardly hit
 * support a strike at one of their targets.
 */
export function strikesFor(look: Look, r: Asked<'strikes'>): Readonly<Record<string, string>> {
  const answer: Record<string, string> = {};
  for (const { id, options } of r.items) {
    const own = options[0]!;
    answer[id] = strikesRefusal(look, { [id]: own }, r.args) === null ? own : NOTHING;
  }
  const bound = new Set<string>();
  for (const { id, options } of r.items) {
    const target = targetIn(answer[id]!);
    if (bound.has(id) || (target !== null && hits(look, id, target) >= SUPPORT)) continue;
    for (const o of options) {
      const partner = supportedIn(o);
      if (partner === null || targetIn(answer[partner] ?? NOTHING) === null) continue;
      if (strikesRefusal(look, { ...answer, [id]: o }, r.args) !== null) continue;
      answer[id] = o;
      bound.add(partner);
      break;
    }
  }
  return answer;
}

const hits = (look: Look, by: string, target: string): number =>
  strikeChance(look, pieceOf(look.state, by)!, pieceOf(look.state, target)!);
