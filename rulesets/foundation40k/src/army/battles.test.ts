import type { Plain } from '@walstatt/engine';
import { randomBattle, watchful } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../../test/example-army.ts';
import { MENAGERIE } from '../../test/menagerie.ts';
import { ruleset } from '../index.ts';
import { type Force, forceOf } from './force.ts';
import { readArmy } from './read.ts';

function forceIn(text: string, list: string): Force {
  const read = readArmy(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return forceOf(read.army, read.army.lists[list]!);
}

test('armies of files, with every type and special rule, fight to the end', () => {
  const forces = { red: forceIn(MENAGERIE, 'all'), blue: forceIn(EXAMPLE, 'patrol') } as unknown as Plain;
  ruleset.scenarios.forEach((scenario, i) => {
    const battle = randomBattle(
      ruleset,
      { scenario, forces, table: i },
      i,
      watchful(ruleset, { views: false, states: i === 0 }),
    );
    expect(battle.state.winners).not.toBe(null);
  });
}, 60_000);
