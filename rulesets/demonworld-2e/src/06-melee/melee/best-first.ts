import { pieceOf } from '../../01-introduction/board/pieces.ts';
import { targetIn } from '../../04-missiles/volley/announce.ts';
import type { ElementsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { strikeChance, worthOf } from '../expectation.ts';

type Choices = { id: ElementsId; options: string[] };

/**
 * Puts the most promising strike first, which makes it the default. Blows at a target that others have probably slain
 * are wasted (DW-VI-19), so they are spread out.
 */
export function bestFirst(look: Look, items: readonly Choices[]): Choices[] {
  const alive = new Map<ElementsId, number>();
  return items.map(({ id, options }) => {
    const by = pieceOf(look.state, id)!;
    let best: { option: string; target: ElementsId; chance: number } | null = null;
    let most = -1;
    for (const option of options) {
      const target = targetIn(option);
      if (target === null) continue;
      const chance = strikeChance(look, by, pieceOf(look.state, target)!);
      const value = chance * worthOf(look, target) * (alive.get(target) ?? 1);
      if (value <= most) continue;
      most = value;
      best = { option, target, chance };
    }
    if (best === null) return { id, options };
    const { option, target, chance } = best;
    alive.set(target, (alive.get(target) ?? 1) * (1 - chance));
    return { id, options: [option, ...options.filter((o) => o !== option)] };
  });
}
