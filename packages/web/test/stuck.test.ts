import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { expect, it, vi } from 'vitest';
import type { Sight } from '../src/host/game-host.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { RunningBattle } from '../src/host/local/running-battle.ts';

const whole = warpath as unknown as AnyRuleset;

/** A ruleset that asks where to deploy a unit and accepts no place at all. */
const broken: AnyRuleset = {
  ...whole,
  requests: {
    ...whole.requests,
    deployPlace: { ...whole.requests['deployPlace']!, check: () => ({ code: 'offTable', rule: 'WP-DEMO-04' }) },
  },
};

it.each([
  ['de', 'en', 'Findet keine erlaubte Antwort auf „', 'Finds no legal answer to "'],
  ['en', 'de', 'Finds no legal answer to "', 'Findet keine erlaubte Antwort auf „'],
] as const)(
  'a computer without a legal answer stops and says so in %s, then in %s',
  async (language, other, words, anew) => {
    const set = broken.setUp({ scenario: 'demo' });
    if (!('state' in set)) throw new Error('no set-up');
    const computer = { kind: 'computer', strength: 'easy' } as const;
    const order = {
      ruleset: 'warpath-1e',
      setup: { scenario: 'demo' },
      seats: { fathers: computer, marauders: computer },
      dice: 'computer',
      guided: false,
    } as const;
    const sights: Sight[] = [];
    const battle = Battle.begin(broken, set.state, { dice: seededDice(1) });
    const running = new RunningBattle('stuck', order, battle, language, (s) => sights.push(s));
    running.tempo.pace = 0;
    await running.goOn();
    expect(sights[0]!.thinking).toBe(true);
    const last = sights.at(-1)!;
    expect(last.thinking).toBe(false);
    expect(last.outcome.over).toBe(false);
    expect(last.waitingFor.map((s) => s.id)).toEqual(['fathers']);
    expect(last.thoughts.at(-1)!.text).toContain(words);
    running.setLanguage(other);
    await vi.waitFor(() => expect(sights.at(-1)!.thoughts.at(-1)?.text).toContain(anew));
  },
);
