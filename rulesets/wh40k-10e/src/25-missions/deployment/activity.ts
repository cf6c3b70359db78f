import { ask, enemiesOf, type Rule } from '@walstatt/engine';
import { ownerOf, wholeUnits } from '../../01-units/units.ts';
import { destroyModel } from '../../09-strength/destroy.ts';
import { abilityOfAll } from '../../19-deployment/abilities.ts';
import { modelsToSetUp, placesOf } from '../../19-deployment/set-up/judge.ts';
import { roomFor } from '../../19-deployment/set-up/room.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { isUnmanned } from '../unmanned.ts';

/**
 * WH-ONLYWAR-11, WH-ONLYWAR-14: units are set up one at a time in turn; when one player has finished, the other goes on.
 * WH-ONLYWAR-13: until all units stand, or there is no more room.
 */
export const deployment = activity('deployment', {
  steps: {
    *setUp(g, c): Rule<string | undefined> {
      const turn = c.turn ?? g.state.attacker!;
      const seat = [turn, ...enemiesOf(g.state, turn)].find((id) => waiting(g.state, id).length > 0);
      if (seat === undefined) return undefined;
      const unit = (yield* ask(g, {
        kind: 'choose',
        name: 'unitToDeploy',
        by: seat,
        rule: 'WH-ONLYWAR-11',
        args: {},
        options: waiting(g.state, seat).map((id) => ({ id })),
      }))!;
      g.set(c, { turn: enemiesOf(g.state, seat)[0]! });
      const infiltrates = abilityOfAll(g.state, unit, 'infiltrators') !== null;
      const how = infiltrates ? 'infiltrate' : 'deploy';
      // WH-G-42: a unit for which there is no room counts as destroyed.
      if (roomFor(g, unit, how) === null) {
        for (const model of modelsToSetUp(g.state, unit))
          destroyModel(g, { model, silent: true, rules: ['WH-ONLYWAR-13'] });
        return 'setUp';
      }
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'setUp',
        by: seat,
        rule: infiltrates ? 'WH-ABIL-19' : 'WH-ONLYWAR-12',
        args: { unit, how },
        pieces: modelsToSetUp(g.state, unit),
      });
      g.apply({ type: 'unitSetUp', rules: ['WH-ONLYWAR-12'], unit, placed: placesOf(answer)! });
      return 'setUp';
    },
  },
});

/** The units of a seat that are still to be set up. */
const waiting = (s: State, seat: string): string[] =>
  wholeUnits(s).filter(
    (id) => ownerOf(s, id) === seat && s.units[id]!.status.at === 'undeployed' && !isUnmanned(s, id),
  );
