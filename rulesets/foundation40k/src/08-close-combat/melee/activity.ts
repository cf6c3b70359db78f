import { ask, type Rule } from '@walstatt/engine';
import { shiftIntoContact } from '@walstatt/geometry';
import { standing } from '../../01-units/space.ts';
import { isOnTable } from '../../01-units/units.ts';
import { activeUnit } from '../../04-actions/active.ts';
import { againstAction } from '../../04-actions/set-aside.ts';
import { advance } from '../../05-movement/advance.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { foesInContact, nearestPair, unitsTouch } from '../contact.ts';
import { firstToStrike } from './first-to-strike.ts';

type C = Contexts['melee'];

/** FD-MELEE-01 to 25: a melee action of one unit against one enemy unit in contact (FD-GAP-55). */
export const melee = activity('melee', {
  begins(look, c) {
    const rules = againstAction(look, c, 'meleeAction');
    return c.target === null || foesInContact(look, c.unit).includes(c.target) ? rules : [...rules, 'FD-MELEE-01'];
  },
  steps: {
    *target(g, c): Rule<string | undefined> {
      if (c.target !== null) return undefined;
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'opponent',
        by: c.seat,
        rule: 'FD-GAP-55',
        args: { unit: c.unit },
        options: foesInContact(g, c.unit).map((id) => ({ id })),
      });
      if (target === null) return 'end';
      g.set(c, { target }, 'FD-MELEE-01');
      return undefined;
    },

    first(g, c): void {
      const first = firstToStrike(g, c.unit, c.target!);
      g.set(c, { first }, 'FD-GAP-72');
      strikeWith(g, c, first);
    },

    countFirst(g, c): void {
      g.set(c, { [c.first]: g.replied<number>() ?? 0 });
    },

    /** FD-MELEE-11, FD-GAP-56: a destroyed unit does not strike back. Stunning can then no longer change anything. */
    second(g, c): string | undefined {
      if (!isOnTable(g.state, c.unit) || !isOnTable(g.state, c.target!)) return 'decide';
      strikeWith(g, c, c.first === 'attacker' ? 'defender' : 'attacker');
      return undefined;
    },

    countSecond(g, c): void {
      g.set(c, { [c.first === 'attacker' ? 'defender' : 'attacker']: g.replied<number>() ?? 0 });
    },

    /**
     * FD-MELEE-14, FD-MELEE-15, FD-MELEE-16: the side with more unsaved hits wins, and the defender wins a tie.
     * FD-MELEE-17, FD-GAP-44: the loser is tested unless it is already fleeing. FD-GAP-56: if a unit is gone, nobody
     * has won.
     */
    decide(g, c): string | undefined {
      const target = c.target!;
      if (!isOnTable(g.state, c.unit) || !isOnTable(g.state, target)) return 'end';
      const attackerWins = c.attacker > c.defender;
      const winner = attackerWins ? c.unit : target;
      const loser = attackerWins ? target : c.unit;
      g.apply({
        type: 'meleeDecided',
        rules: ['FD-MELEE-14', 'FD-MELEE-15', ...(c.attacker === c.defender ? (['FD-MELEE-16'] as const) : [])],
        winner,
        loser,
        won: Math.max(c.attacker, c.defender),
        lost: Math.min(c.attacker, c.defender),
      });
      if (g.state.units[loser]!.morale !== 'fleeing')
        g.then('moraleTest', { unit: loser, occasion: 'melee' }, 'FD-MELEE-17', 'FD-MELEE-20');
      return undefined;
    },

    /** FD-MELEE-18, FD-MELEE-19, FD-MELEE-25, FD-GAP-58: a loser that flees breaks off. Otherwise the melee goes on. */
    aftermath(g, c): string | undefined {
      const attackerWins = c.attacker > c.defender;
      const winner = attackerWins ? c.unit : c.target!;
      const loser = attackerWins ? c.target! : c.unit;
      if (g.state.units[loser]!.morale !== 'fleeing') {
        closeUp(g, winner, loser);
        return 'end';
      }
      // The active unit has done its duty to flee. Any other unit must still be activated and flee again.
      if (activeUnit(g.state) === loser) g.apply({ type: 'fleeDutyDone', rules: ['FD-GAP-43'], unit: loser });
      g.then(
        'breakOff',
        { seat: g.state.units[loser]!.owner, unit: loser, pursuers: [winner], distance: 0 },
        'FD-MELEE-18',
        'FD-GAP-43',
      );
      return 'end';
    },

    end(): void {},
  },
});

function strikeWith(g: G, c: C, who: 'attacker' | 'defender'): void {
  const unit = who === 'attacker' ? c.unit : c.target!;
  g.then(
    'strike',
    {
      seat: g.state.units[unit]!.owner,
      unit,
      target: who === 'attacker' ? c.target! : c.unit,
      attacker: who === 'attacker',
      armed: [],
      rolled: [],
    },
    'FD-MELEE-02',
  );
}

/** FD-GAP-58: if losses left no bases touching, the winner closes up. */
function closeUp(g: G, winner: string, loser: string): void {
  if (unitsTouch(g, winner, loser)) return;
  const { from, to } = nearestPair(g, winner, loser);
  const body = standing(g, winner).bodies[from]!;
  const foe = standing(g, loser).bodies[to]!;
  // Straight at an enemy there is always contact.
  const { dx, dy } = shiftIntoContact(body, foe.centre.x - body.centre.x, foe.centre.y - body.centre.y, foe)!;
  const placed = advance(g, winner, dx, dy);
  g.apply({ type: 'unitMoved', rules: ['FD-GAP-58'], unit: winner, placed, how: 'closeUp' });
}
