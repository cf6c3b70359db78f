import type { Ruleset } from '@walstatt/engine';
import { scenario } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { type HexTypes, ruleset } from '../src/index.ts';

const POSITION = `ruleset: practice-hexfield
at: battle.round / round.orders / plots
round: 3
forces:
  amber: { edge: south, plot: { is: laid, field: { q: 6, r: 3 }, round: 3 } }
  slate: { edge: north }
units:
  spears: { unit: spears, owner: amber, at: { q: 0, r: 13, facing: 4 } }
  axes: { unit: axes, owner: slate, at: { q: 6, r: 4, facing: 1 } }
`;

/** A later call of this reducer does something else than an earlier one. */
function remembering(): Ruleset<HexTypes> {
  const { reduce, ...marks } = ruleset.events['fell']!;
  let times = 0;
  const fell = {
    ...marks,
    reduce(state: HexTypes['State'], event: never): void {
      reduce(state, event);
      state.round += times++;
    },
  };
  return { ...ruleset, events: { ...ruleset.events, fell } };
}

it('a rule that remembers something outside the state is found out by the battle that is restored beside it', () => {
  const play = (rules: Ruleset<HexTypes>): void => {
    scenario(rules, { position: POSITION, dice: [8, 9, 12] }).answer('fall', ['e4_4']);
  };
  expect(() => play(ruleset)).not.toThrow();
  expect(() => play(remembering())).toThrow('goes on in another way');
});
