import { ask, type Rule } from '@walstatt/engine';
import { modelsOf } from '../../01-units/units.ts';
import { activity } from '../../kit.ts';
import { modelsAboard } from '../capacity.ts';
import { deckOf, NOTHING, rangedWeapons } from './weapons.ts';

/**
 * Firing Deck (Feuerplattform). WH-TRANS-15: each time a TRANSPORT is selected to shoot. WH-TRANS-16: one ranged weapon
 * each of some models on board. WH-G-37: they are counted now, and it is the TRANSPORT that fires.
 */
export const firingDeck = activity('firingDeck', {
  steps: {
    begin: (g, c) => g.set(c, { models: modelsOf(g.state, c.unit).filter((m) => deckOf(g.state, m) > 0) }),

    *arm(g, c): Rule<string | undefined> {
      const [transport, ...models] = c.models;
      if (transport === undefined) return undefined;
      g.set(c, { models });
      const aboard = modelsAboard(g.state, transport).map((id) => ({ id, weapons: rangedWeapons(g.state, id) }));
      const armed = aboard.filter(({ weapons }) => weapons.length > 0);
      const weapons = [...new Set(armed.flatMap((m) => m.weapons))];
      const answer = yield* ask(g, {
        kind: 'assign',
        name: 'firingDeck',
        by: c.seat,
        rule: 'WH-TRANS-15',
        args: { unit: c.unit },
        items: armed.map((m) => ({ id: m.id, args: { transport }, options: [NOTHING, ...m.weapons] })),
        options: [
          { id: NOTHING, args: { weapon: null } },
          ...weapons.map((weapon) => ({ id: weapon, args: { weapon } })),
        ],
      });
      const chosen = armed.flatMap(({ id }) => (answer[id] === NOTHING ? [] : [answer[id]!]));
      if (chosen.length > 0)
        g.beginEffect({
          name: 'firingDeck',
          rule: 'WH-TRANS-17',
          on: transport,
          by: c.seat,
          data: { weapons: chosen },
          until: { until: 'end', frame: 'shoot', of: null, complete: false },
          stack: 'replace',
        });
      return 'arm';
    },
  },
});
