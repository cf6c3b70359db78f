import type { Ruleset } from '@walstatt/engine';
import { parsePosition } from '@walstatt/engine/notation';
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

/** Its saves lose track of the round. */
function forgetful(): Ruleset<HexTypes> {
  const { codec } = ruleset;
  const parseState: typeof codec.parseState = (raw) => {
    const parsed = codec.parseState(raw);
    if (parsed.ok) parsed.value.round = 1;
    return parsed;
  };
  return { ...ruleset, codec: { ...codec, parseState } };
}

it('what a save loses is found out by the battle that is restored beside the one that is played', () => {
  const parsed = parsePosition(ruleset, POSITION);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const play = (rules: Ruleset<HexTypes>): void => {
    scenario(rules, { state: parsed.state, dice: [8, 9, 12] }).answer('fall', ['e4_4']);
  };
  expect(() => play(ruleset)).not.toThrow();
  expect(() => play(forgetful())).toThrow('goes on in another way');
});
