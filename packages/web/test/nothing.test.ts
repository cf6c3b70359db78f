import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { expect, it } from 'vitest';
import { askedOf } from '../src/host/local/asked.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const ruleset = warpath as unknown as AnyRuleset;

it('offers to place nothing only where that is allowed: flyers of Warpath must come in the second turn', () => {
  const set = ruleset.setUp({ scenario: 'battle' });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
  const rng = seededRng(3);
  const offered: [must: boolean, words: string | null][] = [];
  for (let i = 0; i < 2000 && !battle.idle; i++) {
    const p = battle.pending[0]!;
    const look = battle.lookAs(p.request.by);
    const { must } = (p.request.args ?? {}) as { readonly must?: boolean };
    if (p.request.name === 'flyIn')
      offered.push([must === true, askedOf(ruleset, look as never, p as never, [], 'en').noneText]);
    if (offered.length === 4) break;
    battle.answer(p.id, botAnswer(battle, randomBot, p, rng).answer);
  }
  expect(new Set(offered.map(([must, words]) => `${must} ${words}`))).toEqual(
    new Set(['true null', 'false Stay away for now']),
  );
});
