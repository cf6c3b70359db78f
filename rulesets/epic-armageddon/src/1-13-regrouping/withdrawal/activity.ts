import type { Rule } from '@walstatt/engine';
import { gapAtMost } from '@walstatt/geometry';
import { cm } from '../../1-00-materials/cm.ts';
import { bodyOf, isNear, standing, tableTop } from '../../1-00-materials/table-top.ts';
import { isGone, isOnGround, isWarEngine, profileOf } from '../../1-01-units/units.ts';
import { areEnemyFormations, isOnTheGround, unitsOnGround } from '../../1-02-formations/formations.ts';
import { suffer } from '../../1-02-formations/losses/suffer.ts';
import { newMove } from '../../1-07-movement/move/new-move.ts';
import { activity, type G, type L } from '../../kit.ts';

/** EA-1.13.3-04: two moves in any direction. EA-G-41: the withdrawal always happens; whether units move is their owner's choice. */
export const withdrawal = activity('withdrawal', {
  goesOnWhile: ({ state }, { formation }) => isOnTheGround(state, formation),
  steps: {
    begin: (g, { formation }) => g.apply({ type: 'withdrawalBegan', rules: ['EA-1.13.3-01'], formation }),

    /** EA-1.13.3-09: a unit that cannot move is caught where it was broken. */
    *rooted(g, { formation }): Rule<void> {
      for (const unit of unitsOnGround(g.state, formation))
        if (profileOf(g.state, unit).speed === 0 && isCaught(g, unit, false))
          yield* suffer(g, { unit, why: 'withdrawal', rules: ['EA-1.13.3-09'] });
    },

    /** EA-1.13.3-02, EA-1.13.3-08: enemies on overwatch may shoot after each move that was really made. */
    move(g, c): string {
      if (c.movesLeft === 0) return 'caught';
      const left = c.movesLeft - 1;
      g.set(c, { movesLeft: left });
      g.then('move', newMove(g, { formation: c.formation, manner: 'withdrawal', left }), 'EA-1.13.3-04');
      return 'moved';
    },

    moved(g, c): string {
      const moved = (g.replied<string[]>() ?? []).filter((unit) => !c.moved.includes(unit));
      g.set(c, { moved: [...c.moved, ...moved] });
      return 'move';
    },

    /** EA-1.13.3-05. EA-3.2.4-07: a war engine loses one damage point for each enemy unit that is so near. */
    *caught(g, c): Rule<void> {
      for (const unit of unitsOnGround(g.state, c.formation)) {
        if (!isWarEngine(g.state, unit)) {
          if (isCaught(g, unit, c.moved.includes(unit)))
            yield* suffer(g, { unit, why: 'withdrawal', rules: ['EA-1.13.3-05'] });
          continue;
        }
        const hits = foesNear(g, unit, reachOf(g, unit, c.moved.includes(unit)));
        for (let hit = 0; hit < hits && !isGone(g.state.units[unit]!); hit++)
          yield* suffer(g, { unit, why: 'withdrawal', rules: ['EA-3.2.4-07'] });
      }
    },
  },
});

/** EA-1.13.3-05: how near enemies must be to destroy a unit at the end of a withdrawal, or where it has stayed. */
const reachOf = (look: L, unit: string, moved: boolean): number => look.modify('caughtWithin', cm(15), { unit, moved });

/** What `caughtWithin` is about. */
export type Caught = { readonly unit: string; readonly moved: boolean };

function isCaught(look: L, unit: string, moved: boolean): boolean {
  if (!isOnGround(look.state, unit)) return false;
  const reach = reachOf(look, unit, moved);
  const body = bodyOf(look.state, unit);
  return reach > 0 && enemiesOf(look, unit).some((other) => isNear(body, other, reach));
}

const enemiesOf = (look: L, unit: string) =>
  tableTop(look).units.filter((other) => areEnemyFormations(look.state, look.state.units[unit]!.formation, other.id));

function foesNear(look: G, unit: string, reach: number): number {
  if (reach <= 0) return 0;
  const body = bodyOf(look.state, unit);
  let near = 0;
  for (const { id } of enemiesOf(look, unit))
    for (const foe of standing(look, id).bodies) if (gapAtMost(body, foe, reach)) near++;
  return near;
}
