import { parsePosition, writePosition } from '@walstatt/engine/notation';
import { expect, it } from 'vitest';
import { ruleset } from '../index.ts';

it('[WP-FLYER-02] a battle of any length can be kept: its turns and those of its flyers have room', () => {
  const set = ruleset.setUp({ scenario: 'battle', options: { turns: 0 } });
  if (!('state' in set)) throw new Error('not set up');
  const { state } = set;
  state.turn = 123_457;
  const [flyer] = Object.values(state.units).filter((u) => u.type === 'flyer');
  flyer!.flew = 61_729;
  const read = parsePosition(ruleset, writePosition(ruleset, state, [], { begins: true }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.state).toEqual({ ...state, agenda: read.state.agenda });
});
